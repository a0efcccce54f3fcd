import { carriedLabels } from '../labels/carriedLabels.ts';
import type { CarriedLabel, LabelKey, Labels } from '../../contract/labels.ts';
import type { Language } from '../../locales/languages.ts';

/**
 * The labels of one of the page's own scripts, in the page's language. The script contains them in
 * all languages, because most visitors never need them and pages should not grow by them.
 *
 * @param keys must be literals in the call, so that the build finds them
 * @param words their texts, which the build adds (eleventy/assets/scriptWords.ts)
 */
export function scriptLabels<Key extends LabelKey>(
  keys: readonly Key[],
  words?: Readonly<Record<Language, readonly CarriedLabel[]>>,
): Labels<Key> {
  const language = document.documentElement.lang as Language;
  return carriedLabels(language, keys, words?.[language] ?? []);
}
