import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The names of the folders of embedded content. */
const embeddedProjects = readdirSync(fileURLToPath(new URL('../embedded', import.meta.url)));

/** The default project. */
export const defaultProject = 'association';

/** The schema of the variable that names a project, for the build and its backend. */
export const embeddedProject = () =>
  z
    .enum(embeddedProjects, `an embedded project: ${embeddedProjects.join(', ')}`)
    .default(defaultProject);

export function embeddedFolder(project: string): string {
  return fileURLToPath(new URL(`../embedded/${project}`, import.meta.url));
}
