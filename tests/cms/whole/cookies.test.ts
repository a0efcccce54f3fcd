import { cookieWebsite } from './cookies/cookieWebsite.ts';
import { loginTests } from './cookies/login.ts';
import { otherSitesTests } from './cookies/otherSites.ts';

// Both on one Directus of its own: no other has the settings of log-ins in cookies.
const website = await cookieWebsite();

describe('log-ins that are kept in a cookie', () => loginTests(website));

describe('other sites', () => otherSitesTests(website));
