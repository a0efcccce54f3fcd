import { printable } from '../texts/printable.ts';

/**
 * What editors should mend, though it stops no build. Parts of the build that see it say so here, and
 * it is told at once, or with the others at the end where somebody gathers them.
 */
export function warnEditors(origin: string, field: string, warning: string): void {
  tell(printable(`${origin}: ${field ? `${field}: ` : ''}${warning}`));
}

/** From now on keeps warnings for a summary; what stands on several pages is told once. */
export function gatherWarnings(): ReadonlySet<string> {
  const gathered = new Set<string>();
  tell = (line) => void gathered.add(line);
  return gathered;
}

let tell = (line: string) => void process.stderr.write(`${line}\n`);

/** Thrown with one line for each warning, where nothing is to be left for editors to mend. */
export class WarningsError extends Error {
  override readonly name = 'WarningsError';
}

/** @throws WarningsError */
export function assertNoWarnings(warnings: ReadonlySet<string>): void {
  if (warnings.size > 0) throw new WarningsError([...warnings].join('\n'));
}
