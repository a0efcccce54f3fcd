/**
 * Returns a path of the header table as a regular expression for nginx and Apache (PCRE). A `*` at
 * the end matches anything.
 */
export function pathPattern(path: string): string {
  return path.endsWith('*') ? `^${literal(path.slice(0, -1))}` : `^${literal(path)}\\z`;
}

/**
 * Escapes a text for a regular expression. Only special characters are escaped, since operators
 * read the file.
 */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
