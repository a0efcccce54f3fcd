import { defaultLanguage } from '../../../../locales/languages.ts';
import { outdated } from '../../../schema/outdated.ts';
import type { Question, ReadableCollection } from './panels.ts';
import { wordsIn, type PanelName } from './words.ts';

/** The fields that the title and the detail of an item need. */
export function fieldsOf({ collection, dated }: Pick<Question, 'collection' | 'dated'>): string[] {
  const { meta, texts } = collection;
  const named = fieldsIn(meta?.display_template);
  const dates = dated === undefined ? [] : [dated];
  const ofTexts = ['language', outdated].filter((field) => texts.includes(field));
  return ['id', ...named, ...dates, ...ofTexts.map((field) => `translations.${field}`)];
}

/**
 * Returns the detail that follows the title: the names of the missing or outdated languages, or the date.
 *
 * @param languages the languages of the website except the one that every text needs
 */
export function detailOf(
  item: Item,
  panel: PanelName,
  { dated, language, languages }: Context,
): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  if (panel === 'outdated') {
    const former = textsOf(item).filter((text) => text[outdated] === true);
    return former.map((text) => names.of(String(text['language']))).join(', ');
  }
  if (panel === 'translations') {
    const present = new Set(textsOf(item).map((text) => text['language']));
    const missing = languages.filter((code) => !present.has(code));
    return missing.map((code) => names.of(code)).join(', ');
  }
  const date = item[dated ?? ''];
  if (dated === undefined || typeof date !== 'string') return '';
  if (dated === 'review_on') return asDay(date, language);
  const time = new Date(date).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return wordsIn(language).times[dated](time);
}

interface Context extends Pick<Question, 'dated'> {
  readonly language: string;
  readonly languages: readonly string[];
}

type Item = Readonly<Record<string, unknown>>;

function textsOf(item: Item): readonly Item[] {
  const { translations } = item;
  return Array.isArray(translations) ? translations.filter(isRecord) : [];
}

/**
 * Returns the title of an item as its template says, with texts in the person's language.
 *
 * @param language the short code of the language, such as `de`
 */
export function titleOf(
  item: Item,
  { meta, name }: Pick<ReadableCollection, 'meta' | 'name'>,
  language: string,
): string {
  const template = meta?.display_template ?? '';
  const title = template
    .replaceAll(place, (_, field: string) => valueAt(item, field, language))
    .trim();
  return title === '' ? `${name} ${String(item['id'])}` : title;
}

/** Returns the language of the text in the title; undefined if the title has no translated text. */
export function titleLanguageOf(
  item: Item,
  { meta }: Pick<ReadableCollection, 'meta'>,
  language: string,
): string | undefined {
  for (const field of fieldsIn(meta?.display_template)) {
    const [first = '', inner] = field.split('.');
    const value = item[first];
    if (inner === undefined || !Array.isArray(value)) continue;
    const chosen = chosenText(value, language);
    const code = chosen['language'];
    if (textIn(chosen, inner) !== '' && typeof code === 'string') return code;
  }
  return undefined;
}

const place = /\{\{\s*([\w.]+)\s*\}\}/g;

function fieldsIn(template: string | null | undefined): string[] {
  return [...(template ?? '').matchAll(place)].flatMap(([, field]) => field ?? []);
}

function valueAt(item: Item, field: string, language: string): string {
  const [first = '', inner] = field.split('.');
  const value = item[first];
  if (inner === undefined) return typeof value === 'string' ? asDay(value, language) : '';
  if (!Array.isArray(value)) {
    return isRecord(value) ? textIn(value, inner) : '';
  }
  return textIn(chosenText(value, language), inner);
}

/** The text in the language of the person, else in the one that every item has. */
function chosenText(translations: readonly unknown[], language: string): Item {
  const texts = translations.filter(isRecord);
  const chosen = [language, defaultLanguage].flatMap((code) =>
    texts.filter((text) => text['language'] === code),
  );
  return [...chosen, ...texts][0] ?? {};
}

function textIn(item: Item, field: string): string {
  const value = item[field];
  return typeof value === 'string' ? value : '';
}

/** Returns a date without its time, and other texts as they are. */
function asDay(text: string, language: string): string {
  if (!/^\d{4}-\d\d-\d\d(T[\d:.]+Z?)?$/.test(text)) return text;
  return new Date(text).toLocaleDateString(language, { dateStyle: 'medium' });
}

function isRecord(value: unknown): value is Item {
  return typeof value === 'object' && value !== null;
}
