import type { LeftOut } from '../../data/sources/backend/goodChanges.ts';
import { printable } from '../../data/problems/printable.ts';

/** Names the changes that were not published, and why. Exit code 3 tells a pipeline that the site was published without these changes. */
export function reportLeftOut({ origins, problems }: LeftOut): void {
  const more = origins.length - maxShown;
  const records = [
    ...origins.slice(0, maxShown).map(printable),
    ...(more > 0 ? [`${more} more`] : []),
  ];
  console.error(`Changes not published: ${records.join(', ')}. To publish them, fix:`);
  console.error(problems.replaceAll(/^/gm, '  '));
  process.exitCode = 3;
}

const maxShown = 10;
