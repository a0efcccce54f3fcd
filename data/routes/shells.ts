import { notFoundName } from '../../contract/siteAddresses.ts';
import type { Language } from '../../locales/languages.ts';
import { newsSections, type NewsSection } from '../kinds/news.ts';
import type { Site } from '../model/site.ts';
import type { SitePage } from '../model/sitePage.ts';
import { membersHomeOf } from './memberPages.ts';
import { newsSectionPath } from './namedRoutes.ts';
import type { Route } from './route.ts';
import type { Routes } from './Routes.ts';

/**
 * The page for all addresses below another page that were not built (specification, section 2,
 * "Client-side wildcard routes"). It is the 404 page of the folder, so that client navigation finds
 * it. Hosts return it with status 404 below the news (docs/decisions/0011), and with 200 below the
 * members' area (docs/decisions/0031).
 */
export interface Shell extends Route {
  readonly matchPath: string;
  /** The path of the page above it. */
  readonly pathAbove: string;
}

/** The shell of a section's news. */
interface NewsShell extends Shell {
  readonly section: NewsSection;
}

/** The shell for all addresses of the members' area without a page of their own. */
interface MembersShell extends Shell {
  /** The paths of the area's built pages. */
  readonly pages: readonly string[];
}

export interface Shells {
  readonly news: readonly NewsShell[];
  readonly members: readonly MembersShell[];
}

/** @param isLive true if browsers can request news from the backend */
export function shellsOf(site: Site, routes: Routes, isLive: boolean): Shells {
  const sections = isLive ? newsSections : [];
  return {
    news: sections.flatMap((section) => {
      const page = routes.at(newsSectionPath(section, site.project.name))?.page;
      return shellsBelow(page, routes).map((shell) => ({ ...shell, section }));
    }),
    members: shellsBelow(membersHomeOf(site), routes).map((shell) => ({
      ...shell,
      pages: routes.byKey.member
        .filter(({ language }) => language === shell.language)
        .map(({ path }) => path),
    })),
  };
}

function shellsBelow(page: SitePage | undefined, routes: Routes): Shell[] {
  return page ? [...routes.alternates(page)].map((place) => shellBelow(page, place)) : [];
}

function shellBelow(page: SitePage, [language, path]: readonly [Language, string]): Shell {
  return {
    path: `${path}/${notFoundName}`,
    matchPath: `${path}/*`,
    pathAbove: path,
    language,
    page,
    alsoHere: [],
  };
}
