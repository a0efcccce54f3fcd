import styled from '@emotion/styled';
import { below } from '../../theme/windowWidths.ts';

/** The submit button, with other elements next to it, or below it and as wide on small windows. */
export const Sending = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  ${below('sm')} {
    flex-direction: column;
    align-items: stretch;
  }
`;
