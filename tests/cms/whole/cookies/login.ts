import { membersHomes } from '../../../../locales/languages.ts';
import { loggedInKey, sessionKey } from '../../../../contract/storageKeys.ts';
import { patience } from '../../patience.ts';
import { soon } from '../../soon.ts';
import {
  button,
  credentialsOf,
  emailField,
  expectScreen,
  keptByBrowser,
  logInAt,
  main,
  memberOnPage,
  membersPath,
  signIn,
} from '../member.ts';
import { secureCookie, sessionCookie } from './cookieWebsite.ts';
import { expectAccessible, wordsIn, type Website } from '../website.ts';

/*
 * Log-ins that are kept in a cookie, where website and Directus share a domain: in a browser, which decides
 * about cookies, against the real Directus, which sets them.
 */

export function loginTests(website: Website): void {
  test('are there after a reload, in new tabs and after all were closed, and over in all of them', async () => {
    const page = await memberOnPage(website, 'de', 'member', membersPath('de', 'hotline'));
    const context = page.context();
    await expectAccessible(page);
    await page.reload();
    await expectScreen(page, 'de');
    const opened = await context.newPage();
    await opened.goto(`${website.site}${membersPath('de', 'documents')}`);
    await expectScreen(opened, 'de');

    await page.close();
    await opened.close();
    const later = await context.newPage();
    await later.goto(`${website.site}${membersPath('de', 'profile')}`);
    await expectScreen(later, 'de');
    const beside = await context.newPage();
    await beside.goto(`${website.site}${membersPath('de', 'press')}`);
    await expectScreen(beside, 'de');

    const { value } = (await sessionCookie(later))!;
    await later.goto(`${website.site}${membersHomes.de}`);
    await button(later, wordsIn('de')('signIn.current.logout')).click();
    for (const tab of [later, beside]) await emailField(tab, 'de').waitFor();
    // Directus empties it in place of taking it away.
    const emptied = await soon(
      () => sessionCookie(later),
      (cookie) => cookie?.value === '',
    );
    expect(emptied?.value).toBe('');
    // Whoever has kept the cookie has no more of it.
    const { status } = await asCookie(value);
    expect(status).toBe(401);
    await later.reload();
    await emailField(later, 'de').waitFor();
  });

  test('are renewed while a page is open, by a new cookie', async () => {
    const page = await website.visitor();
    await page.clock.install();
    await logInAt(page, website, 'de', 'member', membersPath('de', 'hotline'));
    const first = await sessionCookie(page);
    // A day, as long as a login lasts that nobody renews.
    await page.clock.fastForward('24:00:00');
    const renewed = await soon(
      () => sessionCookie(page),
      (cookie) => cookie?.value !== first?.value,
    );
    expect(renewed?.value).not.toBe(first?.value);
    expect(renewed!.expires).toBeGreaterThan(first!.expires);
    await page.goto(`${website.site}${membersPath('de', 'documents')}`);
    await expectScreen(page, 'de');
  });

  test('are seen by no script, and stand in no address and no answer', async () => {
    const page = await website.visitor();
    const answers: string[] = [];
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url(), request.postData() ?? ''));
    page.on('response', (response) => {
      const { origin } = new URL(response.url());
      if (origin !== website.cms.url) return;
      void response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
    });
    await page.goto(`${website.site}${membersHomes.de}`);
    expect(await main(page).textContent()).toContain(wordsIn('de')('signIn.remembered'));
    await signIn(page, 'de', await credentialsOf(website, 'member'));
    await page.waitForURL(`${website.site}${membersPath('de', 'home')}`, patience);
    await expectScreen(page, 'de');

    const cookie = (await sessionCookie(page))!;
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      domain: 'localhost',
      path: '/',
    });
    const kept = await keptByBrowser(page);
    const ofTab = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    const everywhere = [kept, ofTab, ...answers, ...asked].join('\n');
    expect(everywhere).toContain(loggedInKey);
    for (const part of cookie.value.split('.')) expect(everywhere).not.toContain(part);
    expect(await page.evaluate((key) => sessionStorage.getItem(key), sessionKey)).not.toMatch(
      /access"|renewal"/,
    );
  });

  test('end at the next page with a connection, where there was none to log out by', async () => {
    const page = await memberOnPage(website, 'de', 'member', membersPath('de', 'home'));
    await page.goto(`${website.site}${membersHomes.de}`);
    const logout = button(page, wordsIn('de')('signIn.current.logout'));
    await logout.waitFor();
    // The one that has the longest to live.
    const { value } = (await sessionCookie(page))!;
    await page.context().setOffline(true);
    await logout.click();
    await emailField(page, 'de').waitFor();
    expect((await asCookie(value)).status).toBe(200);
    await page.context().setOffline(false);
    await page.goto(`${website.site}/`);
    await page.goto(`${website.site}${membersPath('de', 'hotline')}`);
    await emailField(page, 'de').waitFor();
    const { status } = await soon(
      () => asCookie(value),
      (answer) => answer.status !== 200,
    );
    expect(status).toBe(401);
  });

  /** Asks who it is, as the browser with that cookie would. */
  function asCookie(value: string): Promise<Response> {
    const cookie = `${secureCookie}=${value}`;
    return fetch(`${website.cms.url}/users/me?fields=id`, { headers: { cookie } });
  }
}
