import styled from '@emotion/styled';

/** A form with one field per row. */
export const FormColumn = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  /* A live region is there before it has something to say, and takes no room. */
  & > [role='status']:empty {
    position: absolute;
  }
`;
