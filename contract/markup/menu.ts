/** The `name` of the primary menu's groups: browsers keep only one `<details>` of a name open. */
export const primaryMenuName = 'primary-menu';

/** Selects open menus. The header has no other `details`. */
export const openMenus = 'header details[open]';
