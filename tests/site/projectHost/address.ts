/** The host that the site names. The browser takes each worker's own contract server for it. */
export const hostAddress = 'http://host.test';

/** The project's own names of the collections for forms, as `DIRECTUS_COLLECTIONS` gives them to the build. */
export const collectionNames = { messages: 'anfragen', subscribers: 'anmeldungen' } as const;
