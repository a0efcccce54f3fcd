import { fileURLToPath } from 'node:url';
import { Content } from './content.ts';
import type { Environment } from './environment.ts';
import { checkFiles } from './files.ts';
import { parseSite } from './model/site.ts';
import { checkReferences } from './references.ts';
import { Routes } from './routes/routes.ts';
import { folderSource } from './sources/folder.ts';
import { projectHostFrom } from './sources/projectHost/fromEnvironment.ts';
import type { ContentSource } from './sources/source.ts';

/**
 * Reads the content from where the environment says, and checks all of it.
 *
 * @throws ContentProblems with everything that an editor has to mend
 */
export async function loadContent(environment: Environment): Promise<Content> {
  const folder = contentFolder(environment);
  const source = contentSource(environment);
  const site = parseSite(await source.read());
  const routes = new Routes(site);
  checkReferences(site, routes);
  checkFiles(site, folder);
  return new Content({ site, routes, source: source.name, folder });
}

function contentSource(environment: Environment): ContentSource {
  const host = projectHostFrom(environment);
  if (host) return host;
  const folder = contentFolder(environment);
  return environment.contentDir
    ? folderSource(folder)
    : folderSource(folder, `the embedded ${environment.project}`);
}

/** The folder of the content: the operator's own, or an embedded project. */
export function contentFolder({ contentDir, project }: Environment): string {
  return contentDir ?? fileURLToPath(new URL(`./embedded/${project}`, import.meta.url));
}
