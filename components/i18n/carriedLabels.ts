import type { Language } from '../../locales/languages.ts';
import { filled } from './filled.ts';
import type { LabelKey, Labels } from './Labels.tsx';
import { plain, type Words } from './Words.tsx';

/** A few labels that travel to the browser with an island, instead of the whole dictionary. */
export interface CarriedLabels {
  readonly language: Language;
  readonly words: Readonly<Record<string, Words>>;
}

/**
 * Picks the labels that an island's components need.
 *
 * @param keys each with the names of the values that are only known in the browser
 */
export function carryLabels(
  { language, label }: Labels,
  keys: Readonly<Partial<Record<LabelKey, readonly string[]>>>,
): CarriedLabels {
  const entries = Object.entries(keys) as [LabelKey, readonly string[]][];
  return {
    language,
    words: Object.fromEntries(
      entries.map(([key, names]) => [
        key,
        label(key, Object.fromEntries(names.map((name) => [name, `{{${name}}}`]))),
      ]),
    ),
  };
}

/** The labels in the browser. Other components of the same island ask for them as everywhere. */
export function carriedLabels({ language, words }: CarriedLabels): Labels {
  const label: Labels['label'] = (key, values = {}) => {
    const carried = words[key];
    if (carried === undefined) throw new Error(`The island did not take the label ${key} along.`);
    return filled(carried, values);
  };
  return { language, label, text: (key, values) => plain(label(key, values)) };
}
