import call from './call/app.ts';
import { overview } from './overview/module.ts';

/** The entry of the bundle for Directus' interface. */
export const modules = [overview];

export const operations = [call];
