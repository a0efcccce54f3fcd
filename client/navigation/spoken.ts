import { scriptLabels } from '../scriptLabels.ts';

/** What client navigation says to visitors; loaded with the first page or form to say something about. */
export const { text } = scriptLabels([
  'navigation.navigated',
  'navigation.loading',
  'navigation.unsaved',
]);
