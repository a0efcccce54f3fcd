import { printable } from './printable.ts';

/** Tells whoever builds the site of something that an editor should mend, in one line. */
export function warn(origin: string, warning: string): void {
  process.stderr.write(`${printable(`${origin}: ${warning}`)}\n`);
}
