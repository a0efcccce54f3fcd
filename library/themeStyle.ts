/** On the `style` element with the theme that the server writes. */
export const themeStyleAttribute = 'data-collegium-theme';

export const themeStyleSelector = `style[${themeStyleAttribute}]`;
