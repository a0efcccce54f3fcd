import { join } from 'node:path';
import type { Cookie, Page } from 'playwright';
import { build } from '../../commands.ts';
import { newInstallation } from '../../installation.ts';
import { sharedEnvironment } from '../../shared/server.ts';
import { websiteOf, type Website } from '../website.ts';

/** What Directus calls it, unless it is told otherwise. */
export const cookieName = 'directus_session_token';

/** As over HTTPS; to browsers localhost is as safe. */
export const secureCookie = `__Host-${cookieName}`;

/** A website whose members log in by a cookie: browsers count all ports of localhost as one site. */
export async function cookieWebsite(): Promise<Website> {
  const cms = await newInstallation();
  const folder = join(cms.temp, 'site');
  afterAll(() => cms.remove());
  const website = websiteOf(cms, folder);

  beforeAll(async () => {
    await cms.start({
      environment: {
        ...sharedEnvironment(cms.ports),
        CORS_CREDENTIALS: 'true',
        SESSION_COOKIE_SECURE: 'true',
        SESSION_COOKIE_NAME: secureCookie,
      },
    });
    await website.administer('PATCH', '/items/project', { members_auth: 'cookie' });
    const environment = {
      ...{ DIRECTUS_URL: cms.url, SITE_URL: website.site, OUT_DIR: folder },
      SOCIAL_IMAGES: '0',
    };
    const { code, output } = await build(environment);
    if (code !== 0) throw new Error(output);
    await website.serve();
  });
  return website;
}

/** The cookie that a member's log-in is in. */
export async function sessionCookie(page: Page): Promise<Cookie | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name.endsWith(cookieName));
}
