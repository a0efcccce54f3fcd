import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Label } from '../i18n/Labels.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import {
  linkAttributes,
  opensNewTab,
  type LinkAttributes,
  type LinkContext,
  type LinkKind,
} from '../../contract/linkRules.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface LinkProps extends LinkContext {
  /** Any address. One that `linkRules` refuses is shown as plain text. */
  href: string;
  children: ReactNode;
  /**
   * `inline` stands in running text, `quiet` in lists of links such as a menu or the footer,
   * `standalone` on its own with an arrow. Default `inline`.
   */
  variant?: LinkVariant;
  /** `false` leaves out the icon where one of the same meaning already stands beside the link. */
  icon?: boolean;
  /** Marks the page, or the step, that the visitor is on. */
  'aria-current'?: 'page' | 'location' | 'step' | true;
  /** Language of the page behind the link, where it is another one. */
  hrefLang?: string;
  /** Language of the link's own text, where it is another one. */
  lang?: string;
  /** Saves the target as a file instead of showing it; a string names the file. */
  download?: boolean | string;
  title?: string;
  id?: string;
  className?: string;
}

export type LinkVariant = 'inline' | 'quiet' | 'standalone';

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

/** Says to screen readers that a link opens in a new tab, if it does (WCAG technique G201). */
export function NewTabHint({ kind }: { kind: LinkKind }) {
  if (!opensNewTab(kind)) return null;
  return (
    <VisuallyHidden>
      {' '}
      <Label name="link.newTab" />
    </VisuallyHidden>
  );
}

function iconFor(kind: LinkAttributes['kind'], variant: LinkVariant): IconName | undefined {
  if (kind === 'external' || kind === 'mail' || kind === 'phone') return kind;
  return variant === 'standalone' ? 'arrow-right' : undefined;
}

// Together they keep the icon from standing alone on a line.
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

const underline = `
  text-decoration-thickness: 1px;
  transition: color var(--duration-quick), text-decoration-color var(--duration-quick);
`;

const InlineAnchor = styled.a`
  color: var(--color-accent-text);
  ${underline}
  &:hover {
    color: var(--color-accent-text-hover);
    text-decoration-thickness: 2px;
  }
`;

// A list of links is known as one without underlines; the box is as high as a fingertip asks.
const QuietAnchor = styled.a`
  display: inline-block;
  padding-block: var(--space-1);
  color: inherit;
  ${underline}
  text-decoration-color: transparent;
  /* It tells a list's links apart without drawing the eye to itself. */
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
  ${underline}
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
