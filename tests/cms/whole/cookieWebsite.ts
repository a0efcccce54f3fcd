import type { Cookie, Page } from 'playwright';
import { newWebsite, type Website } from './website.ts';

/** What Directus calls it, unless it is told otherwise. */
export const cookieName = 'directus_session_token';

/** A website whose members log in by a cookie: browsers count all ports of localhost as one site. */
export async function cookieWebsite(
  environment: Readonly<Record<string, string>> = {},
): Promise<Website> {
  return newWebsite({
    environment: { CORS_CREDENTIALS: 'true', ...environment },
    project: { members_auth: 'cookie' },
  });
}

/** The cookie that a member's log-in is in. */
export async function sessionCookie(page: Page): Promise<Cookie | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name.endsWith(cookieName));
}
