/** Window sizes for stories (defined in the preview). */
export const onPhone = inWindow('w360');
export const onDesktop = inWindow('w1280');

function inWindow(size: string) {
  return { viewport: { value: size, isRotated: false } };
}
