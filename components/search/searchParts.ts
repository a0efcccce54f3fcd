import styled from '@emotion/styled';

/** The outline of a cross. */
const cross =
  '0 12%, 12% 0, 50% 38%, 88% 0, 100% 12%, 62% 50%, 100% 88%, 88% 100%, 50% 62%, 12% 100%, 0 88%, 38% 50%';

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
  /* In large text, the icon moves above the word, so that the word need not break. */
  & > button {
    flex-wrap: wrap;
    min-height: 3rem;
    padding-inline: min(1.25rem, 6.25vw);
  }
  /* Chromium and Safari draw a blue cross. */
  & ::-webkit-search-cancel-button {
    width: 0.8em;
    height: 0.8em;
    background: currentColor;
    clip-path: polygon(${cross});
    appearance: none;
    cursor: pointer;
    forced-color-adjust: none;
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
