import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface NoticeProps {
  /** `success` if it worked, `danger` if it failed, `info` if neither. Sets the colour and the icon. */
  tone: 'success' | 'danger' | 'info';
  /** The message: what happened, and what to do next. It must be clear without colour and icon. */
  children: ReactNode;
}

/**
 * Shows the result of an action. Screen readers announce it if it appears in a live region that existed
 * before, such as `<div role="status">`.
 */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <Line data-tone={tone}>
      <Icon name={icons[tone]} />
      <span>{children}</span>
    </Line>
  );
}

const icons = { success: 'check', danger: 'alert', info: 'info' } as const;

const Line = styled.p`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-sm);
  background: var(--color-success-soft);
  color: var(--color-success);
  /* The icon is next to the first line of the text. */
  & > svg {
    height: 1lh;
  }
  & span {
    min-width: 0;
  }
  &[data-tone='danger'] {
    background: var(--color-danger-soft);
    color: var(--color-danger);
  }
  &[data-tone='info'] {
    background: var(--color-accent-soft);
    color: var(--color-on-accent-soft);
  }
`;
