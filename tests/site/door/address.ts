/** The backend that the site names. The browser takes each test's own door for it. */
export const doorAddress = 'http://directus.test';
