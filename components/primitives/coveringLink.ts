/**
 * For the title of a list entry that is clickable everywhere: the link covers the whole entry, which must
 * be positioned. Screen readers announce one link with the title as its name.
 */
export const coveringLink = `
  & a {
    color: var(--color-ink);
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  li:hover > & a {
    color: var(--color-accent-text);
    text-decoration: underline 1px;
  }
`;
