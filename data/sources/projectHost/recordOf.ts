import type { Collection } from './collections.ts';

/** An item in the model's form: only the fields of the content, without empty ones. */
export function recordOf(item: object, { fields, translations }: Collection): object {
  const record = picked(item, fields);
  const translated = translations && translationsOf(item, ['language', ...translations]);
  return translated ? { ...record, translations: translated } : record;
}

function translationsOf(item: object, fields: readonly string[]): object[] | undefined {
  const translations: unknown = Reflect.get(item, 'translations');
  // The backend returns this if there are no translations.
  if (!Array.isArray(translations) || translations.length === 0) return undefined;
  return translations.map((translation: unknown) => picked(Object(translation) as object, fields));
}

function picked(item: object, fields: readonly string[]): object {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const value: unknown = Reflect.get(item, field);
      return value === undefined || value === null ? [] : [[field, value]];
    }),
  );
}
