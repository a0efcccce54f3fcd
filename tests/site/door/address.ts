/** The backend that the site names. The browser takes each test's own door for it. */
export const doorAddress = 'http://directus.test';

/** The Matomo that the site names; tests that are about it answer in its place. */
export const matomoAddress = 'https://stats.test';
