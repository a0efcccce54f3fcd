import type { CarriedLabel, LabelKey } from '../../contract/labels.ts';
import type { Language } from '../../locales/languages.ts';

/** Labels of an island that come with its code, and not with the page. */
export interface LaterLabels {
  readonly keys: readonly LabelKey[];
  /** Theirs, in the same order. */
  readonly words: Readonly<Partial<Record<Language, readonly CarriedLabel[]>>>;
}

/**
 * Names the labels that an island shows only once a visitor has done something, such as what is said
 * of an error, or that few sites show. They come in all languages, and no page has to carry them.
 *
 * @param keys written out in the call, where the build finds them
 * @param words theirs, which the build adds (eleventy/assets/scriptWords.ts)
 */
export function laterLabels(
  keys: readonly LabelKey[],
  words: LaterLabels['words'] = {},
): LaterLabels {
  return { keys, words };
}
