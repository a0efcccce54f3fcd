import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultProject } from './embeddedProjects.ts';

interface CmsFolderOptions {
  /** The folder that the operator names. */
  readonly givenFolder: string | undefined;
  /** A project that `npm run new` wrote. */
  readonly projectDir: string | undefined;
  /** The embedded project. */
  readonly project: string;
}

/**
 * The folder for database, uploads and secrets of Directus. Each project has its own, so that a reset of one leaves
 * the others unchanged.
 */
export function cmsFolder({ givenFolder, projectDir, project }: CmsFolderOptions): string {
  const name = project === defaultProject ? '.data' : `.data-${project}`;
  const embedded = fileURLToPath(new URL(`../../cms/${name}`, import.meta.url));
  return resolve(givenFolder ?? (projectDir ? join(projectDir, 'cms') : embedded));
}
