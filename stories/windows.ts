/** Shows a story in a window as narrow as a phone's (the viewports are the preview's). */
export const onPhone = { viewport: { value: 'w360', isRotated: false } };
