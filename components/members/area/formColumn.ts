import styled from '@emotion/styled';

/** A form with one field per row. */
export const FormColumn = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  /* A live region exists before its message, and an empty one takes no space. */
  & > [role='status']:empty {
    position: absolute;
  }
`;
