/** Limits that components and the page's own scripts share. Specification, section 9. */

/** From this width on, the header shows the menu, and texts have room for a column next to them. */
export const largeWindow = '62em';

/** px: the distance from the window at which pictures load and islands hydrate. */
export const lazyMargin = 200;
