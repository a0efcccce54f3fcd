import { pageLabels } from '../pageLabels.ts';

/*
 * The words of client navigation. A separate module, loaded with the first announcement or form, so that the
 * first visit does not load them.
 */
const { text } = pageLabels();

export const navigated = (title: string) => text('navigation.navigated', { title });
export const loading = () => text('navigation.loading');
export const unsaved = () => text('navigation.unsaved');
