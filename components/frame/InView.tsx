import styled from '@emotion/styled';
import { above } from '../theme/windowWidths.ts';

/** Stays in view next to a long text if the window is large enough. */
export const InView = styled.div`
  display: grid;
  gap: var(--space-7);
  ${above('lg')} {
    position: sticky;
    top: var(--space-6);
    max-height: calc(100vh - var(--space-8));
    overflow-y: auto;
    /* Space for focus rings, which a scroll container would clip. */
    margin: calc(-1 * var(--space-1));
    padding: var(--space-1);
  }
`;
