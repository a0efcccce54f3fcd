/** Leaves something to screen readers alone. */
// `nowrap` keeps them from running the words together in the 1 px box.
export const hiddenStyles = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
