import type { Page } from '@playwright/test';
import { confirmPath, unsubscribePath } from '../../contract/forms/endpoints.ts';
import { newsletterTokenSchema } from '../../contract/forms/schema.ts';
import { sampleLanguages } from '../../stories/sampleLanguages.ts';
import { newsletterConfirmPages, newsletterUnsubscribePages } from '../../locales/languages.ts';
import { matomoAddress } from './formEndpoint/address.ts';
import { fine, refusal } from './formEndpoint/FakeEndpoint.ts';
import { expect, test } from './formEndpoint/test.ts';
import { comesWith } from './otherHosts/consent.ts';
import { matomoScript } from '../../cms/demo/matomoScript.ts';
import { expectAccessible } from './everyPage/accessibility.ts';
import { expectReflow } from './everyPage/reflow.ts';
import { idle } from './idle.ts';

const token = 'A1b2-C3d4_E5f6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u';
const confirmPage = `${newsletterConfirmPages.de}#${token}`;
const unsubscribePage = `${newsletterUnsubscribePages.de}#${token}`;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page) => page.getByRole('main').getByRole('button');

test.describe('the pages that links in mails lead to', () => {
  for (const [kind, pages, path] of [
    ['confirm', newsletterConfirmPages, confirmPath],
    ['unsubscribe', newsletterUnsubscribePages, unsubscribePath],
  ] as const) {
    for (const language of sampleLanguages) {
      test(`${kind} by one press: ${language}`, async ({ page, endpoint }) => {
        await page.goto(`${pages[language]}#${token}`);
        await idle(page);
        expect(endpoint.sent).toEqual([]);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expectAccessible(page, { inEachSetting: false });
        const before = await page.getByRole('heading', { level: 1 }).textContent();

        endpoint.moods.push(fine(kind === 'confirm' ? 'confirmed' : 'unsubscribed'));
        await button(page).focus();
        await page.keyboard.press('Enter');
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).toBeFocused();
        expect(await title.textContent()).not.toBe(before);
        await expect(page).toHaveTitle(new RegExp(`^${(await title.textContent())!} – `));
        expect(endpoint.sent.map((sent) => sent.path)).toEqual([path]);
        expect(newsletterTokenSchema.safeParse(endpoint.bodies[0]).data).toEqual({ token });
        await expectAccessible(page, { inEachSetting: false });
      });
    }
  }

  for (const [code, confirming, unsubscribing] of [
    ['TOKEN_USED', 'Dieser Link wurde schon benutzt', 'Sie sind schon abgemeldet'],
    ['TOKEN_EXPIRED', 'Dieser Link ist abgelaufen', 'Dieser Link ist abgelaufen'],
    ['TOKEN_UNKNOWN', 'Diesen Link kennen wir nicht', 'Diesen Link kennen wir nicht'],
  ] as const) {
    test(`say that a link is of no use: ${code}`, async ({ page, endpoint }) => {
      for (const [address, title] of [
        [confirmPage, confirming],
        [unsubscribePage, unsubscribing],
      ] as const) {
        await page.goto(address);
        endpoint.moods.push(refusal(code));
        await button(page).click();
        await expect(heading(page, title)).toBeFocused();
        await expectReflow(page);
        await expectAccessible(page, { inEachSetting: false });
      }
    });
  }

  test('lead from an expired link to the box', async ({ page, endpoint }) => {
    await page.goto(confirmPage);
    endpoint.moods.push(refusal('TOKEN_EXPIRED'));
    await button(page).click();
    await page.getByRole('link', { name: 'Neu anmelden' }).click();
    await expect(page).toHaveURL('/#newsletter');
    await expect(page.getByRole('region', { name: 'Newsletter' })).toBeInViewport();
  });

  test('can be tried again where the backend is away', async ({ page, endpoint }) => {
    await page.goto(confirmPage);
    await endpoint.stop();
    await button(page).click();
    await expect(page.getByRole('main')).toContainText(
      'Ein unerwarteter Serverfehler ist aufgetreten',
    );
    await expect(button(page)).toHaveText(/^Erneut versuchen/);
    await expectAccessible(page, { inEachSetting: false });
    await endpoint.start();
    endpoint.moods.push(fine('confirmed'));
    await button(page).click();
    await expect(heading(page, 'Anmeldung bestätigt')).toBeFocused();
  });

  test('say where the link is, when they are opened without one', async ({ page }) => {
    await page.goto(newsletterConfirmPages.de);
    await expect(heading(page, 'Hier fehlt der Link aus der E-Mail')).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  });

  test('are whole at 320 px, and all of a question is on one screen of 360 px', async ({
    page,
  }) => {
    for (const address of [confirmPage, unsubscribePage]) {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(address);
      await expect(button(page)).toBeEnabled();
      await expect(button(page)).toBeInViewport({ ratio: 1 });
      await expectReflow(page);
    }
  });

  test('are in no list of pages', async ({ page, request }) => {
    const paths = [
      ...Object.values(newsletterConfirmPages),
      ...Object.values(newsletterUnsubscribePages),
    ];
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const path of paths) expect(sitemap).not.toContain(path);
    await page.goto('/uebersicht');
    for (const path of paths) await expect(page.locator(`a[href*="${path}"]`)).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('say what to do instead', async ({ page }) => {
      await page.goto(confirmPage);
      await expect(button(page)).toBeHidden();
      // `getByText` ignores the content of noscript, so use a selector.
      const instead = page.locator('main noscript p');
      // The text that asks for a press of the button is hidden, too.
      await expect(page.getByRole('main').getByText('Ein Schritt fehlt noch')).toBeHidden();
      await expect(instead).toBeVisible();
      await expect(instead).toContainText('Zum Bestätigen braucht diese Seite JavaScript');
      await expect(instead.getByRole('link', { name: /^info@vhm\.example/ })).toHaveAttribute(
        'href',
        'mailto:info@vhm.example',
      );
    });
  });
});

test.describe('the secret of a link', () => {
  test('is gone from the address at once, and never anywhere but at the endpoint', async ({
    page,
    endpoint,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => {
      addresses.push(request.url(), request.headers()['referer'] ?? '');
    });
    // Records the address and history state that scripts of the page could read, from the start.
    await page.addInitScript(() => {
      const seen = ((window as { seen?: string[] }).seen = [] as string[]);
      const look = () => seen.push(location.href, JSON.stringify(history.state));
      document.addEventListener('DOMContentLoaded', look);
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await page.goto(confirmPage);
    await expect(page).toHaveURL(newsletterConfirmPages.de);
    endpoint.moods.push(fine('confirmed'));
    await button(page).click();
    await expect(heading(page, 'Anmeldung bestätigt')).toBeFocused();

    const seen = await page.evaluate(() => (window as { seen?: string[] }).seen ?? []);
    const afterHead = seen.slice(seen.findIndex((text) => text.endsWith('/bestaetigen')));
    expect(afterHead.length).toBeGreaterThan(2);
    expect(afterHead.filter((text) => text.includes(token))).toEqual([]);
    expect(
      addresses.filter((address) => address.includes(token) && !address.includes('#')),
    ).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain(token);
    expect(endpoint.sent).toHaveLength(1);
    expect(endpoint.sent[0]!.headers.referer).toBeUndefined();
  });

  test('is no business of those who count visits', async ({ page, endpoint }) => {
    await comesWith(page, { matomo: true });
    const told: string[] = [];
    await page.route(`${matomoAddress}/**`, (route) => {
      told.push(route.request().url(), route.request().postData() ?? '');
      return route.fulfill({ contentType: 'text/javascript', body: matomoScript });
    });
    await page.goto(confirmPage);
    endpoint.moods.push(fine('confirmed'));
    await button(page).click();
    await expect(heading(page, 'Anmeldung bestätigt')).toBeFocused();
    const views = () => told.filter((text) => text.includes('action_name='));
    await expect.poll(views).not.toEqual([]);
    expect(views().join()).toContain(encodeURIComponent(newsletterConfirmPages.de));
    expect(told.join()).not.toContain(token);
  });

  test('is not in the history, forward and back', async ({ page, endpoint }) => {
    await page.goto('/kontakt');
    await page.goto(confirmPage);
    await expect(button(page)).toBeEnabled();
    await page.locator('header a[href="/"]').click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL(newsletterConfirmPages.de);
    // The address changes before the page does, and the start page also has a button.
    await expect(heading(page, 'Newsletter bestätigen')).toBeVisible();
    // The token is not used yet, and is stored for this tab.
    await expect(button(page)).toBeEnabled();
    endpoint.moods.push(fine('confirmed'));
    await button(page).click();
    await expect(heading(page, 'Anmeldung bestätigt')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/kontakt');
    await page.goForward();
    await expect(page).toHaveURL(newsletterConfirmPages.de);
    await expect(heading(page, 'Anmeldung bestätigt')).toBeVisible();
  });

  test('survives a reload, and what became of it survives another', async ({ page, endpoint }) => {
    await page.goto(confirmPage);
    await page.reload();
    await expect(button(page)).toBeEnabled();
    endpoint.moods.push(fine('confirmed'));
    await button(page).click();
    await expect(heading(page, 'Anmeldung bestätigt')).toBeFocused();
    expect(endpoint.bodies).toEqual([{ token }]);
    await page.reload();
    await expect(heading(page, 'Anmeldung bestätigt')).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  });

  test('is that of the last link opened in a tab', async ({ page, endpoint }) => {
    await page.goto(confirmPage);
    endpoint.moods.push(refusal('TOKEN_EXPIRED'));
    await button(page).click();
    await expect(heading(page, 'Dieser Link ist abgelaufen')).toBeFocused();

    const other = token.replaceAll('A', 'Z');
    await page.goto(`${newsletterConfirmPages.de}#${other}`);
    await expect(heading(page, 'Newsletter bestätigen')).toBeVisible();
    await expect(page).toHaveURL(newsletterConfirmPages.de);
    endpoint.moods.push(fine('confirmed'));
    await button(page).click();
    await expect(heading(page, 'Anmeldung bestätigt')).toBeFocused();
    expect(endpoint.bodies[1]).toEqual({ token: other });
  });

  test('is not mistaken for a place on the page, nor a place for it', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.goto(confirmPage);
    await expect(button(page)).toBeEnabled();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${newsletterConfirmPages.de}#main`);
    await expect(button(page)).toBeEnabled();
    expect(warnings.filter((text) => text.includes('Invalid hash'))).toEqual([]);
  });
});
