/** Hides an element except for screen readers. */
// `nowrap` prevents screen readers from joining the words in the 1 px box.
export const hiddenStyles = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
