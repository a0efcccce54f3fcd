import type { CarriedLabel, LabelKey } from '../../contract/labels.ts';
import type { Language } from '../../locales/languages.ts';

/** Labels of an island that are loaded with its code instead of the page. */
export interface LaterLabels {
  readonly keys: readonly LabelKey[];
  /** Their texts, in the same order. */
  readonly words: Readonly<Partial<Record<Language, readonly CarriedLabel[]>>>;
}

/**
 * Declares labels that an island shows only after an interaction, such as error messages, or only on few
 * sites. They are loaded in all languages with the code, so that pages do not carry them.
 *
 * @param keys literals in the call, so that the build finds them
 * @param words the texts, which the build adds (eleventy/assets/scriptWords.ts)
 */
export function laterLabels(
  keys: readonly LabelKey[],
  words: LaterLabels['words'] = {},
): LaterLabels {
  return { keys, words };
}
