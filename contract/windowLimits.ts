/** Of the window, where components and the page's own scripts heed the same. Specification, section 9. */

/** From here on the menu stands open in the header, and what is beside a text has room there. */
export const largeWindow = '62em';

/** px: how far outside the window a picture starts to load and an island to come to life. */
export const lazyMargin = 200;
