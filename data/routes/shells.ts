import { notFoundName } from '../../contract/addresses/notFound.ts';
import type { Language } from '../../locales/languages.ts';
import { newsSections, type NewsSection } from '../model/newsItem.ts';
import type { Site } from '../model/site.ts';
import type { SitePage } from '../model/sitePage.ts';
import { membersPath, newsSectionPath } from './namedRoutes.ts';
import type { Route } from './route.ts';
import type { Routes } from './Routes.ts';

/**
 * What is shown for every address below a page that nothing was built for (specification, section 2,
 * "Client-side wildcard routes"). It is the 404 page of the folder, so hosts need no rule that could
 * stand in the way of what was built (docs/decisions/0011).
 */
export interface Shell extends Route {
  readonly matchPath: string;
  /** The address of the page that it is below. */
  readonly pathAbove: string;
}

/** The shell of a section's news. */
export interface NewsShell extends Shell {
  readonly section: NewsSection;
}

export interface Shells {
  readonly news: readonly NewsShell[];
  readonly members: readonly Shell[];
}

/** @param isLive whether browsers can ask the backend for news */
export function shellsOf(site: Site, routes: Routes, isLive: boolean): Shells {
  const sections = isLive ? newsSections : [];
  return {
    news: sections.flatMap((section) =>
      shellsBelow(newsSectionPath(section, site.project.name), routes).map((shell) => ({
        ...shell,
        section,
      })),
    ),
    members: shellsBelow(membersPath, routes),
  };
}

function shellsBelow(path: string, routes: Routes): Shell[] {
  const page = routes.at(path)?.page;
  return page ? [...routes.alternates(page)].map((place) => shellBelow(page, place)) : [];
}

function shellBelow(page: SitePage, [language, path]: readonly [Language, string]): Shell {
  return {
    path: `${path}/${notFoundName}`,
    matchPath: `${path}/*`,
    pathAbove: path,
    language,
    page,
    parts: [],
  };
}
