/**
 * The host's address in the built site. The browser resolves it to each worker's own contract
 * server.
 */
export const hostAddress = 'http://host.test';

/** The project's own names of the collections for forms, as `DIRECTUS_COLLECTIONS` gives them to the build. */
export const collectionNames = { messages: 'anfragen', subscribers: 'anmeldungen' } as const;
