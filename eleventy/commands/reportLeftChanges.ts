import type { LeftChange } from '../../data/sources/backend/goodChanges.ts';
import { printable } from '../../data/problems/printable.ts';

/** Names the changes that were not published, and why. Exit code 3 tells a pipeline that the site is new. */
export function reportLeftChanges(left: readonly LeftChange[]): void {
  for (const { origin, problems } of left) {
    console.error(
      `${printable(origin)} is published as it was before. To publish its change, fix:`,
    );
    console.error(problems.replaceAll(/^/gm, '  '));
  }
  if (left.length > 0) process.exitCode = 3;
}
