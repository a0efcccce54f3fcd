/** Where the record of a page is (specification, section 7). */
export function recordAddress(path: string): string {
  return `/page-data${path === '/' ? '/index' : path.replace(/\/$/, '')}/page-data.json`;
}
