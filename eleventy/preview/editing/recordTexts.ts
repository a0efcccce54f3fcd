import { decodeHTML } from 'entities';
import { translate } from '../../../data/texts/translation.ts';
import type { Language } from '../../../locales/languages.ts';

/** Returns the value at a dotted path in a record. */
export function valueAt(record: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), record);
}

/** Returns the texts in a language, without keys, paths and dates, which no page shows as such. */
export function textsOf(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return machineWord.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, language));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'translations'
      ? Object.values(translate(inner as Parameters<typeof translate>[0], language)).flatMap(
          (text) =>
            text === undefined
              ? []
              : textsOf(typeof text === 'string' ? text : text.text, language),
        )
      : textsOf(inner, language),
  );
}

const machineWord = /^[a-z\d/_.-]+$/;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Removes tags and the addresses of links in Markdown. The rest of the markup has no letters. */
export function withoutMarkup(text: string): string {
  return decodeHTML(text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\]\([^)]*\)/g, ' '));
}
