/** Styles of a checkbox. A radio button changes its shape. */
// The tick is a clipped box, since the colour of an image would not follow the theme. In forced colours the
// system draws its own tick, with sufficient contrast.
export const checkboxStyles = `
  flex: none;
  display: grid;
  place-content: center;
  width: 1.5rem;
  height: 1.5rem;
  /* In the middle of the label's first line, at any text size. */
  margin-top: calc((1lh - 1.5rem) / 2);
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-sm);
  background: var(--color-canvas);
  appearance: none;
  cursor: pointer;
  transition-property: border-color, background-color;
  transition-duration: var(--duration-quick);
  &::before {
    content: '';
    width: 0.9rem;
    height: 0.9rem;
    background: var(--color-on-accent);
    clip-path: polygon(10% 52%, 22% 40%, 40% 58%, 78% 16%, 91% 28%, 40% 83%);
    scale: 0;
    transition: scale var(--duration-quick) var(--ease-out);
  }
  &:hover:not(:disabled) {
    border-color: var(--color-ink);
  }
  &:checked {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }
  &:checked::before {
    scale: 1;
  }
  &:checked:hover:not(:disabled) {
    border-color: var(--color-accent-hover);
    background: var(--color-accent-hover);
  }
  &[aria-invalid='true']:not(:focus-visible) {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }
  &:disabled {
    border-style: dashed;
    background: var(--color-surface-strong);
    cursor: not-allowed;
  }
  &:disabled::before {
    background: var(--color-ink-muted);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
