/**
 * The backend's address in the built site. Each test's browser resolves it to the test's own fake
 * endpoint.
 */
export const endpointAddress = 'http://directus.test';

/** The address of Matomo in the built site. Tests about Matomo send the responses themselves. */
export const matomoAddress = 'https://stats.test';
