/**
 * Returns the file of a page. `/kontakt` is `kontakt.html`, which every host serves without a
 * trailing slash; `/en/` is the index of its folder.
 */
export function outputFile(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}
