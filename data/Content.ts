import type { Language } from '../locales/languages.ts';
import type { MembersBackend } from '../contract/members/backend.ts';
import { membersBackend, type MembersPlace } from './membersBackend.ts';
import type { NewsItem } from './kinds/news.ts';
import type { MenuEntry } from './kinds/menus.ts';
import type { Site } from './model/site.ts';
import { redirectOf, type RedirectRule } from './routes/redirects.ts';
import type { Routes } from './routes/Routes.ts';
import { shellsOf, type Shells } from './routes/shells.ts';
import { filledMenus } from './routes/withoutEmptyCategories.ts';

/** A piece of news as far as lists show it, and where it is in their language. */
export interface ListedNews {
  readonly path: string;
  readonly item: Pick<NewsItem, 'date' | 'section'> & {
    readonly translations: readonly Pick<
      NewsItem['translations'][number],
      'language' | 'title' | 'lead'
    >[];
  };
}

/** Everything that the pages are made of: the checked content, and where each page is. */
export class Content {
  readonly site: Site;
  readonly routes: Routes;
  readonly redirects: readonly RedirectRule[];
  /** Where the content came from, in words. */
  readonly source: string;
  /** The folder that the content's image files are in. */
  readonly folder: string;
  /** The Directus that browsers ask for what is newer than the build, where there is one. */
  readonly liveDirectus: string | undefined;
  /** The project of a host that members' browsers ask, where there is one. */
  readonly liveProject: MembersPlace['liveProject'];
  /** Whom members' browsers ask, where there is one. */
  readonly members: MembersBackend | undefined;
  /** What is shown for addresses that nothing was built for. */
  readonly shells: Shells;
  readonly #menus = new Map<Language, Site['menus']>();

  constructor(
    parts: Pick<Content, 'site' | 'routes' | 'redirects' | 'source' | 'folder'> &
      Partial<Pick<Content, 'liveDirectus' | 'liveProject'>>,
  ) {
    this.site = parts.site;
    this.routes = parts.routes;
    this.redirects = parts.redirects;
    this.source = parts.source;
    this.folder = parts.folder;
    this.liveDirectus = parts.liveDirectus;
    this.liveProject = parts.liveProject;
    this.members = membersBackend(parts, parts.site.project);
    this.shells = shellsOf(parts.site, parts.routes, parts.liveDirectus !== undefined);
  }

  /** Who has a page of all products sells them. */
  get isShop(): boolean {
    return this.site.pages.some(({ key }) => key === 'products');
  }

  /** In all languages. */
  get pageCount(): number {
    return this.routes.all.length;
  }

  /** How many files of pages are written, with those that answer for what nothing was built for. */
  get fileCount(): number {
    const { news, members } = this.shells;
    return this.pageCount + news.length + members.length;
  }

  /** The news that there are in a language, the newest first. */
  *newsIn(language: Language): Generator<ListedNews> {
    for (const item of this.site.news) {
      const path = this.routes.pathOf(item, language);
      if (path !== undefined) yield { item, path };
    }
  }

  hasNewsIn(language: Language): boolean {
    return this.newsIn(language).next().done !== true;
  }

  /** The menus of a language: a category may have products in another alone. */
  menusIn(language: Language): Site['menus'] {
    let menus = this.#menus.get(language);
    if (!menus) {
      const { site, routes } = this;
      menus = filledMenus(
        site,
        site.products.filter((product) => routes.pathOf(product, language) !== undefined),
      );
      this.#menus.set(language, menus);
    }
    return menus;
  }

  /** An entry of a menu with what is below it in a language. */
  menuEntryIn(entry: MenuEntry, language: Language): MenuEntry {
    const entries = this.menusIn(language).flatMap((menu) => menu.entries);
    return entries.find(({ translations }) => translations === entry.translations) ?? entry;
  }

  /**
   * Where a link to a path inside the site leads in a language. A path that has moved leads to where
   * its redirect does, which saves visitors the way round.
   */
  addressOf(path: string, language: Language): string {
    const bare = path.replace(/[?#].*$/, '');
    const moved = this.routes.at(bare) ? undefined : redirectOf(bare, this.redirects)?.to;
    const isInside = moved?.startsWith('/') ?? false;
    const address = isInside ? `${moved}${path.slice(bare.length)}` : path;
    return this.routes.localised(address, language);
  }
}
