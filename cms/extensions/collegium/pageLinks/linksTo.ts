/**
 * True if a value links to one of the paths: a path, a formatted text in HTML or Markdown, or a list with such values. Complete
 * addresses of the website do not count.
 */
export function linksTo(value: unknown, paths: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return pathsIn(value).some((path) => paths.has(path));
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner) => linksTo(inner, paths));
}

function pathsIn(text: string): string[] {
  if (text.startsWith('/')) return [pathOf(text)];
  return [...text.matchAll(link)].flatMap(([, address = '']) => pathOf(address));
}

/** The address of a link inside the website. */
const link = /(?:href\s*=\s*["']?|\]\(\s*)(\/[^\s"'<>()]*)/gi;

/** Returns a path without query, anchor and slash at its end. */
export function pathOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path.replace(/(?<=.)\/$/, '');
}
