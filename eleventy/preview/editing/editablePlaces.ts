import { recordIn, regions, textKey, type EditablePlaces, type Region } from './places.ts';
import { textsOf, valueAt, withoutMarkup } from './recordTexts.ts';
import type { Content } from '../../../data/Content.ts';
import { kindNames, type KindName } from '../../../data/kinds/index.ts';
import { recordsIn, type Originated } from '../../../data/model/site.ts';
import type { Route } from '../../../data/routes/route.ts';
import { collections } from '../../../data/sources/directus/collections.ts';
import { labels, type Language } from '../../../locales/languages.ts';

/** A text of a record, and the field of its form. */
interface Place {
  readonly key: string;
  readonly attribute: string;
}

/**
 * Returns the records and fields of the texts of a page. A text that two records have opens
 * neither, except for the texts of the page itself.
 */
export function editablePlaces(
  { site }: Pick<Content, 'site'>,
  { page, alsoHere, language }: Pick<Route, 'page' | 'alsoHere' | 'language'>,
): Omit<EditablePlaces, 'directus'> {
  const shown = new Set([page, ...alsoHere].map(({ origin }) => origin));
  const records = kindNames.flatMap((kind) =>
    recordsIn(site, kind).map((record) => ({ kind, record })),
  );
  const textsIn = (region: Region) => {
    const here = records.filter(({ kind }) => regionsOf(kind).includes(region));
    const [own, others] = [true, false].map((isOwn) =>
      here
        .filter(({ record }) => shown.has(record.origin) === isOwn)
        .flatMap(({ kind, record }) => placesOf(kind, record, language)),
    );
    return { ...byText(others ?? []), ...byText(own ?? []) };
  };
  return {
    texts: Object.fromEntries(regions.map((region) => [region, textsIn(region)])) as Record<
      Region,
      Record<string, string>
    >,
    pictures: Object.fromEntries(
      records.flatMap(({ kind, record }) => {
        const attribute = pictureOf(kind, record);
        return attribute === undefined ? [] : [[recordIn(attribute), attribute]];
      }),
    ),
  };
}

/** Kinds that the pages show outside of their main region, or not at all. */
const elsewhere: Readonly<Partial<Record<KindName, readonly Region[]>>> = {
  menus: ['header', 'footer'],
  company: regions,
  widgets: ['main', 'footer'],
  openingPeriods: ['main', 'footer'],
  socialEntries: ['main', 'footer'],
  ...{ project: [], theme: [], redirects: [], consents: [] },
};

function regionsOf(kind: KindName): readonly Region[] {
  return elsewhere[kind] ?? ['main'];
}

/** Texts that are in two fields are left out. */
function byText(places: readonly Place[]): Record<string, string> {
  const attributes = new Map<string, string | undefined>();
  for (const { key, attribute } of places) {
    const isOther = attributes.has(key) && attributes.get(key) !== attribute;
    attributes.set(key, isOther ? undefined : attribute);
  }
  return Object.fromEntries(
    [...attributes].flatMap(([key, attribute]) =>
      attribute === undefined ? [] : [[key, attribute]],
    ),
  );
}

function placesOf(kind: KindName, record: Originated<object>, language: Language): Place[] {
  const { fields, translations } = collections[kind];
  const columns = Object.entries(fields).filter(([column]) => column !== 'id');
  const texts = [
    ...columns.map(([column, { at }]) => [column, textsOf(valueAt(record, at), language)] as const),
    ...(translations ? [['translations', textsOf(textsBelow(record), language)] as const] : []),
    ...(kind === 'widgets' ? [['widget_name', headingOf(record, language)] as const] : []),
  ];
  return texts.flatMap(([field, values]) =>
    values
      .map((text) => textKey(withoutMarkup(text)))
      .filter((key) => key.length > 1)
      .map((key) => ({ key, attribute: attributeOf(record, field) })),
  );
}

/** The whole texts open through their record: Directus' checks on publication are those of the record. */
function textsBelow(record: object) {
  return 'translations' in record ? { translations: record.translations } : {};
}

/** The heading of a widget without a heading of its own. */
function headingOf(record: object, language: Language): string[] {
  const names: Readonly<Record<string, string>> = labels[language].footer.widgets;
  const name = 'widget_name' in record ? names[String(record.widget_name)] : undefined;
  return name === undefined ? [] : [name];
}

function pictureOf(kind: KindName, record: Originated<object>): string | undefined {
  const [column] =
    Object.entries(collections[kind].fields).find(
      ([, { at, kind: held }]) =>
        (held === 'image' || held === 'images') && valueAt(record, at) !== undefined,
    ) ?? [];
  return column === undefined ? undefined : attributeOf(record, column);
}

/** Directus wants a key for a record that is the only one of its collection, too. */
function attributeOf({ origin }: Originated<object>, field: string): string {
  const [collection, item = '1'] = origin.split('/');
  return `collection:${collection};item:${item};fields:${field};mode:drawer`;
}
