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
  margin-bottom: var(--space-4);
  &:empty {
    margin: 0;
  }
  color: var(--color-ink-muted);
  overflow-wrap: anywhere;
`;
