/* Styles of a document list whose rows are links (public pages) or buttons (members' area). */

export const documentList = `
  max-width: var(--size-measure);
  border-bottom: 1px solid var(--color-hairline);
`;

/** A row: icon, title, and an icon for the action at the end. */
export const documentRow = `
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-4);
  padding-block: var(--space-4);
  border-top: 1px solid var(--color-hairline);
  & > svg {
    grid-row: 1;
    margin-top: 0.1em;
    color: var(--color-accent-text);
  }
  & > svg:nth-of-type(2) {
    grid-column: 3;
  }
  & > p {
    grid-column: 2;
    color: var(--color-ink-muted);
    font-size: var(--font-size-sm);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--color-focus-outer);
    outline-offset: 2px;
  }
`;

/** File type, size and language, below the title. */
export const documentFacts = `
  margin-top: var(--space-1);
  color: var(--color-ink-muted);
  font-size: var(--font-size-sm);
  font-weight: var(--weight-regular);
`;

/** A comma for screen readers at the end of a visual line. */
export const saidAtLineEnd = `
  position: absolute;
  clip-path: inset(50%);
`;
