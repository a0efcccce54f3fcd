/** A path of the header table, or what begins as it says before its `*`, as nginx and Apache match it (PCRE). */
export function pathPattern(path: string): string {
  return path.endsWith('*') ? `^${literal(path.slice(0, -1))}` : `^${literal(path)}\\z`;
}

/** A text that stands for itself in a pattern. Operators read it, so only what has to is escaped. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
