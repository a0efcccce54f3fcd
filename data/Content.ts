import type { Language } from '../locales/languages.ts';
import type { MembersBackend } from '../contract/members/backend.ts';
import { membersBackend, type MembersAddresses } from './membersBackend.ts';
import type { NewsItem } from './kinds/news.ts';
import type { MenuEntry } from './kinds/menus.ts';
import type { Site } from './model/site.ts';
import { feedPages, type FeedPage } from './routes/feed.ts';
import { redirectOf, type RedirectRule } from './routes/redirects.ts';
import type { Routes } from './routes/Routes.ts';
import type { LeftOut } from './sources/backend/goodChanges.ts';
import { shellsOf, type Shells } from './routes/shells.ts';
import { filledMenus } from './routes/withoutEmptyCategories.ts';

/** A news item with the fields that lists show, and its path in their language. */
export interface ListedNews {
  readonly path: string;
  readonly item: Pick<NewsItem, 'date' | 'section'> & {
    readonly translations: readonly Pick<
      NewsItem['translations'][number],
      'language' | 'title' | 'lead'
    >[];
  };
}

/** Everything that the pages are made of: the checked content and the routes. */
export class Content {
  readonly site: Site;
  readonly routes: Routes;
  readonly redirects: readonly RedirectRule[];
  /** A description of the content's source. */
  readonly source: string;
  /** Changes of editors that could not be published, if any. The site has the former records. */
  readonly leftOut: LeftOut | undefined;
  /** The folder of the content's image files. */
  readonly folder: string;
  /** The Directus from which browsers load content that is newer than the build, if any. */
  readonly liveDirectus: string | undefined;
  /** The project on a project host that members' browsers use, if any. */
  readonly liveProject: MembersAddresses['liveProject'];
  /** The backend of the members' area, if any. */
  readonly members: MembersBackend | undefined;
  /** The pages for addresses that were not built. */
  readonly shells: Shells;
  readonly #menus = new Map<Language, Site['menus']>();
  readonly #feeds = new Map<Language, readonly FeedPage[]>();

  constructor(
    parts: Pick<Content, 'site' | 'routes' | 'redirects' | 'source' | 'folder'> &
      Partial<Pick<Content, 'liveDirectus' | 'liveProject'>> & {
        readonly leftOut?: LeftOut | undefined;
      },
  ) {
    this.site = parts.site;
    this.routes = parts.routes;
    this.redirects = parts.redirects;
    this.source = parts.source;
    this.leftOut = parts.leftOut;
    this.folder = parts.folder;
    this.liveDirectus = parts.liveDirectus;
    this.liveProject = parts.liveProject;
    this.members = membersBackend(parts, parts.site.project);
    this.shells = shellsOf(parts.site, parts.routes, parts.liveDirectus !== undefined);
  }

  /** True if the site has a page of all products. */
  get isShop(): boolean {
    return this.site.pages.some(({ key }) => key === 'products');
  }

  /** In all languages. */
  get pageCount(): number {
    return this.routes.all.length;
  }

  /** The number of page files, including the shells. */
  get fileCount(): number {
    const { news, members } = this.shells;
    return this.pageCount + news.length + members.length;
  }

  /** The news in a language, newest first. */
  *newsIn(language: Language): Generator<ListedNews> {
    for (const item of this.site.news) {
      const path = this.routes.pathOf(item, language);
      if (path !== undefined) yield { item, path };
    }
  }

  /** The pages of a language's feed, newest first. */
  feedIn(language: Language): readonly FeedPage[] {
    let pages = this.#feeds.get(language);
    if (!pages) {
      pages = feedPages(this.site, this.routes, language);
      this.#feeds.set(language, pages);
    }
    return pages;
  }

  /** The menus of a language, without categories that have no products in it. */
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

  /** A menu's entry with its sub-entries in a language. */
  menuEntryIn(entry: MenuEntry, language: Language): MenuEntry {
    const entries = this.menusIn(language).flatMap((menu) => menu.entries);
    return entries.find(({ translations }) => translations === entry.translations) ?? entry;
  }

  /**
   * The address of a link to a path inside the site in a language. A path that has moved is
   * replaced by its redirect's target, which saves visitors the redirect.
   */
  addressOf(path: string, language: Language): string {
    const bare = path.replace(/[?#].*$/, '');
    const moved = this.routes.at(bare) ? undefined : redirectOf(bare, this.redirects)?.to;
    const isInside = moved?.startsWith('/') ?? false;
    const address = isInside ? `${moved}${path.slice(bare.length)}` : path;
    return this.routes.localised(address, language);
  }
}
