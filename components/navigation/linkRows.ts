/** A list with one link per row, each as high as a touch target has to be. */
export const linkRows = `
  overflow-wrap: anywhere;
  & li {
    border-top: 1px solid var(--color-hairline);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: var(--size-target);
    padding-block: var(--space-2);
    color: var(--color-ink);
    text-decoration: none;
  }
  & a:hover {
    color: var(--color-accent-text);
    text-decoration: underline;
  }
`;

/** The heading of a menu next to a page. */
export const asideHeading = `
  padding-bottom: var(--space-2);
  color: var(--color-ink-muted);
  font-family: var(--font-body);
  font-size: var(--font-size-sm);
`;
