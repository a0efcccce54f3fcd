import type { ReactNode } from 'react';
import { carriedLabels } from '../../browser/labels/carriedLabels.ts';
import type { CarriedLabel, LabelKey } from '../../contract/labels.ts';
import type { Language } from '../../locales/languages.ts';
import { LabelsProvider } from '../i18n/Labels.tsx';

interface CarriedLabelsProviderProps {
  language: Language;
  /** The labels that the island names. */
  keys?: readonly LabelKey[] | undefined;
  /** Theirs, in the same order. */
  words: readonly CarriedLabel[];
  children: ReactNode;
}

/**
 * Gives an island the labels that it names, and no others: in the build as in the browser, so that
 * a label that would be missing there stops the build.
 */
export function CarriedLabelsProvider(props: CarriedLabelsProviderProps) {
  const { language, keys = [], words, children } = props;
  return <LabelsProvider labels={carriedLabels(language, keys, words)}>{children}</LabelsProvider>;
}
