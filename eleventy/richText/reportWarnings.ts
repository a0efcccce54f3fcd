import { printable } from '../../data/printable.ts';

/** Tells whoever builds the site what editors should mend, and on which page. */
export function reportWarnings(page: string, warnings: readonly string[]): void {
  for (const warning of warnings) console.warn(printable(`${page}: ${warning}`));
}
