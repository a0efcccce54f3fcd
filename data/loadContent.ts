import { Content } from './Content.ts';
import { embeddedFolder } from './settings/embeddedProjects.ts';
import type { Environment } from './settings/environment.ts';
import { checkDrawings } from './files/drawings.ts';
import { checkFiles } from './files/files.ts';
import type { RawContent } from './model/rawContent.ts';
import { parseSite, type Site } from './model/site.ts';
import { withoutWarnings } from './problems/editorWarnings.ts';
import { ContentProblems } from './problems/problems.ts';
import { withGoodChanges, type LeftOut } from './sources/backend/goodChanges.ts';
import { checkReferences } from './checks/references.ts';
import { redirectTable } from './routes/redirectTable.ts';
import { Routes } from './routes/Routes.ts';
import { withMovedPaths } from './routes/withMovedPaths.ts';
import { withoutEmptyCategories } from './routes/withoutEmptyCategories.ts';
import type { DirectusMemory } from './sources/directus/DirectusMemory.ts';
import { directusFolder, directusSource } from './sources/directus.ts';
import { withServices } from './settings/services.ts';
import { withPrivacyFacts } from './privacyNotice/withPrivacyFacts.ts';
import type { EmbedsIn } from './privacyNotice/facts.ts';
import { warnOfDemoValues } from './checks/demoValues.ts';
import { warnOfConsentSettings } from './checks/consentSettings.ts';
import { folderSource } from './sources/folder.ts';
import { projectHostFrom } from './sources/projectHost/fromEnvironment.ts';
import { projectHostFolder } from './sources/projectHost/projectHostSource.ts';
import type { ContentSource } from './sources/source.ts';

/**
 * Reads the content from the source that the environment names, and checks it. If a backend's editors have
 * changed something that can't be published, the rest of the changes is published nevertheless, unless the
 * environment is strict.
 *
 * @param embedsIn finds the contents that a text embeds, as the pages show them
 * @param memory a cache of a Directus, for callers that read it repeatedly
 * @throws ContentProblems with everything that an editor has to fix
 * @throws BackendAwayError if the backend does not answer
 */
export async function loadContent(
  environment: Environment,
  embedsIn: EmbedsIn,
  memory?: DirectusMemory,
): Promise<Content> {
  const source = contentSource(environment, memory);
  const check = (raw: RawContent) => checked(raw, environment, embedsIn);
  const keep = async (raw: RawContent, leftOut?: LeftOut) => {
    const content = new Content({ ...check(raw), source: source.name, leftOut });
    await source.keep?.(raw);
    return content;
  };
  const now = await source.read();
  try {
    return await keep(now);
  } catch (error) {
    const last =
      error instanceof ContentProblems && !environment.strict ? await source.last?.() : undefined;
    const good = last && withGoodChanges(last, now, (raw) => problemsOf(() => check(raw)));
    if (!good) throw error;
    return keep(good.content, good.leftOut);
  }
}

function problemsOf(check: () => unknown): ContentProblems | undefined {
  try {
    withoutWarnings(check);
    return undefined;
  } catch (error) {
    if (error instanceof ContentProblems) return error;
    throw error;
  }
}

/**
 * Returns what the pages are made of.
 *
 * @throws ContentProblems
 */
function checked(raw: RawContent, environment: Environment, embedsIn: EmbedsIn) {
  const folder = contentFolder(environment);
  const { liveDirectus, liveProject } = environment;
  const site = withPrivacyFacts(
    withoutEmptyCategories(withMovedPaths(withServices(parseSite(raw), environment.services))),
    { embedsIn, server: liveDirectus, projectHost: liveProject?.url },
  );
  warnOfDemoValues(site, environment);
  warnOfConsentSettings(site);
  const routes = new Routes(site, { hasEndpoints: liveDirectus !== undefined });
  checkReferences(site, routes);
  checkFiles(site, folder);
  checkDrawings(site, folder);
  const redirects = redirectTable({ site, routes, folder, backend: backendOf(environment, site) });
  return { site, routes, redirects, folder, liveDirectus, liveProject };
}

/** The backend that editors log in to. */
function backendOf({ backendUrl, directus }: Environment, { project }: Site) {
  return backendUrl === undefined
    ? undefined
    : { url: backendUrl, project: directus?.project ?? project.name };
}

/** The source of the content. Also used without the rest, to find out whether the content has changed. */
export function contentSource(environment: Environment, memory?: DirectusMemory): ContentSource {
  const { directus, contentDir, project } = environment;
  if (directus) return projectHostFrom(directus) ?? directusSource(directus, { memory });
  const folder = contentFolder(environment);
  return contentDir ? folderSource(folder) : folderSource(folder, `the embedded ${project}`);
}

/**
 * The folder of the content's files: the download folder of a backend, the operator's own folder,
 * or an embedded project.
 */
export function contentFolder({ directus, contentDir, project }: Environment): string {
  if (directus) {
    return directus.project === undefined
      ? directusFolder(directus.url)
      : projectHostFolder({ url: directus.url, project: directus.project });
  }
  return contentDir ?? embeddedFolder(project);
}
