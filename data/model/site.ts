import type { z } from 'zod';
import type { Language } from '../../locales/languages.ts';
import { companySchema, type Company } from './company.ts';
import { legalSchema, type Legal } from './legal.ts';
import { menuSchema, type Menu } from './menu.ts';
import { openingPeriodSchema, type OpeningPeriod } from './openingPeriod.ts';
import { pageSchema, type Page } from './page.ts';
import { ContentProblems, inWords, problemsIn, type Problem } from './problems.ts';
import { projectSchema, type Project } from './project.ts';
import type { EntityName, RawContent } from './rawContent.ts';
import { socialEntrySchema, type SocialEntry } from './socialEntry.ts';
import { themeSchema, type Theme } from './theme.ts';
import { widgetSchema, type Widget } from './widget.ts';

/** The content of a website: validated once, then frozen, then only read. */
export interface Site {
  readonly project: Project;
  readonly theme: Theme;
  readonly company: Company;
  readonly legal: Legal;
  readonly menus: readonly Menu[];
  /** In the order of their `sort`. */
  readonly widgets: readonly Widget[];
  readonly openingPeriods: readonly OpeningPeriod[];
  readonly socialEntries: readonly SocialEntry[];
  readonly pages: readonly SitePage[];
  readonly languages: readonly Language[];
}

/** A page, and where its editor finds it. */
export type SitePage = Page & { readonly origin: string };

/**
 * Checks all content against the model.
 *
 * @throws ContentProblems with every problem of every record, not only the first.
 */
export function parseSite(content: RawContent): Site {
  const problems: Problem[] = [];

  const parse = <Schema extends z.ZodType>(schema: Schema, entity: EntityName) =>
    content[entity].flatMap(({ origin, value }) => {
      const result = schema.safeParse(value, { error: inWords });
      if (result.success) return [{ origin, value: result.data }];
      problems.push(...problemsIn(origin, result.error, value));
      return [];
    });

  const list = <Schema extends z.ZodType>(schema: Schema, entity: EntityName) =>
    parse(schema, entity).map(({ value }) => value);

  const single = <Schema extends z.ZodType>(schema: Schema, entity: EntityName) => {
    const found = list(schema, entity)[0];
    if (found === undefined && content[entity].length === 0) {
      problems.push({ origin: entity, field: '', expected: 'one record, found nothing' });
    }
    // Never read when it is missing: the problems are thrown first.
    return found as z.infer<Schema>;
  };

  const entities = {
    project: single(projectSchema, 'project'),
    theme: single(themeSchema, 'theme'),
    company: single(companySchema, 'company'),
    legal: single(legalSchema, 'legal'),
    menus: list(menuSchema, 'menus'),
    widgets: list(widgetSchema, 'widgets').sort(bySort),
    openingPeriods: list(openingPeriodSchema, 'openingPeriods').sort(bySort),
    socialEntries: list(socialEntrySchema, 'socialEntries'),
    pages: parse(pageSchema, 'pages').map(({ origin, value }) => ({ ...value, origin })),
  };
  if (problems.length > 0) throw new ContentProblems(problems);
  return deepFreeze({ ...entities, languages: entities.project.languages });
}

function bySort(one: { sort: number }, other: { sort: number }): number {
  return one.sort - other.sort;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
