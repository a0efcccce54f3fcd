import {
  kinds,
  kindsWithPages,
  type Kind,
  type KindWithPages,
} from '../../../../data/kinds/index.ts';
import { newsSections, type NewsSection } from '../../../../data/kinds/news.ts';
import type { Page } from '../../../../data/kinds/pages.ts';
import type { CategoryPage } from '../../../../data/kinds/productCategories.ts';
import { categoryPath, pagePath, pathBelow } from '../../../../data/routes/addresses.ts';
import { newsSectionPath } from '../../../../data/routes/namedRoutes.ts';
import { defaultLanguage, type Language } from '../../../../locales/languages.ts';
import type { Database } from '../directus.ts';
import {
  publicationFields,
  visibilityOf,
  type Publication,
  type Visibility,
} from './visibility.ts';

/**
 * The kinds whose items are pages at an address that editors choose. The fields are those of an item that its address
 * depends on, besides the slugs of its translations. A kind of pages without an entry does not compile.
 */
const places = {
  pages: ['key'],
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
  readonly language: Language;
  readonly path: string;
  readonly visibility: Visibility;
}

/**
 * Returns the addresses of items in all their languages, as the build assigns them, and those of the pages below them: the
 * news of a section, the products of a category. The build finds the page above a record among all content
 * (data/routes/RouteTable.ts); this function finds it in the database.
 */
export async function pageAddresses(
  database: Database,
  kind: PlacedKind,
  ids: readonly unknown[],
): Promise<readonly PageAddress[]> {
  switch (kind) {
    case 'pages': {
      const own = await pagesIn(database, ids);
      const moving = new Set(own.map(({ page }) => page));
      const sections = await sectionsOf(database);
      const below = [...sections]
        .filter(([, pages]) => pages.some(({ page }) => moving.has(page)))
        .map(([name]) => name);
      return [...own, ...(await newsIn(database, 'section', below))];
    }
    case 'news':
      return newsIn(database, 'id', ids);
    case 'products':
      return productsIn(database, 'id', ids);
    case 'productCategories': {
      const texts = await textsOf(database, kind, 'id', ids);
      const keys = [...new Set(texts.map(({ place }) => place))];
      return [...texts.flatMap(categoryIn), ...(await productsIn(database, 'category', keys))];
    }
  }
}

async function pagesIn(
  database: Database,
  ids: readonly unknown[],
): Promise<readonly PageAddress[]> {
  const texts = await textsOf(database, 'pages', 'id', ids);
  return texts.flatMap((text) =>
    at(text, pagePath(text.place as Page['key'], text.slug, text.language)),
  );
}

/** Returns the page above the news of each section, in all its languages. */
async function sectionsOf(
  database: Database,
): Promise<ReadonlyMap<NewsSection, readonly PageAddress[]>> {
  const project = await database('project').first<{ name: string } | undefined>('name');
  const found = new Map<NewsSection, readonly PageAddress[]>();
  for (const section of newsSections) {
    const slug = newsSectionPath(section, project?.name ?? '').slice(1);
    const page = await database('pages_translations')
      .where({ language: defaultLanguage, slug })
      .first<{ pages_id: number } | undefined>('pages_id');
    if (page) found.set(section, await pagesIn(database, [page.pages_id]));
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
  return texts.flatMap((text) => {
    const pages = sections.get(text.place as NewsSection);
    const above = pages?.find(({ language }) => language === text.language);
    return at(text, pathBelow(above?.path, text.slug));
  });
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
  return texts.flatMap((text) => {
    const above = categories.find(
      ({ place, language }) => place === text.place && language === text.language,
    );
    const [category] = above ? categoryIn(above) : [];
    return at(text, pathBelow(category?.path, text.slug));
  });
}

function categoryIn(text: Text): readonly PageAddress[] {
  const { place, slug, language } = text;
  return at(text, categoryPath(place as CategoryPage['category'], slug, language));
}

/** The translation of an item. */
interface Text {
  readonly kind: PlacedKind;
  readonly id: unknown;
  readonly language: Language;
  readonly slug: string | undefined;
  /** The value of the first field that `places` lists for its kind. */
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
    .select<(Omit<Text, 'slug'> & Publication & { readonly slug: string | null })[]>(
      'item.id',
      'text.language',
      'text.slug',
      {
        ...(place !== undefined && { place: `item.${place}` }),
        ...(hasDrafts &&
          Object.fromEntries(publicationFields.map((name) => [name, `item.${name}`]))),
      },
    );
  return texts.map((text) => ({
    ...text,
    slug: text.slug ?? undefined,
    kind,
    visibility: hasDrafts ? visibilityOf(text) : 'public',
  }));
}

/** @returns nothing without a path */
function at(
  { kind, id, language, visibility }: Text,
  path: string | undefined,
): readonly PageAddress[] {
  if (path === undefined) return [];
  return [{ page: `${kind}/${String(id)}/${language}`, language, path, visibility }];
}
