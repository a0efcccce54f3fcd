import type { z } from 'zod';
import { defaultLanguage, type Language } from '../../locales/languages.ts';
import { warnEditors } from '../editorWarnings.ts';
import { sorted } from '../selections.ts';
import { callToActionSchema, type CallToAction } from './callToAction.ts';
import { cleanTexts } from './cleanTexts.ts';
import { companySchema, type Company } from './company.ts';
import { consentSchema, type Consent } from './consent.ts';
import { downloadSchema, type Download } from './download.ts';
import { feesSchema, type Fees } from './fees.ts';
import { institutionSchema, type Institution } from './institution.ts';
import { legalSchema, type Legal } from './legal.ts';
import { menuSchema, type Menu } from './menu.ts';
import { newsItemSchema, type NewsItem } from './newsItem.ts';
import { openingPeriodSchema, type OpeningPeriod } from './openingPeriod.ts';
import { organisationSchema, type Organisation } from './organisation.ts';
import { pageSchema, type Page } from './page.ts';
import { personSchema, type Person } from './person.ts';
import { ContentProblems, inWords, problemsIn, type Problem } from './problems.ts';
import { productSchema, type Product } from './product.ts';
import { projectSchema, type Project } from './project.ts';
import type { EntityName, RawContent } from './rawContent.ts';
import { redirectSchema, type Redirect } from './redirect.ts';
import { socialEntrySchema, type SocialEntry } from './socialEntry.ts';
import { themeSchema, type Theme } from './theme.ts';
import { widgetSchema, type Widget } from './widget.ts';

/** The content of a website: validated once, then frozen, then only read. */
export interface Site {
  readonly project: Originated<Project>;
  readonly theme: Originated<Theme>;
  readonly company: Originated<Company>;
  readonly legal: Originated<Legal>;
  readonly menus: readonly Originated<Menu>[];
  /** In the order of their `sort`. */
  readonly widgets: readonly Originated<Widget>[];
  readonly openingPeriods: readonly Originated<OpeningPeriod>[];
  readonly socialEntries: readonly Originated<SocialEntry>[];
  readonly pages: readonly Originated<Page>[];
  /** The newest first. */
  readonly news: readonly Originated<NewsItem>[];
  readonly products: readonly Originated<Product>[];
  /** These in the order that their editor gave them. */
  readonly people: readonly Originated<Person>[];
  readonly institutions: readonly Originated<Institution>[];
  readonly fees: readonly Originated<Fees>[];
  readonly downloads: readonly Originated<Download>[];
  readonly organisations: readonly Originated<Organisation>[];
  readonly consents: readonly Originated<Consent>[];
  readonly callToAction: Originated<CallToAction> | undefined;
  readonly redirects: readonly Originated<Redirect>[];
  readonly languages: readonly Language[];
}

/** A record, and where its editor finds it. */
export type Originated<Record> = Record & { readonly origin: string };

/**
 * Checks all content against the model.
 *
 * @throws ContentProblems with every problem of every record, not only the first.
 */
export function parseSite(content: RawContent): Site {
  const problems: Problem[] = [];

  const parse = <Schema extends z.ZodType<object>>(schema: Schema, entity: EntityName) =>
    content[entity].flatMap((record) => {
      const { origin } = record;
      const cleaned = cleanTexts(record);
      problems.push(...cleaned.problems);
      if (cleaned.isUnreadable) return [];
      for (const { field, warning } of cleaned.warnings) warnEditors(origin, field, warning);
      const result = schema.safeParse(cleaned.value, { error: inWords });
      if (result.success) return [{ origin, value: result.data }];
      const known = new Set(cleaned.problems.map(({ field }) => field));
      const others = problemsIn(origin, result.error, cleaned.value);
      problems.push(...others.filter(({ field }) => !known.has(field)));
      return [];
    });

  const originated = <Schema extends z.ZodType<object>>(schema: Schema, entity: EntityName) =>
    parse(schema, entity).map(({ origin, value }) => ({ ...value, origin }));

  const single = <Schema extends z.ZodType<object>>(schema: Schema, entity: EntityName) => {
    const [found] = originated(schema, entity);
    if (found === undefined && content[entity].length === 0) {
      problems.push({ origin: entity, field: '', expected: 'one record, found nothing' });
    }
    // Never read when it is missing: the problems are thrown first.
    return found as Originated<z.infer<Schema>>;
  };

  const entities = {
    project: single(projectSchema, 'project'),
    theme: single(themeSchema, 'theme'),
    company: single(companySchema, 'company'),
    legal: single(legalSchema, 'legal'),
    menus: originated(menuSchema, 'menus'),
    widgets: sorted(originated(widgetSchema, 'widgets')),
    openingPeriods: sorted(originated(openingPeriodSchema, 'openingPeriods')),
    socialEntries: originated(socialEntrySchema, 'socialEntries'),
    pages: originated(pageSchema, 'pages'),
    news: originated(newsItemSchema, 'news').sort(newestFirst),
    products: sorted(originated(productSchema, 'products')),
    people: originated(personSchema, 'people'),
    institutions: originated(institutionSchema, 'institutions'),
    fees: originated(feesSchema, 'fees'),
    downloads: originated(downloadSchema, 'downloads'),
    organisations: originated(organisationSchema, 'organisations'),
    consents: sorted(originated(consentSchema, 'consents')),
    callToAction: originated(callToActionSchema, 'callToAction')[0],
    redirects: sorted(originated(redirectSchema, 'redirects')),
  };
  if (problems.length > 0) throw new ContentProblems(problems);
  return deepFreeze({ ...entities, languages: entities.project.languages });
}

/** Those of one day in the order of their German slugs, so that every source gives the same list. */
function newestFirst(one: Originated<NewsItem>, other: Originated<NewsItem>): number {
  return other.date.localeCompare(one.date) || slugOf(one).localeCompare(slugOf(other));
}

function slugOf({ translations }: NewsItem): string {
  return translations.find(({ language }) => language === defaultLanguage)?.slug ?? '';
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
