import type { z } from 'zod';
import { kindsWithPages, type Kinds, type KindWithPages } from '../kinds/index.ts';
import type { MemberPage } from './memberPage.ts';
import type { NewsletterPage } from './newsletterPage.ts';
import type { OverviewPage } from './overviewPage.ts';
import type { Originated, Site } from './site.ts';

/** Everything in the site that has its own address: records, and pages that the build adds. */
export type AnyPage =
  | z.output<Kinds[KindWithPages]['schema']>
  | OverviewPage
  | NewsletterPage
  | MemberPage;

export type SitePage = Originated<AnyPage>;

export type PageKey = AnyPage['key'];
export type PageOf<Key extends PageKey> = Extract<AnyPage, { key: Key }>;

/** Returns the pages that have a record, in the order of the kinds. */
export function recordedPages(site: Pick<Site, KindWithPages>): readonly SitePage[] {
  return kindsWithPages.flatMap((name): readonly SitePage[] => site[name]);
}
