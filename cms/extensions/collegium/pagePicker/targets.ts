import { memberPath } from '../../../../contract/members/addresses.ts';
import type { NewsSection } from '../../../../data/kinds/news.ts';
import type { Page } from '../../../../data/kinds/pages.ts';
import type { CategoryPage } from '../../../../data/kinds/productCategories.ts';
import { categoryPath, pagePath, pathBelow } from '../../../../data/routes/addresses.ts';
import { namedPages, newsSectionPath } from '../../../../data/routes/namedRoutes.ts';
import { overviewPath } from '../../../../data/routes/overviews.ts';
import type { RedirectRule } from '../../../../data/routes/redirects.ts';
import {
  defaultLanguage,
  labels,
  memberPages,
  membersHomes,
  memberScreens,
  type Language,
} from '../../../../locales/languages.ts';
import { visibilityOf, type Publication, type Visibility } from '../addresses/visibility.ts';

/** A page that a record can name. */
export interface Target {
  /** In German: records store this path. */
  readonly path: string;
  readonly title: string;
  /** Undefined if the title has no translations. */
  readonly titleLanguage: Language | undefined;
  /** `ending`: public now, with a date of withdrawal. */
  readonly visibility: Visibility | 'ending';
  /** True if editors can pick the page. The others are only recognised. */
  readonly isOffered: boolean;
}

/** The records that have pages, as Directus' API answers them. Collections that the person can't read are empty. */
export interface Records {
  /** The short name of the project, which addresses of news sections contain. */
  readonly projectName: string;
  readonly pages: readonly PageRecord[];
  readonly product_categories: readonly (Translated & { readonly key: CategoryPage['category'] })[];
  readonly manufacturers: readonly { readonly id: string; readonly name: string }[];
  readonly menus: readonly { readonly id: string; readonly entries: readonly Entry[] | null }[];
  readonly news: readonly (Translated & Publication & { readonly section: NewsSection })[];
  readonly products: readonly (Translated & Publication & { readonly category: string })[];
  readonly redirects: readonly RedirectRule[];
}

interface PageRecord extends Translated, Publication {
  readonly key: Page['key'];
}

interface Translated {
  readonly translations: readonly Text[];
}

interface Text {
  readonly language: Language;
  readonly title?: string | null;
  readonly slug?: string | null;
  /** Of menu entries. */
  readonly displayName?: string | null;
}

interface Entry extends Partial<Translated> {
  readonly path?: string | null;
  readonly sub?: readonly Entry[] | null;
  readonly groups?: readonly Entry[] | null;
}

/**
 * Returns the pages of the website with their German paths, as the build assigns them (data/routes/RouteTable.ts): first the
 * pages of editors, then those that come from other records. Later parts of long lists, and pages that need a link from a mail,
 * are left out.
 *
 * @param language of the titles; German where there is none
 */
export function targetsOf(records: Records, language: Language): Target[] {
  const byTitle = (targets: readonly Target[]) =>
    targets.toSorted((one, other) => one.title.localeCompare(other.title, language));
  const pages = pagesIn(records, language);
  const categories = categoriesIn(records, language);
  const own = [...pages, ...categories];
  const below = [
    ...membersPages(own, language),
    ...manufacturersIn(records),
    ...newsIn(records, own, language),
    ...productsIn(records, language),
  ];
  // An editor's own page at the path of an overview replaces the overview.
  const taken = new Set([...own, ...below].map(({ path }) => path));
  const overviews = overviewsIn(records, taken, language).filter(({ path }) => !taken.has(path));
  return [...byTitle([...own, ...overviews]), ...byTitle(below)];
}

/** Pages for visitors who have lost their way. */
const neverOffered: readonly Page['key'][] = ['notFound', 'offline'];

function pagesIn({ pages }: Records, language: Language): Target[] {
  return pages.flatMap((page) => {
    const path = pagePath(page.key, germanSlug(page), defaultLanguage);
    const isFound = !neverOffered.includes(page.key);
    return targetAt(path, titleOf(page, language), page, isFound);
  });
}

function categoriesIn({ product_categories: categories }: Records, language: Language): Target[] {
  return categories.flatMap((category) =>
    targetAt(
      categoryPath(category.key, germanSlug(category), defaultLanguage),
      titleOf(category, language),
    ),
  );
}

/** The fixed pages of the members' area. The website has it if an editor wrote its home. */
function membersPages(pages: readonly Target[], language: Language): Target[] {
  const home = pages.find(({ path }) => path === membersHomes[defaultLanguage]);
  if (!home) return [];
  const titles = labels[language].memberPages;
  return [...Object.keys(memberPages), ...Object.keys(memberScreens)].flatMap((key) => {
    const name = key as keyof typeof titles;
    if (name === 'resetPassword' || name === 'invitation') return [];
    return [
      {
        ...home,
        path: memberPath(name, defaultLanguage),
        title: titles[name],
        titleLanguage: language,
      },
    ];
  });
}

function manufacturersIn({ manufacturers }: Records): Target[] {
  return manufacturers.flatMap(({ id, name }) =>
    targetAt(pathBelow(namedPages.brands[defaultLanguage], id), { title: name }),
  );
}

function newsIn(
  { news, projectName }: Records,
  pages: readonly Target[],
  language: Language,
): Target[] {
  const paths = new Set(pages.map(({ path }) => path));
  return news.flatMap((item) => {
    const above = newsSectionPath(item.section, projectName);
    const path = paths.has(above) ? pathBelow(above, germanSlug(item)) : undefined;
    return targetAt(path, titleOf(item, language), item);
  });
}

function productsIn(
  { products, product_categories: categories }: Records,
  language: Language,
): Target[] {
  const paths = new Map(
    categories.map((category) => [
      category.key as string,
      categoryPath(category.key, germanSlug(category), defaultLanguage),
    ]),
  );
  return products.flatMap((product) =>
    targetAt(
      pathBelow(paths.get(product.category), germanSlug(product)),
      titleOf(product, language),
      product,
    ),
  );
}

/** The overviews that the build writes for entries of the main menu (data/routes/overviews.ts). */
function overviewsIn(
  { menus }: Records,
  existing: ReadonlySet<string>,
  language: Language,
): Target[] {
  const primary = menus.find(({ id }) => id === 'primary');
  return (primary?.entries ?? []).flatMap((entry) => {
    const below = [...(entry.sub ?? []), ...(entry.groups ?? []).flatMap(({ sub }) => sub ?? [])];
    if (entry.path || below.length < 2) return [];
    const named = (entry.translations ?? []).map(({ displayName, ...text }) => ({
      ...text,
      title: displayName ?? '',
    }));
    const paths = below.flatMap(({ path }) => (path && existing.has(path) ? path : []));
    if (paths.length === 0) return [];
    const path = overviewPath({ translations: named }, paths, defaultLanguage);
    return targetAt(path, titleOf({ translations: named }, language));
  });
}

/** Nothing without a path or a title: such a record can't be published. */
function targetAt(
  path: string | undefined,
  { title, titleLanguage }: Partial<Pick<Target, 'title' | 'titleLanguage'>>,
  publication?: Publication,
  isFound = true,
): Target[] {
  if (path === undefined || title === undefined) return [];
  const visibility = publication ? shownTo(publication) : 'public';
  const isOffered = isFound && visibility === 'public';
  return [{ path, title, titleLanguage, visibility, isOffered }];
}

function shownTo(publication: Publication): Target['visibility'] {
  const visibility = visibilityOf(publication);
  return visibility === 'public' && publication.withdraw_on !== null ? 'ending' : visibility;
}

function titleOf(
  { translations }: Translated,
  language: Language,
): Partial<Pick<Target, 'title' | 'titleLanguage'>> {
  const [text] = [language, defaultLanguage].flatMap((code) =>
    translations.filter((each) => each.language === code && each.title),
  );
  return text?.title ? { title: text.title, titleLanguage: text.language } : {};
}

function germanSlug({ translations }: Translated): string | undefined {
  return translations.find(({ language }) => language === defaultLanguage)?.slug ?? undefined;
}
