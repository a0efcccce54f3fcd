import { carriedLabels } from '../browser/labels/carriedLabels.ts';
import type { CarriedLabel, LabelKey, Labels } from '../contract/labels.ts';
import type { Language } from '../locales/languages.ts';

/**
 * The labels that one of the page's own scripts names, in the language of the page. They come with
 * its code, in all languages, since a page of its own has no room for what most visitors never hear.
 *
 * @param keys written out in the call, where the build finds them
 * @param words theirs, which the build adds (eleventy/assets/scriptWords.ts)
 */
export function scriptLabels<Key extends LabelKey>(
  keys: readonly Key[],
  words?: Readonly<Record<Language, readonly CarriedLabel[]>>,
): Labels<Key> {
  const language = document.documentElement.lang as Language;
  return carriedLabels(language, keys, words?.[language] ?? []);
}
