/** Styles of text fields. At least 16 px: below, iOS zooms the page when a field is focused. */
export const controlStyles = `
  width: 100%;
  min-height: 3rem;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-sm);
  background: var(--color-canvas);
  color: var(--color-ink);
  font-size: max(1rem, var(--font-size-md));
  line-height: var(--line-snug);
  transition-property: border-color, box-shadow, background-color;
  transition-duration: var(--duration-quick);
  &::placeholder {
    color: var(--color-ink-muted);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--color-ink);
  }
  &:focus {
    border-color: var(--color-accent-text);
  }
  &[aria-invalid='true']:not(:focus-visible) {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }
  &:read-only:not(:disabled) {
    background: var(--color-surface);
  }
  &:disabled {
    background: var(--color-surface-strong);
    border-style: dashed;
    color: var(--color-ink-muted);
    cursor: not-allowed;
    opacity: 1;
  }
`;
