import type { z } from 'zod';
import { attributes } from './attributes.ts';
import { callToAction } from './callToAction.ts';
import { company } from './company.ts';
import { consents } from './consents.ts';
import { downloads } from './downloads.ts';
import { fees } from './fees.ts';
import { institutions } from './institutions.ts';
import { legal } from './legal.ts';
import { manufacturers } from './manufacturers.ts';
import { menus } from './menus.ts';
import { news } from './news.ts';
import { openingPeriods } from './openingPeriods.ts';
import { organisations } from './organisations.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { productCategories } from './productCategories.ts';
import { products } from './products.ts';
import { project } from './project.ts';
import { redirects } from './redirects.ts';
import { socialEntries } from './socialEntries.ts';
import { theme } from './theme.ts';
import { widgets } from './widgets.ts';
import type { Kind } from './kind.ts';

/**
 * The kinds of content that a website consists of. Checks, sources, Directus' collections and
 * forms, and the document of the content model are derived from this list. Content that is not
 * public is in cms/schema/privateKinds.ts: the build does not read it.
 */
export const kinds = {
  project,
  theme,
  company,
  legal,
  menus,
  widgets,
  openingPeriods,
  socialEntries,
  pages,
  news,
  callToAction,
  productCategories,
  manufacturers,
  attributes,
  products,
  people,
  institutions,
  fees,
  downloads,
  organisations,
  consents,
  redirects,
} satisfies Readonly<Record<string, Kind>>;

export type { Kind } from './kind.ts';

export type Kinds = typeof kinds;

export type KindName = keyof Kinds;

/**
 * The names in the order of the list. Problems are reported, and collections shown in Directus, in
 * this order.
 */
export const kindNames = Object.keys(kinds) as KindName[];

/** The kinds whose records are pages. */
export type KindWithPages = {
  [Name in KindName]: Kinds[Name] extends { isPage: true } ? Name : never;
}[KindName];

export const kindsWithPages = kindNames.filter(hasPages);

function hasPages(name: KindName): name is KindWithPages {
  const { isPage }: Kind = kinds[name];
  return isPage === true;
}

/** Returns the schema with all fields that an editor may write. */
export function writtenSchema(name: KindName): z.ZodType {
  const { schema, written = schema }: Kind = kinds[name];
  return written;
}
