/** What the 404 page of a folder is called. */
export const notFoundName = '404';

/** The 404 page that answers for a path: that of its folder; for one of these, that of the folder around it. */
export function notFoundPathFor(path: string): string {
  return path.replace(/\/[^/]*(\/404)?$/, `/${notFoundName}`);
}
