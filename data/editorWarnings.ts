import { printable } from './printable.ts';

/**
 * What editors should mend, though it stops no build. Parts of the build that see it say so here, and
 * it is told at once, or with the others at the end where somebody gathers them.
 */
export function warnEditors(origin: string, field: string, warning: string): void {
  tell(printable(`${origin}: ${field ? `${field}: ` : ''}${warning}`));
}

const tell = (line: string) => void process.stderr.write(`${line}\n`);
