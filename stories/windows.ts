/** Windows that a story may ask to be shown in (the sizes are the preview's). */
export const onPhone = inWindow('w360');
export const onDesktop = inWindow('w1280');

function inWindow(size: string) {
  return { viewport: { value: size, isRotated: false } };
}
