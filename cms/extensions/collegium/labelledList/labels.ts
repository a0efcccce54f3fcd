import { defaultLanguage } from '../../../../locales/languages.ts';

export type Entry = Readonly<Record<string, unknown>>;

/** A property that Directus' repeater shows, and that is never stored. */
export const shownLabel = 'collegium_label';

/**
 * Returns the entries of a repeater, each with the label that the repeater shows.
 *
 * @param field the translated field with the label
 * @param language the short code of the person's language, such as `de`
 */
export function withLabels(entries: readonly Entry[], field: string, language: string): Entry[] {
  return entries.map((entry) => {
    const label = labelOf(entry, field, language);
    // An empty property would make an entry that nobody has filled in look changed.
    return label === undefined ? entry : { ...entry, [shownLabel]: label };
  });
}

export function withoutLabels(entries: readonly Entry[]): Entry[] {
  return entries.map(({ [shownLabel]: _label, ...entry }) => entry);
}

/** The text in the person's language, in the one that every entry has, or in another one. */
function labelOf({ translations }: Entry, field: string, language: string): string | undefined {
  const texts = Array.isArray(translations) ? translations.filter(isEntry) : [];
  const inLanguage = (code: string) => texts.filter((text) => text['language'] === code);
  return [...inLanguage(language), ...inLanguage(defaultLanguage), ...texts]
    .map((text) => text[field])
    .find((label): label is string => typeof label === 'string' && label.trim() !== '');
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null;
}
