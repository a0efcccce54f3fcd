import { withoutWarnings } from '../problems/editorWarnings.ts';
import { ContentProblems, type Problem } from '../problems/problems.ts';
import type { RawContent } from '../model/rawContent.ts';
import { parseSite, type Site } from '../model/site.ts';
import { redirectTable } from '../routes/redirectTable.ts';
import type { RedirectRule } from '../routes/redirects.ts';
import { Routes } from '../routes/Routes.ts';
import { withMovedPaths } from '../routes/withMovedPaths.ts';
import { withoutEmptyCategories } from '../routes/withoutEmptyCategories.ts';
import { withServices } from '../settings/services.ts';
import { checkReferences } from './references.ts';

/** Content without problems, with the paths of its pages. */
export interface CheckedContent {
  readonly site: Site;
  readonly routes: Routes;
  readonly redirects: readonly RedirectRule[];
}

/**
 * Returns the problems of the content itself, for a caller that knows neither the files of the content nor the environment
 * of the build. The rules and their order are those of `loadContent`.
 */
export function contentProblems(raw: RawContent): readonly Problem[] {
  const checked = checkContent(raw);
  return 'problems' in checked ? checked.problems : [];
}

/** Returns the content with its paths, or its problems. */
export function checkContent(
  raw: RawContent,
): CheckedContent | { readonly problems: readonly Problem[] } {
  try {
    return withoutWarnings(() => check(raw));
  } catch (error) {
    if (error instanceof ContentProblems) return { problems: error.problems };
    throw error;
  }
}

function check(raw: RawContent): CheckedContent {
  const parsed = withServices(parseSite(raw), ofEnvironment);
  const site = withoutEmptyCategories(withMovedPaths(parsed));
  const routes = new Routes(site, { hasEndpoints: true });
  checkReferences(site, routes);
  const checked = { site: withoutFileRedirects(site), routes, folder: '', backend: undefined };
  return { site, routes, redirects: redirectTable(checked) };
}

/** The environment of the build may name a key for the maps. */
const ofEnvironment = { matomo: undefined, googleMapsKey: 'key', googlePlaceId: undefined };

/** Redirects to documents can only be checked where the documents are. */
function withoutFileRedirects(site: Site): Site {
  const redirects = site.redirects.filter(({ to }) => !/^\/(?:files|images)\//.test(to));
  return { ...site, redirects };
}
