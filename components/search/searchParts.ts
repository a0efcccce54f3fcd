import styled from '@emotion/styled';

/** The search field with its button. Hidden without scripts, which the search needs. */
export const SearchForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
  max-width: 40rem;
  & > div {
    flex: 1 16rem;
  }
  & > [role='radiogroup'] {
    flex-basis: 100%;
  }
  & > button {
    min-height: 3rem;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const SearchResults = styled.div`
  margin-top: var(--space-6);
`;

/** The number of results; empty before the first search. */
export const SearchStatus = styled.p`
  min-height: 1lh;
  margin-bottom: var(--space-4);
  /* Keeps its line above results, whose number comes after a pause. */
  &:empty:not(:has(~ ol:not([hidden]))) {
    min-height: 0;
    margin: 0;
  }
  color: var(--color-ink-muted);
  overflow-wrap: anywhere;
`;
