/** The groups of the primary menu, of which one is open at a time (`<details name>`). */
export const primaryMenuName = 'primary-menu';

/** What of the header is open. It has no other `details` than those of menus. */
export const openMenus = 'header details[open]';
