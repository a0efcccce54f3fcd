import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { buttonStyles, type ButtonLook } from './buttonStyles.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { NewTabHint } from './Link.tsx';
import { linkAttributes, type LinkContext, type LinkKind } from '../../contract/linkRules.ts';
import { keepFromDom } from './systemProps.ts';

export interface ButtonLinkProps extends ButtonLook, LinkContext {
  /** Any URL. If `linkRules` rejects it, the component renders plain text. */
  href: string;
  children: ReactNode;
  iconStart?: IconName;
  /** Icon at the end. Default: the icon for an external, mail or telephone link, unless `iconStart` is set. */
  iconEnd?: IconName;
  hrefLang?: string;
  title?: string;
  download?: boolean | string;
  id?: string;
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
