import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The content that comes along, by the names of its folders. */
const embeddedProjects = readdirSync(fileURLToPath(new URL('../embedded', import.meta.url)));

/** What is meant where nobody names one. */
export const defaultProject = 'association';

/** The variable that names one, for the build and for its backend. */
export const embeddedProject = () =>
  z
    .enum(embeddedProjects, `an embedded project: ${embeddedProjects.join(', ')}`)
    .default(defaultProject);

export function embeddedFolder(project: string): string {
  return fileURLToPath(new URL(`../embedded/${project}`, import.meta.url));
}
