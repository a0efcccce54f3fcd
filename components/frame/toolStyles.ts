/**
 * The look of an icon in the header that can be pressed. One set of rules for links and for buttons,
 * which do nothing without scripts, costs every page the least.
 */
export const toolStyles = `
  display: grid;
  place-items: center;
  width: min(11vw, var(--size-target));
  height: var(--size-target);
  border-radius: var(--radius-pill);
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
