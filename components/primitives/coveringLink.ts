/**
 * For the title of a list entry that can be clicked anywhere: its link covers the whole entry, which
 * has to be positioned. Screen readers hear one link, named by the title.
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
