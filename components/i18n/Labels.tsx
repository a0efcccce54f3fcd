import { createContext, useContext, type ReactNode } from 'react';
import type de from '../../locales/de.json';
import type { Language } from '../../locales/languages.ts';
import { Words } from './Words.tsx';

/** The fixed words of the interface, as opposed to the content that editors write. */
export interface Labels {
  readonly language: Language;
  /** The label, marked with its language where a translation is missing. For visible text. */
  readonly label: (key: LabelKey, values?: LabelValues) => Words;
  /** The bare label. For attributes. */
  readonly text: (key: LabelKey, values?: LabelValues) => string;
}

/** A dotted path into locales/de.json, for example `menu.open`. */
export type LabelKey = LeafPaths<typeof de>;

export type LabelValues = Readonly<Record<string, string | number>>;

type LeafPaths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? PluralStem<Key>
    : `${Key}.${LeafPaths<Tree[Key]>}`;
}[keyof Tree & string];

type PluralStem<Key extends string> = Key extends `${infer Stem}_${'one' | 'many' | 'other'}`
  ? Stem
  : Key;

const LabelsContext = createContext<Labels | undefined>(undefined);

export function LabelsProvider({ labels, children }: { labels: Labels; children: ReactNode }) {
  return <LabelsContext.Provider value={labels}>{children}</LabelsContext.Provider>;
}

/**
 * The labels in the language of the page. Not for islands and what they are made of: those get
 * their words as props, so that the browser loads no dictionary.
 */
export function useLabels(): Labels {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error('useLabels needs a LabelsProvider above it; islands take props.');
  return labels;
}

/** A label as visible text. */
export function Label({ name, values }: { name: LabelKey; values?: LabelValues }) {
  return <Words of={useLabels().label(name, values)} />;
}
