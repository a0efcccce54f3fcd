/**
 * Styles of an icon in the header that can be pressed. Links and buttons share these rules to keep every
 * page small. Buttons do nothing without scripts.
 */
export const toolStyles = `
  display: grid;
  place-items: center;
  width: min(11vw, var(--size-target));
  height: var(--size-target);
  border-radius: var(--radius-sm);
  color: var(--color-ink);
  &:hover,
  &[aria-pressed='true'] {
    background: var(--color-surface-strong);
  }
  @media (scripting: none) {
    button& {
      display: none;
    }
  }
`;
