import type { ReactNode } from 'react';
import { carriedLabels } from '../../browser/labels/carriedLabels.ts';
import type { CarriedLabel, LabelKey } from '../../contract/labels.ts';
import type { Language } from '../../locales/languages.ts';
import { LabelsProvider } from '../i18n/Labels.tsx';

interface CarriedLabelsProviderProps {
  language: Language;
  /** The labels that the island declares. */
  keys?: readonly LabelKey[] | undefined;
  /** Their texts, in the same order. */
  words: readonly CarriedLabel[];
  children: ReactNode;
}

/**
 * Provides an island with the labels that it declares, and no others. The build does the same as the
 * browser, so a missing declaration stops the build.
 */
export function CarriedLabelsProvider(props: CarriedLabelsProviderProps) {
  const { language, keys = [], words, children } = props;
  return <LabelsProvider labels={carriedLabels(language, keys, words)}>{children}</LabelsProvider>;
}
