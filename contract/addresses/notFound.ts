/** The name of a folder's 404 page. */
export const notFoundName = '404';

/** The 404 page for a path: that of its folder. For a 404 page, that of the parent folder. */
export function notFoundPathFor(path: string): string {
  return path.replace(/\/[^/]*(\/404)?$/, `/${notFoundName}`);
}
