import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { buttonStyles, type ButtonLook } from './buttonStyles.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { NewTabHint } from './Link.tsx';
import { linkAttributes, type LinkContext, type LinkKind } from '../../contract/links.ts';
import { keepFromDom } from './keepFromDom.ts';

export interface ButtonLinkProps extends ButtonLook, LinkContext {
  /** Any URL. If `linkRules` rejects it, the component renders plain text. */
  href: string;
  /** The label: where the link leads, or what happens there. */
  children: ReactNode;
  /** Icon before the label. */
  iconStart?: IconName;
  /** Icon at the end. Default: the icon for an external, mail or telephone link, unless `iconStart` is set. */
  iconEnd?: IconName;
  /** Language of the target page, if it differs from this page's language. */
  hrefLang?: string;
  /** Tooltip. Not available to touch and keyboard, so it must not contain anything important. */
  title?: string;
  /** Saves the target as a file instead of showing it. A string sets the file name. */
  download?: boolean | string;
  /** Anchor id of the link. */
  id?: string;
  /** Class name from a component that adds styles. */
  className?: string;
}

/** A link that looks like a button, for the most important link of a screen. */
export function ButtonLink({
  href,
  siteOrigin,
  children,
  iconStart,
  iconEnd,
  ...rest
}: ButtonLinkProps) {
  const link = linkAttributes(href, siteOrigin === undefined ? {} : { siteOrigin });
  if (!link) return children;
  const { kind, ...attributes } = link;
  const lastIcon = iconEnd ?? (iconStart ? undefined : iconFor(kind));
  return (
    <Frame {...rest} {...attributes}>
      {iconStart && <Icon name={iconStart} size={18} />}
      <span>
        {children}
        <NewTabHint kind={kind} />
      </span>
      {lastIcon && <Icon name={lastIcon} size={18} />}
    </Frame>
  );
}

function iconFor(kind: LinkKind): IconName | undefined {
  return kind === 'internal' || kind === 'anchor' ? undefined : kind;
}

const Frame = styled('a', keepFromDom('variant', 'size'))<ButtonLook>((look) => buttonStyles(look));
