import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The schema of the variable that names a project's folder, for the build and its backend. */
export const projectFolder = () =>
  z
    .string()
    .refine(
      (folder) => existsSync(join(contentOf(folder), 'project.json')),
      'a folder that `npm run new` wrote, with content/project.json in it',
    )
    .optional();

/** The folder of a project's content. */
export function contentOf(folder: string): string {
  return join(folder, 'content');
}
