import type { Page } from '../../data/kinds/pages.ts';
import { slug } from '../../data/fields/checks.ts';
import { pagePath } from '../../data/routes/addresses.ts';
import { newsSectionPath } from '../../data/routes/namedRoutes.ts';
import { reservedName } from '../../data/routes/reservedNames.ts';
import type { ContentFiles } from '../../data/starter/writeProject.ts';
import { defaultLanguage } from '../../locales/languages.ts';
import { nameOf, type ImportReport } from './ImportReport.ts';
import type { MenuTargets } from './importedMenu.ts';
import { idIn, isStartPage, lastSlugPart, oldPath, pageSlug } from './oldAddresses.ts';
import { plainText } from './plainText.ts';
import type { ExportedItem, WordPressExport } from './readExport.ts';

const news = newsSectionPath('news', '');

/** A page or post of the old website, with its place in the new one. */
export interface NewPage {
  readonly item: ExportedItem;
  readonly slug: string;
  readonly path: string;
  readonly title: string;
}

/** The new addresses of pages and posts. Pages keep their paths where they can. */
export class NewAddressBook implements MenuTargets {
  /** All pages and posts, in the order of the export. */
  readonly pages: readonly NewPage[];
  readonly #start: string;
  readonly #byId = new Map<string, NewPage>();
  readonly #byOldPath = new Map<string, string>();
  readonly #taken: Set<string>;
  /** The number of marks that were tried for a path. */
  readonly #marks = new Map<string, number>();

  constructor(
    { address }: WordPressExport,
    records: readonly ExportedItem[],
    starter: ContentFiles,
    report: ImportReport,
  ) {
    this.#start = address;
    const ofStarter = new Set(starterPaths(starter));
    this.#taken = new Set(ofStarter);
    const byId = new Map(records.map((item) => [item.id, item]));
    this.pages = records.map((item) => {
      const old = oldPath(item.link, address);
      const isPage = item.type === 'page';
      const wanted = isPage ? pageSlug(item, old ?? pathByParents(item, byId)) : lastSlugPart(item);
      const own = this.#freeSlug(wanted, isPage ? '' : news);
      const path = `${isPage ? '' : news}/${own}`;
      const page = {
        item,
        slug: own,
        path,
        title: plainText(item.title) || own,
      };
      this.#taken.add(path);
      this.#byId.set(item.id, page);
      if (old !== undefined) this.#byOldPath.set(comparable(old), path);
      this.#reportMove(page, wanted, ofStarter, report);
      return page;
    });
  }

  #reportMove(
    { item, slug: own, path }: NewPage,
    wanted: string,
    ofStarter: ReadonlySet<string>,
    report: ImportReport,
  ): void {
    const itemName = nameOf(item);
    if (isStartPage(item.link, this.#start)) {
      const text = `It was the start page. Copy what you need to content/pages/home.json, then delete ${path}.`;
      report.add(itemName, text);
    } else if (ofStarter.has(`/${wanted}`) && item.type === 'page') {
      const text = `Collegium has a page of its own at /${wanted}. This text is at ${path}: copy what you need, then delete it.`;
      report.add(itemName, text);
    } else if (own !== wanted) {
      report.add(itemName, `Its address is taken, so it is at ${path}.`);
    }
  }

  pathOf(id: string): string | undefined {
    return this.#byId.get(id)?.path;
  }

  titleOf(id: string): string | undefined {
    return this.#byId.get(id)?.title;
  }

  pathAt(address: string): string | undefined {
    if (isStartPage(address, this.#start)) return '/';
    const old = oldPath(address, this.#start);
    return old === undefined
      ? this.pathOf(idIn(address) ?? '')
      : this.#byOldPath.get(comparable(old));
  }

  /** As {@link pathAt}, with the anchor of the old address. */
  addressAt(address: string): string | undefined {
    const path = this.pathAt(address);
    return path && path + (/#.+$/.exec(address)?.[0] ?? '');
  }

  /** True if a path is that of a page of the new website. */
  isTaken(path: string): boolean {
    return this.#taken.has(path) || isReserved(path.slice(1));
  }

  /** True if a path is that of the file of a page, such as `/kontakt.html` or `/index.html`. */
  isFileOfPage(path: string): boolean {
    const page = path.replace(/(?:\/index)?\.html$/, '');
    return page !== path && (page === '' || this.isTaken(page));
  }

  oldPath(address: string): string | undefined {
    return oldPath(address, this.#start);
  }

  isStartPage(address: string): boolean {
    return isStartPage(address, this.#start);
  }

  /** Returns the written slug, or one with `-alt` (German for old) if it is reserved or another page has it. */
  #freeSlug(written: string, above: string): string {
    // Names such as `index` are not allowed at the end of any address.
    const wanted = slug().safeParse(written).success ? written : `${written}-alt`;
    const [first = '', ...rest] = wanted.split('/');
    const key = `${above}/${wanted}`;
    for (let count = this.#marks.get(key) ?? 0; ; count += 1) {
      this.#marks.set(key, count);
      const mark = ['', '-alt'][count] ?? `-alt-${count}`;
      // A reserved name is reserved for all addresses below it.
      const isMarkedFirst = rest.length > 0 && isReserved(first);
      const found = isMarkedFirst ? [first + mark, ...rest].join('/') : wanted + mark;
      const isFree = !this.#taken.has(`${above}/${found}`) && (above !== '' || !isReserved(found));
      if (isFree) return found;
    }
  }
}

/** The path that a page would have, if the old website had paths. */
function pathByParents(item: ExportedItem, byId: ReadonlyMap<string, ExportedItem>): string {
  const path = new Set<ExportedItem>();
  for (let page: ExportedItem | undefined = item; page && !path.has(page);) {
    path.add(page);
    page = byId.get(page.parent);
  }
  return [...path].reverse().map(lastSlugPart).join('/');
}

function isReserved(found: string): boolean {
  return reservedName(found, defaultLanguage) !== undefined;
}

/** The paths of the starter's pages in the default language. */
function starterPaths(starter: ContentFiles): string[] {
  return [...starter].flatMap(([name, content]) => {
    if (!name.startsWith('pages/')) return [];
    const { key, translations } = JSON.parse(content) as StarterPage;
    const own = translations.find(({ language }) => language === defaultLanguage);
    return pagePath(key, own?.slug, defaultLanguage) ?? [];
  });
}

interface StarterPage {
  readonly key: Page['key'];
  readonly translations: readonly {
    readonly language: string;
    readonly slug?: string;
  }[];
}

/** Servers of WordPress take capitals and small letters in an address for the same. */
function comparable(path: string): string {
  return path.toLowerCase();
}
