import { fieldsOf, titleLanguageOf, titleOf } from '../overview/entries.ts';
import type { ReadableCollection } from '../overview/panels.ts';
import type { Place } from './places.ts';

/** A record, as lists name it. */
export interface NamedRecord {
  readonly title: string;
  /** Undefined if the title has no translated text. */
  readonly titleLanguage: string | undefined;
  /** The name of the collection in the person's language. */
  readonly collection: string;
  /** The address of the record's form, below `/admin`. */
  readonly link: string;
}

/** A record that uses a file. */
export interface Use extends NamedRecord {
  /** The codes of the languages in which the record does not describe the picture. */
  readonly undescribedIn: readonly string[];
  /** The fewest pixels across that look good in this record; undefined if any number does. */
  readonly neededWidth: number | undefined;
}

/** A collection, and the places of its items that can name a file. */
export interface Searched {
  readonly collection: ReadableCollection;
  readonly places: readonly Place[];
}

/** The fields of an item that `asUse` reads. */
export function fieldsFor({ collection, places }: Searched): string[] {
  const files = places.filter(({ holds }) => holds === 'file').map(({ path }) => path.join('.'));
  return [
    ...fieldsOf({ collection }),
    ...files,
    ...(describes(collection) ? [`translations.${description}`] : []),
  ];
}

/**
 * Describes an item that names the file.
 *
 * @param item with the fields of `fieldsFor`
 * @param language the short code of the person's language
 */
export function asUse(
  file: string,
  item: Item,
  { collection, places }: Searched,
  language: string,
): Use {
  const having = places.filter(
    ({ holds, path }) => holds === 'file' && valuesAt(item, path).includes(file),
  );
  const isDescribed = describes(collection) && having.length > 0;
  const widths = having.flatMap(({ neededWidth }) => neededWidth ?? []);
  return {
    ...recordOf(item, collection, language),
    undescribedIn: isDescribed ? undescribedIn(item) : [],
    neededWidth: widths.length > 0 ? Math.max(...widths) : undefined,
  };
}

/** @param item with the fields of `fieldsFor` */
export function recordOf(
  item: Item,
  collection: ReadableCollection,
  language: string,
): NamedRecord {
  const { collection: key, name, meta } = collection;
  const id = encodeURIComponent(String(item['id']));
  return {
    title: meta?.singleton ? name : titleOf(item, collection, language),
    titleLanguage: meta?.singleton ? undefined : titleLanguageOf(item, collection, language),
    collection: name,
    link: meta?.singleton ? `/content/${key}` : `/content/${key}/${id}`,
  };
}

type Item = Readonly<Record<string, unknown>>;

/** The translated field that describes the picture of an item (data/fields/fields.ts). */
const description = 'image_alt';

function describes({ texts }: ReadableCollection): boolean {
  return texts.includes(description);
}

function undescribedIn({ translations }: Item): string[] {
  const texts = Array.isArray(translations) ? (translations as readonly Item[]) : [];
  return texts
    .filter(({ [description]: text }) => typeof text !== 'string' || text.trim() === '')
    .map(({ language }) => String(language));
}

/** Returns the values at a path of fields; each list on the way has several. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, path));
  const [first, ...rest] = path;
  if (first === undefined) return [value];
  return typeof value === 'object' && value !== null ? valuesAt((value as Item)[first], rest) : [];
}
