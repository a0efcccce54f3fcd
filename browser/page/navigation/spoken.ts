import { scriptLabels } from '../scriptLabels.ts';

/** The labels of client navigation. A separate module, loaded with the first announcement or form. */
export const { text } = scriptLabels([
  'navigation.navigated',
  'navigation.loading',
  'navigation.unsaved',
]);
