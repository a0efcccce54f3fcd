/** The groups of the primary menu, of which one is open at a time (`<details name>`). */
export const primaryMenuName = 'primary-menu';
