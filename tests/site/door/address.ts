/**
 * The backend's address in the built site. Each test's browser resolves it to the test's own fake
 * endpoint.
 */
export const doorAddress = 'http://directus.test';

/** The Matomo that the site names; tests that are about it answer in its place. */
export const matomoAddress = 'https://stats.test';
