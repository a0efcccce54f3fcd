import type { z } from 'zod';
import type { Language } from '../../locales/languages.ts';
import { warnEditors } from '../problems/editorWarnings.ts';
import { cleanTexts } from './cleanTexts.ts';
import { kinds, kindNames, type Kinds, type Kind, type KindName } from '../kinds/index.ts';
import { ContentProblems, inWords, problemsIn, type Problem } from '../problems/problems.ts';
import type { RawContent, RawRecord } from './rawContent.ts';

/** The content of a website. It is validated once, then frozen. */
export type Site = SiteRecords & { readonly languages: readonly Language[] };

/** The records of each kind, in its order. */
type SiteRecords = { readonly [Name in KindName]: RecordsOf<Kinds[Name]> };

type RecordsOf<Each extends Kind> = Each extends { stored: 'single' }
  ? RecordOf<Each> | (Each extends { optional: true } ? undefined : never)
  : readonly RecordOf<Each>[];

type RecordOf<Each extends Kind> = Originated<z.output<Each['schema']>>;

/** A record, and the place where its editor finds it. */
export type Originated<Record> = Record & { readonly origin: string };

/**
 * Checks all content against the model.
 *
 * @throws ContentProblems with every problem of every record, not only the first.
 */
export function parseSite(content: RawContent): Site {
  const problems: Problem[] = [];
  const records: Record<string, unknown> = Object.fromEntries(
    kindNames.map((name): [KindName, unknown] => {
      const { schema, stored, optional, order }: Kind = kinds[name];
      const parsed = content[name].flatMap((record) => parse(record, schema, problems));
      if (stored !== 'single') return [name, order ? parsed.sort(order as Order) : parsed];
      if (!optional && content[name].length === 0) {
        problems.push({ origin: name, field: '', expected: 'one record, found nothing' });
      }
      return [name, parsed[0]];
    }),
  );
  if (problems.length > 0) throw new ContentProblems(problems);
  // The kinds are declared with their schemas, so the records have the types of the site.
  const site = records as SiteRecords;
  return deepFreeze({ ...site, languages: site.project.languages });
}

type Order = (one: object, other: object) => number;

/**
 * Returns the record as its schema transforms it, or nothing if there are problems, which are added
 * to the list.
 */
function parse(
  record: RawRecord,
  schema: z.ZodType<object>,
  problems: Problem[],
): Originated<object>[] {
  const { origin, problems: unread = [] } = record;
  const cleaned = cleanTexts(record);
  const known = [...unread, ...cleaned.problems];
  problems.push(...known);
  if (cleaned.isUnreadable) return [];
  for (const { field, warning } of cleaned.warnings) warnEditors(origin, field, warning);
  const result = schema.safeParse(cleaned.value, { error: inWords });
  if (result.success) return [{ ...result.data, origin }];
  const knownFields = new Set(known.map(({ field }) => field));
  const others = problemsIn(origin, result.error, cleaned.value);
  problems.push(...others.filter(({ field }) => !knownFields.has(field)));
  return [];
}

/** Returns the records of a kind as a list, even if there is only one. */
export function recordsIn(
  site: Readonly<Record<KindName, unknown>>,
  name: KindName,
): readonly Originated<object>[] {
  const records = site[name] as Originated<object> | readonly Originated<object>[] | undefined;
  return records === undefined ? [] : [records].flat();
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
