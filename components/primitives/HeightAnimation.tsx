import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export interface HeightAnimationProps {
  open: boolean;
  children: ReactNode;
}

/**
 * Grows from nothing to the height of what is in it, and back. For what a script opens; what
 * visitors open themselves is an `Expander`. Closed, neither the keyboard nor a screen reader
 * gets in.
 */
export function HeightAnimation({ open, children }: HeightAnimationProps) {
  return (
    <Frame data-open={open ? '' : undefined} inert={!open}>
      <div>{children}</div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-rows: 0fr;
  transition: grid-template-rows var(--duration-height) var(--ease-out);
  &[data-open] {
    grid-template-rows: 1fr;
  }
  & > div {
    min-height: 0;
    overflow: clip;
    visibility: hidden;
    transition: visibility var(--duration-height);
  }
  &[data-open] > div {
    visibility: visible;
  }
`;
