import { scriptLabels } from '../scriptLabels.ts';

/** What client navigation says to visitors; comes with the first page that there is something to say of. */
export const { text } = scriptLabels(['navigation.navigated', 'navigation.loading']);
