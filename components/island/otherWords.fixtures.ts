import { carriedLabels } from '../../browser/labels/carriedLabels.ts';
import type { CarriedLabel, LabelKey, Labels } from '../../contract/labels.ts';

/** Labels with other texts for a story: not translated yet, or long compounds. */
export type OtherWords = Readonly<Partial<Record<LabelKey, CarriedLabel>>>;

export function labelsWith(words: OtherWords, labels: Labels): Labels {
  const others = carriedLabels(
    labels.language,
    Object.keys(words) as LabelKey[],
    Object.values(words),
  );
  const of = (key: LabelKey) => (key in words ? others : labels);
  return {
    ...labels,
    label: (key, values) => of(key).label(key, values),
    text: (key, values) => of(key).text(key, values),
  };
}
