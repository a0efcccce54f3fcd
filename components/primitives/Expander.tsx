import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Words } from '../i18n/Words.tsx';
import { Icon } from './Icon.tsx';

export interface ExpanderProps {
  /** What is behind it. */
  summary: Words;
  children: ReactNode;
  /** Whether it is open to begin with. */
  open?: boolean;
  /** Of those that share a name, the browser keeps only one open. */
  name?: string;
}

/**
 * Folds a text away behind its title. The browser does it, without a script; where it can animate
 * to a height that nobody knows beforehand, the text unfolds, elsewhere it appears.
 */
export function Expander({ summary, children, ...details }: ExpanderProps) {
  return (
    <Frame {...details}>
      <summary>
        <Words of={summary} />
        <Icon name="chevron-down" size={20} />
      </summary>
      <Content>{children}</Content>
    </Frame>
  );
}

const Frame = styled.details`
  border-block: 1px solid var(--color-hairline);
  & + & {
    border-top: 0;
  }
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: var(--size-target);
    padding-block: var(--space-3);
    font-weight: var(--weight-semibold);
    line-height: var(--line-snug);
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  & > summary:hover {
    color: var(--color-accent-text);
  }
  & > summary > svg {
    transition: rotate var(--duration-dropdown) var(--ease-out);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  @media (prefers-reduced-motion: no-preference) {
    interpolate-size: allow-keywords;
    &::details-content {
      height: 0;
      overflow: clip;
      transition:
        height var(--duration-expander) var(--ease-out),
        content-visibility var(--duration-expander) allow-discrete;
    }
    &[open]::details-content {
      height: auto;
    }
  }
`;

const Content = styled.div`
  max-width: var(--size-measure);
  padding-bottom: var(--space-4);
`;
