import {
  kinds,
  kindsWithPages,
  type Kind,
  type KindWithPages,
} from '../../../../data/kinds/index.ts';
import { newsSections, type NewsSection } from '../../../../data/kinds/news.ts';
import { homePath, newsSectionPath } from '../../../../data/routes/namedRoutes.ts';
import { categoryPages, defaultLanguage, type Language } from '../../../../locales/languages.ts';
import type { Database } from '../directus.ts';

/**
 * The kinds whose items are pages at an address that editors choose. The fields are those of an item that its address
 * depends on, besides the slugs of its translations. A kind of pages without an entry does not compile.
 */
const places = {
  pages: [],
  news: ['section'],
  products: ['category'],
  productCategories: ['key'],
  // A manufacturer's address has its key, which stays the same for good.
  manufacturers: undefined,
} satisfies Readonly<Record<KindWithPages, readonly string[] | undefined>>;

/** A kind of pages at addresses that change. */
export type PlacedKind = Exclude<KindWithPages, 'manufacturers'>;

export const placedKinds = kindsWithPages.filter(
  (kind): kind is PlacedKind => places[kind] !== undefined,
);

export function placeFields(kind: PlacedKind): readonly string[] {
  return places[kind];
}

/** The address of a page in one language. */
export interface PageAddress {
  /** Identifies the page in its language. */
  readonly page: string;
  readonly path: string;
  readonly visibility: Visibility;
}

/** `coming`: from a time in the future. `hidden`: as drafts and what editors have withdrawn. */
export type Visibility = 'public' | 'coming' | 'hidden';

/** The fields of an item that say who sees it. */
export interface Publication {
  readonly status: string;
  /** A date as the database stores it, or as a request sends it. */
  readonly publish_on: string | number | Date | null;
}

/** As the filter `published` in data/sources/directus/visibility.ts. */
export function visibilityOf({ status, publish_on: time }: Publication): Visibility {
  if (status === 'published') return 'public';
  if (status !== 'scheduled' || time === null) return 'hidden';
  return new Date(time).getTime() <= Date.now() ? 'public' : 'coming';
}

/**
 * Returns the addresses of items in all their languages, as the build assigns them (data/routes/RouteTable.ts), and those
 * of the pages below them: the news of a section, the products of a category.
 */
export async function pageAddresses(
  database: Database,
  kind: PlacedKind,
  ids: readonly unknown[],
): Promise<readonly PageAddress[]> {
  const items = await textsOf(database, kind, 'id', ids);
  switch (kind) {
    case 'pages': {
      const own = items.map((text) => at(text, homePath(text.language), text.slug));
      const moving = new Set(ids.map(String));
      const sections = await sectionsOf(database);
      const below = [...sections]
        .filter(([, { id }]) => moving.has(String(id)))
        .map(([name]) => name);
      return [...known(own), ...(await newsIn(database, 'section', below))];
    }
    case 'news':
      return newsIn(database, 'id', ids);
    case 'products':
      return productsIn(database, 'id', ids);
    case 'productCategories': {
      const own = items.map((text) => ({ ...of(text), path: categoryPath(text) }));
      const keys = [...new Set(items.map(({ place }) => place))];
      return [...known(own), ...(await productsIn(database, 'category', keys))];
    }
  }
}

/** Returns the page of each section that has one: its id, and its slugs by language. */
async function sectionsOf(
  database: Database,
): Promise<
  ReadonlyMap<NewsSection, { readonly id: number; readonly slugs: ReadonlyMap<Language, string> }>
> {
  const project = await database('project').first<{ name: string } | undefined>('name');
  const found = new Map<NewsSection, { id: number; slugs: Map<Language, string> }>();
  for (const section of newsSections) {
    const slug = newsSectionPath(section, project?.name ?? '').slice(1);
    const page = await database('pages_translations')
      .where({ language: defaultLanguage, slug })
      .first<{ pages_id: number } | undefined>('pages_id');
    if (!page) continue;
    const texts = await textsOf(database, 'pages', 'id', [page.pages_id]);
    const slugs = new Map(texts.map(({ language, slug: own }) => [language, own ?? '']));
    found.set(section, { id: page.pages_id, slugs });
  }
  return found;
}

async function newsIn(
  database: Database,
  field: 'id' | 'section',
  values: readonly unknown[],
): Promise<readonly PageAddress[]> {
  const texts = await textsOf(database, 'news', field, values);
  if (texts.length === 0) return [];
  const sections = await sectionsOf(database);
  return known(
    texts.map((text) => {
      const above = sections.get(text.place as NewsSection)?.slugs.get(text.language);
      return at(text, above && `${homePath(text.language)}${above}/`, text.slug);
    }),
  );
}

async function productsIn(
  database: Database,
  field: 'id' | 'category',
  values: readonly unknown[],
): Promise<readonly PageAddress[]> {
  const texts = await textsOf(database, 'products', field, values);
  if (texts.length === 0) return [];
  const keys = [...new Set(texts.map(({ place }) => place))];
  const categories = await textsOf(database, 'productCategories', 'key', keys);
  const paths = new Map(categories.map((text) => [nameOf(text), categoryPath(text)]));
  return known(
    texts.map((text) => {
      const above = paths.get(nameOf(text));
      return at(text, above && `${above}/`, text.slug);
    }),
  );
}

/** The translation of an item. */
interface Text {
  readonly kind: PlacedKind;
  readonly id: unknown;
  readonly language: Language;
  readonly slug: string | null;
  /** The section of news, or the category of a product. */
  readonly place: unknown;
  readonly visibility: Visibility;
}

async function textsOf(
  database: Database,
  kind: PlacedKind,
  field: string,
  values: readonly unknown[],
): Promise<readonly Text[]> {
  const { name: collection, drafts: hasDrafts }: Kind = kinds[kind];
  const [place] = placeFields(kind);
  const texts = await database(`${collection}_translations as text`)
    .join(`${collection} as item`, 'item.id', `text.${collection}_id`)
    .whereIn(`item.${field}`, values as readonly string[])
    .select<(Text & Publication)[]>('item.id', 'text.language', 'text.slug', {
      ...(place !== undefined && { place: `item.${place}` }),
      ...(hasDrafts && { status: 'item.status', publish_on: 'item.publish_on' }),
    });
  return texts.map((text) => ({
    ...text,
    kind,
    visibility: hasDrafts ? visibilityOf(text) : 'public',
  }));
}

/** The key of a category in one language, for the category's own text and for those of its products. */
function nameOf({ place, language }: Text): string {
  return `${String(place)} ${language}`;
}

/** The path of a category. If the code defines none for the language, editors choose one. */
function categoryPath({ place, language, slug }: Text): string | undefined {
  const named: Readonly<Record<string, Partial<Record<Language, string>> | undefined>> =
    categoryPages;
  return named[String(place)]?.[language] ?? (slug ? `${homePath(language)}${slug}` : undefined);
}

function at(text: Text, above: string | undefined, slug: string | null) {
  return { ...of(text), path: above !== undefined && slug ? `${above}${slug}` : undefined };
}

function of({ kind, id, language, visibility }: Text) {
  return { page: `${kind}/${String(id)}/${language}`, visibility };
}

function known(
  addresses: readonly (Omit<PageAddress, 'path'> & { readonly path: string | undefined })[],
): readonly PageAddress[] {
  return addresses.flatMap(({ path, ...rest }) => (path === undefined ? [] : [{ ...rest, path }]));
}
