import { notFoundName } from '../../contract/addresses/notFound.ts';
import type { Language } from '../../locales/languages.ts';
import { newsSections, type NewsSection } from '../kinds/news.ts';
import type { Site } from '../model/site.ts';
import type { SitePage } from '../model/sitePage.ts';
import { membersHomeOf } from './memberPages.ts';
import { newsSectionPath } from './namedRoutes.ts';
import type { Route } from './route.ts';
import type { Routes } from './Routes.ts';

/**
 * What is shown for every address below a page that nothing was built for (specification, section 2,
 * "Client-side wildcard routes"). It is the 404 page of the folder, so that client navigation finds it.
 * Below the news, hosts answer with it and 404 (docs/decisions/0011); below the members' area with 200
 * (docs/decisions/0031).
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

/** What stands for all of the members' area that has no address of its own. */
export interface MembersShell extends Shell {
  /** The area's pages that do. */
  readonly pages: readonly string[];
}

export interface Shells {
  readonly news: readonly NewsShell[];
  readonly members: readonly MembersShell[];
}

/** @param isLive whether browsers can ask the backend for news */
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
    parts: [],
  };
}
