import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentProblems } from './model/problems.ts';
import type { Site } from './model/site.ts';

/**
 * Checks that the files that the content names are there.
 *
 * @param folder the folder of the content; its images are in `images/`
 * @throws ContentProblems
 */
export function checkFiles({ project }: Site, folder: string): void {
  const { file } = project.logo;
  if (existsSync(join(folder, 'images', file))) return;
  throw new ContentProblems([
    { origin: 'project.json', field: 'logo.file', expected: `a file in images/, found no ${file}` },
  ]);
}
