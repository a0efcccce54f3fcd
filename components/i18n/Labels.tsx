import { createContext, useContext, type ReactNode } from 'react';
import type { LabelKey, Labels, LabelValues } from '../../contract/labels.ts';
import { Words } from './Words.tsx';

const LabelsContext = createContext<Labels | undefined>(undefined);

export function LabelsProvider({ labels, children }: { labels: Labels; children: ReactNode }) {
  return <LabelsContext.Provider value={labels}>{children}</LabelsContext.Provider>;
}

/**
 * Returns the labels in the page's language. In an island and its children, only the labels that the island
 * declares are available (components/island/Island.tsx), since the browser has no dictionary.
 */
export function useLabels(): Labels {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error('useLabels needs a LabelsProvider above it.');
  return labels;
}

/** Renders a label as visible text. */
export function Label({ name, values }: { name: LabelKey; values?: LabelValues }) {
  return <Words of={useLabels().label(name, values)} />;
}
