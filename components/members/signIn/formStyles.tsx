import styled from '@emotion/styled';
import { below } from '../../theme/windowWidths.ts';

/** A form with one field per row. Hidden without scripts, which it needs. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  @media (scripting: none) {
    display: none;
  }
  /* A live region exists before its message, and an empty one takes no space. */
  & > [role='alert']:empty {
    position: absolute;
  }
`;

/** The submit button, with further elements next to it, or below it and as wide on small windows. */
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
