import { withoutWarnings } from '../problems/editorWarnings.ts';
import { ContentProblems, type Problem } from '../problems/problems.ts';
import type { RawContent } from '../model/rawContent.ts';
import { parseSite, type Site } from '../model/site.ts';
import { redirectTable } from '../routes/redirectTable.ts';
import { Routes } from '../routes/Routes.ts';
import { withMovedPaths } from '../routes/withMovedPaths.ts';
import { withoutEmptyCategories } from '../routes/withoutEmptyCategories.ts';
import { withServices } from '../settings/services.ts';
import { checkReferences } from './references.ts';

/**
 * Returns the problems of the content itself, for a caller that knows neither the files of the content nor the environment
 * of the build. The rules and their order are those of `loadContent`.
 */
export function contentProblems(raw: RawContent): readonly Problem[] {
  try {
    withoutWarnings(() => check(raw));
    return [];
  } catch (error) {
    if (error instanceof ContentProblems) return error.problems;
    throw error;
  }
}

function check(raw: RawContent): void {
  const parsed = withServices(parseSite(raw), ofEnvironment);
  const site = withoutEmptyCategories(withMovedPaths(parsed));
  const routes = new Routes(site, { hasEndpoints: true });
  checkReferences(site, routes);
  redirectTable({ site: withoutFileRedirects(site), routes, folder: '', backend: undefined });
}

/** The environment of the build may name a key for the maps. */
const ofEnvironment = { matomo: undefined, googleMapsKey: 'key', googlePlaceId: undefined };

/** Redirects to documents can only be checked where the documents are. */
function withoutFileRedirects(site: Site): Site {
  const redirects = site.redirects.filter(({ to }) => !/^\/(?:files|images)\//.test(to));
  return { ...site, redirects };
}
