import { expect, type Page } from '@playwright/test';
import { test } from '../traveller.ts';

/* A page that is shown without a new document is the same page: its look, its head, its islands. */

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('a page that is shown without a new document', () => {
  const ways = {
    '/kontakt': '/service/satzung',
    '/service/satzung': '/kontakt',
    '/impressum': '/',
    '/': '/impressum',
    '/aktuelles': '/adt/gebuehrenverzeichnis',
    '/en/contact': '/en/',
    '/en/': '/en/news/annual-conference-2027',
    '/fr/': '/fr/mentions-legales',
  };
  for (const [from, to] of Object.entries(ways)) {
    test(`${from} to ${to} is the same as after a full load`, async ({ traveller }) => {
      const { page, follow, documents, heading } = traveller;
      // Block the fonts: whether they arrive in time depends on the connection, not on the kind of
      // navigation.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(to);
      const title = await page.title();
      const loaded = await looks(page);

      await page.goto(from);
      await follow(to);
      await expect(page).toHaveTitle(title);
      await expect(heading).toBeFocused();
      expect(documents()).toBe(2);
      expect(await looks(page)).toEqual(loaded);
    });
  }
});

test('islands of the new page hydrate, and the frame keeps its state', async ({ traveller }) => {
  const { page, follow, heading, documents } = traveller;
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Dunkle Darstellung' });
  await toggle.click();
  await follow('/kontakt');
  await expect(heading).toHaveText('Kontakt');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Erika Beispiel');
  await page.getByRole('textbox', { name: /^E-Mail-Adresse/ }).fill('erika@beispiel.example');
  await page.getByRole('textbox', { name: /^Ihre Nachricht/ }).fill('Guten Tag!');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Ihre Nachricht steht in Ihrem E-Mail-Programm')).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(documents()).toBe(1);
});

/**
 * Everything by which a visitor, a screen reader or a search engine could distinguish two pages.
 */
function looks(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Chromium marks the current entry of the contents in a frame after the layout.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const head = [...document.querySelectorAll('title, link:not([rel$=preload]), head meta')]
      .filter((element) => !element.matches('[http-equiv]'))
      .map(({ outerHTML }) => outerHTML);
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('main h1')) element.removeAttribute('tabindex');
    for (const region of copy.querySelectorAll(':scope > [role=status]')) region.remove();
    const visible = [...document.querySelectorAll('body *')].filter((element) =>
      element.checkVisibility(),
    );
    const boxes = visible.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const { color, backgroundColor, fontFamily, fontSize, fontWeight, textDecoration } = style;
      return [
        [element.tagName, element.className].join('.'),
        [x, y, width, height].map(Math.round).join(' '),
        [color, backgroundColor, fontFamily, fontSize, fontWeight, textDecoration].join(' '),
      ].join(': ');
    });
    const { lang } = document.documentElement;
    return { lang, head: head.sort(), body: copy.innerHTML, boxes };
  });
}
