import type { Language } from '../../locales/languages.ts';
import type { Site } from '../model/site.ts';
import { recordedPages, type SitePage } from '../model/sitePage.ts';
import { homePath } from './namedRoutes.ts';
import { kindOfPage } from './pageKinds.ts';
import type { Routes } from './Routes.ts';

/** A page in the feed of a language. */
export interface FeedPage {
  readonly page: SitePage;
  readonly path: string;
  /** The day of publication as yyyy-mm-dd. */
  readonly date: string;
}

/** The address of a language's feed. A language without pages for it has none. */
export function feedPath(language: Language): string {
  return `${homePath(language)}feed.xml`;
}

/** Returns the pages of all kinds that are in the feed of a language, the newest first. */
export function feedPages(site: Site, routes: Routes, language: Language): readonly FeedPage[] {
  return recordedPages(site)
    .flatMap((page) => {
      const kind = kindOfPage(page);
      if (!kind.inFeed) return [];
      const path = routes.pathOf(page, language);
      return path === undefined ? [] : [{ page, path, date: kind.date(page) }];
    })
    .sort((one, other) => other.date.localeCompare(one.date));
}
