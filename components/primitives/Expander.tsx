import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Words } from '../i18n/Words.tsx';
import { Icon } from './Icon.tsx';

export interface ExpanderProps {
  /** The always visible title. */
  summary: Words;
  /** The text that opens. */
  children: ReactNode;
  /** Initially open. Default false. */
  open?: boolean;
  /** A group's name. The browser keeps only one expander of a group open. */
  name?: string;
}

/**
 * A collapsible text with a title. Works without a script. On opening, the content below moves at once and
 * the text unfolds into the space, since few browsers can animate to an automatic height.
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
  /* Two expanders in a row share the line between them. */
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
