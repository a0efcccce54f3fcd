/**
 * File systems allow 255 characters in a name. File endings need some of them. A file of its own: Directus' interface loads it
 * without the checks.
 */
export const longestSlug = 200;
