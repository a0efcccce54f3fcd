import { filledLabels } from '../browser/labels/filledLabels.ts';
import type { LabelKey, Labels, LabelTemplate } from '../contract/labels.ts';

/** Labels with other texts for a story: not translated yet, or long compounds. */
export type OtherWords = Readonly<Partial<Record<LabelKey, LabelTemplate>>>;

export function labelsWith(words: OtherWords, labels: Labels): Labels {
  const others = filledLabels(labels.language, (key) => words[key] ?? '');
  const of = (key: LabelKey) => (key in words ? others : labels);
  return {
    ...labels,
    label: (key, values) => of(key).label(key, values),
    text: (key, values) => of(key).text(key, values),
  };
}
