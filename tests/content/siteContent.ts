import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../../data/fields/fieldDescription.ts';
import { pages as pageKind } from '../../data/kinds/pages.ts';
import { kindNames, writtenSchema, type KindName } from '../../data/kinds/index.ts';
import { defaultLanguage } from '../../locales/languages.ts';
import { kindFiles } from '../../data/sources/kindFiles.ts';
import { readSchema, type Member } from './readSchema.ts';
import { taken, uglyText, valuesOf } from './values.ts';

/** The records of a site, as in its content folder. */
export type SiteRecords = Readonly<Record<KindName, readonly JsonObject[]>>;

type JsonObject = Readonly<Record<string, unknown>>;

/** Sites that the model must accept, with all possible fields in all their states. */
export function siteContent(): Arbitrary<SiteRecords> {
  const records = kindNames.map((kind) => [kind, recordsOf(kind, writtenSchema(kind))] as const);
  return fc
    .record(Object.fromEntries(records) as Record<KindName, Arbitrary<readonly JsonObject[]>>)
    .map(consistent);
}

/** Generates a site with an invalid value somewhere. */
export function spoiltContent(): Arbitrary<SiteRecords> {
  const value = fc.oneof(
    uglyText,
    fc.constantFrom<unknown>(null, 0, -1, 1e21, true, [], {}, [null], '', 'javascript:alert(1)'),
    fc.constantFrom('en', 'images/x', '//evil.example', '../../etc/passwd', '\0', '\ud83d'),
    fc.integer({ min: 60, max: 3_000 }).map((levels) => nested(levels)),
  );
  return fc
    .tuple(siteContent(), fc.nat(), fc.nat(), value)
    .map(([site, kind, place, bad]) => spoilt(site, kind, place, bad));
}

function nested(levels: number): unknown {
  return JSON.parse('['.repeat(levels) + ']'.repeat(levels));
}

function spoilt(site: SiteRecords, kind: number, place: number, bad: unknown): SiteRecords {
  const full = Object.entries(site).filter(([, records]) => records.length > 0);
  const [name, records] = full[kind % full.length]!;
  const copy = structuredClone(records);
  const places = placesIn(copy);
  const [holder, key] = places[place % places.length]!;
  holder[key] = bad;
  return { ...site, [name]: copy };
}

function placesIn(value: unknown): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, inner]) => [[holder, key], ...placesIn(inner)]);
}

function recordsOf(kind: KindName, schema: Schema): Arbitrary<readonly JsonObject[]> {
  if (kind === 'pages') return pages();
  const record = recordOf(schema);
  const { stored, optional } = kindFiles[kind];
  return fc.array(record, {
    minLength: stored === 'single' && !optional ? 1 : 0,
    maxLength: stored === 'single' ? 1 : 3,
  });
}

/** One page of each kind that may exist once, and some of the others. */
function pages(): Arbitrary<readonly JsonObject[]> {
  const kinds = pageKind.schema.options.map((kind) =>
    'slug' in kind.shape.translations.def.element.shape
      ? fc.array(recordOf(kind), { maxLength: 2 })
      : recordOf(kind).map((page) => [page]),
  );
  return fc.tuple(...kinds).map((lists) => lists.flat());
}

function recordOf(schema: Schema): Arbitrary<JsonObject> {
  const records = readSchema<Arbitrary<unknown>>(schema, {
    value: valuesOf,
    constant: fc.constant,
    object: (members) => fc.record(resultsOf(members), { requiredKeys: neededOf(members) }),
    list: (entry, { least, most = least + 2 }) =>
      fc.array(entry, { minLength: least, maxLength: most }),
    translations: ({ [defaultLanguage]: original, ...others }) =>
      fc
        .tuple(
          fc.tuple(original),
          fc.subarray(Object.values(others)).chain((some) => fc.tuple(...some)),
        )
        .map((entries) => entries.flat()),
    either: (kinds) => fc.oneof(...kinds),
  });
  // The schema may also check several fields together, such as that one date is after another.
  return taken(records, schema, 'a record') as Arbitrary<JsonObject>;
}

function resultsOf<Result>(members: Readonly<Record<string, Member<Result>>>) {
  return Object.fromEntries(Object.entries(members).map(([name, { result }]) => [name, result]));
}

function neededOf(members: Readonly<Record<string, Member<unknown>>>): string[] {
  return Object.entries(members).flatMap(([name, { optional }]) => (optional ? [] : [name]));
}

/** Makes the references between records valid, as an editor would have to. */
export function consistent(site: SiteRecords): SiteRecords {
  const groups = new Map(
    (['institutions', 'fees', 'downloads', 'organisations'] as const).map((kind) => [
      kind as string,
      new Set(site[kind].map(({ group }) => group)),
    ]),
  );
  groups.set(
    'people',
    new Set(site.people.flatMap(({ roles }) => (roles as JsonObject[]).map(({ group }) => group))),
  );
  const free = new Set<string>();
  return {
    ...site,
    project: site.project.map((project) => fittingProject(project)),
    pages: [
      ...site.pages.map((page) => withOwnSlugs(withRecords(page, groups), free)),
      ...sections,
    ],
    news: site.news.map((item) => withOwnSlugs(item, free)),
    ...fittingCatalogue(site, free),
    menus: once(site.menus, 'id'),
    consents: once(site.consents, 'function_id'),
    redirects: site.redirects.map((redirect, index) => ({ ...redirect, from: `/alt-${index}` })),
  };
}

function fittingProject({ google_place_id: _, show_accessibility: __, ...project }: JsonObject) {
  return {
    ...project,
    name: 'vhm',
    languages: ['de', 'en', 'fr'],
    logo: { file: 'logo.svg', width: 64, height: 32 },
  };
}

/** Makes products refer to existing records, and gives French categories an address. */
function fittingCatalogue(site: SiteRecords, free: Set<string>) {
  const productCategories = once(site.productCategories, 'key').map((category): JsonObject => ({
    ...category,
    translations: (category['translations'] as JsonObject[]).map((entry) =>
      entry['language'] === 'fr'
        ? { ...entry, slug: `rayon-${String(category['key']).replaceAll('_', '-')}` }
        : entry,
    ),
  }));
  const manufacturers = once(site.manufacturers, 'key');
  const attributes = once(site.attributes, 'key');
  const products = site.products.flatMap((product, index) => {
    const category = productCategories[index % productCategories.length];
    if (!category) return [];
    const { manufacturer, attributes: described = [], ...others } = product;
    return {
      ...withOwnSlugs(others, free),
      category: category['key'],
      ...(manufacturer && manufacturers[0] ? { manufacturer: manufacturers[0]['key'] } : {}),
      attributes: (described as JsonObject[])
        .slice(0, attributes.length)
        .map((_, place) => valueOf(attributes[place]!)),
    };
  });
  return { productCategories, manufacturers, attributes, products };
}

function valueOf({ key, values }: JsonObject): JsonObject {
  return { attribute: key, values: [(values as JsonObject[])[0]!['key']] };
}

/** The parent pages of news. */
const sections: readonly JsonObject[] = ['aktuelles', 'vhm-arbeitskreise'].map((slug) => ({
  key: 'content',
  translations: ['de', 'en', 'fr'].map((language) => ({
    ...{ language, slug, title: 'Aktuelles', description: 'Aktuelles' },
  })),
}));

function withOwnSlugs(page: JsonObject, taken: Set<string>): JsonObject {
  const translations = (page['translations'] as JsonObject[]).map((entry) => {
    if (typeof entry['slug'] !== 'string') return entry;
    let slug = entry['slug'];
    while (taken.has(slug)) slug += '-2';
    taken.add(slug);
    return { ...entry, slug };
  });
  return { ...page, translations };
}

function withRecords(
  page: JsonObject,
  groups: ReadonlyMap<string, ReadonlySet<unknown>>,
): JsonObject {
  if (!('blocks' in page)) return page;
  const shown = (page['blocks'] as JsonObject[]).filter(({ type, group }) =>
    groups.get(type as string)?.has(group),
  );
  const keys = shown.map(({ type, group }) => `${String(type)} ${String(group)}`);
  return { ...page, blocks: shown.filter((_, index) => keys.indexOf(keys[index]!) === index) };
}

function once(records: readonly JsonObject[], name: string): readonly JsonObject[] {
  return records.filter(
    (record, index) => records.findIndex((other) => other[name] === record[name]) === index,
  );
}
