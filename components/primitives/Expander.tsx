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
 * Folds a text away behind its title. The browser does it, without a script. What stands below makes
 * room at once and the text unfolds into it, since few browsers animate to a height of its own.
 */
export function Expander({ summary, children, ...details }: ExpanderProps) {
  return (
    <Frame {...details}>
      <summary>
        <Words of={summary} />
        <Icon name="chevron-down" size={20} />
      </summary>
      <div>{children}</div>
    </Frame>
  );
}

const Frame = styled.details`
  /* Where one follows another, they share a line. */
  margin-top: -1px;
  border-block: 1px solid var(--color-hairline);
  overflow-wrap: anywhere;
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-height: var(--size-target);
    font-weight: var(--weight-semibold);
  }
  & > summary:hover {
    color: var(--color-accent-text);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  & > div {
    padding-bottom: var(--space-4);
  }
  &[open] > div {
    animation: unfold var(--duration-expander) var(--ease-out);
  }
`;
