import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { notSearched } from '../../contract/notSearched.ts';
import { Label } from '../i18n/Labels.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import {
  linkAttributes,
  opensNewTab,
  type LinkAttributes,
  type LinkContext,
  type LinkKind,
} from '../../contract/links.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface LinkProps extends LinkContext {
  /** Any URL. If `linkRules` rejects it, the component renders plain text. */
  href: string;
  /** The link text. Must make sense without the sentence around it. */
  children: ReactNode;
  /**
   * `inline` for running text, `quiet` for lists of links such as a menu or the footer, `standalone` for a
   * separate link with an arrow. Default `inline`.
   */
  variant?: LinkVariant;
  /** `false` hides the icon if one with the same meaning is already next to the link. */
  icon?: boolean;
  /** Marks the current page or step. */
  'aria-current'?: 'page' | 'location' | 'step' | true;
  /** Language of the target page, if it differs from this page's language. */
  hrefLang?: string;
  /** Language of the link's text, if it differs from the page's language. */
  lang?: string;
  /** Saves the target as a file instead of showing it. A string sets the file name. */
  download?: boolean | string;
  /** Tooltip. Not available to touch and keyboard, so it must not contain anything important. */
  title?: string;
  /** Anchor id of the link. */
  id?: string;
  /** Class name from a component that adds styles. */
  className?: string;
}

type LinkVariant = 'inline' | 'quiet' | 'standalone';

/** A link. The address decides whether it opens in a new tab and which icon it has (`linkRules`). */
export function Link({
  href,
  siteOrigin,
  children,
  variant = 'inline',
  icon = true,
  ...anchor
}: LinkProps) {
  const link = linkAttributes(href, siteOrigin === undefined ? {} : { siteOrigin });
  if (!link) return children;
  const { kind, ...attributes } = link;
  const iconName = icon ? iconFor(kind, variant) : undefined;
  const Anchor = anchors[variant];
  return (
    <Anchor {...anchor} {...attributes}>
      {children}
      <NewTabHint kind={kind} />
      {iconName && variant === 'quiet' && <TrailingIcon name={iconName} size={16} />}
      {iconName && variant !== 'quiet' && (
        <Unbroken aria-hidden>
          {wordJoiner}
          <TrailingIcon name={iconName} size={16} />
        </Unbroken>
      )}
    </Anchor>
  );
}

/** Announces to screen readers that a link opens in a new tab, if it does (WCAG technique G201). */
export function NewTabHint({ kind }: { kind: LinkKind }) {
  if (!opensNewTab(kind)) return null;
  return (
    <VisuallyHidden {...notSearched}>
      {' '}
      <Label name="link.newTab" />
    </VisuallyHidden>
  );
}

function iconFor(kind: LinkAttributes['kind'], variant: LinkVariant): IconName | undefined {
  if (kind === 'external' || kind === 'mail' || kind === 'phone') return kind;
  return variant === 'standalone' ? 'arrow-right' : undefined;
}

// Word joiners prevent a line break before the icon.
const wordJoiner = '\u2060';

const Unbroken = styled.span`
  white-space: nowrap;
`;

const TrailingIcon = styled(Icon)`
  margin-inline-start: 0.25em;
  width: 0.9em;
  height: 0.9em;
  vertical-align: -0.08em;
`;

const InlineAnchor = styled.a`
  color: var(--color-accent-text);
  text-decoration-thickness: 1px;
  &:hover {
    color: var(--color-accent-text-hover);
    text-decoration-thickness: 2px;
  }
`;

// A list of links is recognisable without underlines. The box is as high as a touch target has to be.
const QuietAnchor = styled.a`
  display: inline-block;
  padding-block: var(--space-1);
  color: inherit;
  text-decoration-thickness: 1px;
  text-decoration-color: transparent;
  /* The icon shows the kind of link and is muted, so that it does not draw attention. */
  & > svg {
    color: var(--color-ink-muted);
  }
  &:hover {
    color: var(--color-accent-text-hover);
    text-decoration-color: currentColor;
  }
  &[aria-current] {
    font-weight: var(--weight-semibold);
    text-decoration-color: currentColor;
    text-decoration-thickness: 2px;
  }
`;

const StandaloneAnchor = styled.a`
  display: inline-block;
  padding-block: var(--space-1);
  color: var(--color-accent-text);
  font-weight: var(--weight-semibold);
  text-decoration-thickness: 1px;
  text-decoration-color: transparent;
  & svg {
    transition: translate var(--duration-dropdown) var(--ease-out);
  }
  &:hover {
    color: var(--color-accent-text-hover);
    text-decoration-color: currentColor;
  }
  &:hover svg {
    translate: 0.2em;
  }
`;

const anchors = { inline: InlineAnchor, quiet: QuietAnchor, standalone: StandaloneAnchor };
