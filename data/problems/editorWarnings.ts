import { printable } from './printable.ts';

/**
 * Reports a problem that editors should fix, though it does not fail the build. The warning is
 * printed at once, unless {@link gatherWarnings} collects it.
 */
export function warnEditors(origin: string, field: string, warning: string): void {
  report(printable(`${origin}: ${field ? `${field}: ` : ''}${warning}`));
}

/** Collects all later warnings for a summary. A warning about several pages is collected once. */
export function gatherWarnings(): ReadonlySet<string> {
  const gathered = new Set<string>();
  report = (line) => void gathered.add(line);
  return gathered;
}

let report = (line: string) => void process.stderr.write(`${line}\n`);

/** Calls a function whose warnings nobody sees. */
export function withoutWarnings<Result>(work: () => Result): Result {
  const before = report;
  report = () => undefined;
  try {
    return work();
  } finally {
    report = before;
  }
}

/** Thrown with one line per warning if the build must not have any. */
export class WarningsError extends Error {
  override readonly name = 'WarningsError';
}

/** @throws WarningsError */
export function assertNoWarnings(warnings: ReadonlySet<string>): void {
  if (warnings.size > 0) throw new WarningsError([...warnings].join('\n'));
}
