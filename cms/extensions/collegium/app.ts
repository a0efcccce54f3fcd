import call from './call/app.ts';

/** The entry of the bundle for Directus' interface. */
export const operations = [call];
