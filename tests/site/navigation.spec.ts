import { expect, type Page } from '@playwright/test';
import type { TrustedTypePolicyFactory } from 'trusted-types/lib';
import { whenProcessed } from './whenProcessed.ts';
import { unsavedQuestion, whenAsking } from './unsavedQuestion.ts';
import { pageDataOf, test } from './traveller.ts';

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
    test(`${from} to ${to} is what it is after a full load`, async ({ traveller }) => {
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

test.describe('who goes on', () => {
  const announcements = {
    '/': ['/kontakt', 'Seite „Kontakt“ geöffnet'],
    '/en/': ['/en/contact', 'Navigated to Contact'],
    '/fr/': ['/fr/contact', 'Page «\u00a0Contact\u00a0» ouverte'],
  };
  for (const [from, [to = '', announcement = '']] of Object.entries(announcements)) {
    test(`hears of it in the language of the page: ${from}`, async ({ traveller }) => {
      await traveller.page.goto(from);
      await traveller.follow(to);
      await expect(traveller.page.locator('body > [role=status]')).toHaveText(announcement);
    });
  }

  test('continues at the main heading, which Tab does not reach', async ({ traveller }) => {
    const { page, follow, heading } = traveller;
    await page.goto('/');
    await follow('/kontakt');
    await expect(heading).toBeFocused();
    expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe(
      'none',
    );
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
    await page.keyboard.press('Shift+Tab');
    await expect(heading).not.toBeFocused();
  });

  test('starts at the top, and finds the place again on the way back and on', async ({
    traveller,
  }) => {
    const { page, follow, heading, documents } = traveller;
    await page.goto('/service/satzung');
    await scroll(page, 700);
    await follow('/kontakt');
    await expect(heading).toHaveText('Kontakt');
    expect(await top(page)).toBe(0);

    await scroll(page, 300);
    await page.goBack();
    await expect(heading).toHaveText('Satzung');
    expect(await top(page)).toBe(700);
    await page.goForward();
    await expect(heading).toHaveText('Kontakt');
    expect(await top(page)).toBe(300);
    expect(documents()).toBe(1);
  });

  test('finds the place again after a reload, on this page and on those before', async ({
    traveller,
  }) => {
    const { page, follow, heading } = traveller;
    await page.goto('/service/satzung');
    await scroll(page, 700);
    await follow('/datenschutz');
    await expect(heading).toHaveText('Datenschutzerklärung');
    await scroll(page, 400);
    await page.reload();
    await expect.poll(() => top(page)).toBe(400);
    await page.goBack();
    await expect(heading).toHaveText('Satzung');
    await expect.poll(() => top(page)).toBe(700);
  });

  test('goes to an anchor, 150 px below the top, and reads on there', async ({ traveller }) => {
    const { page, follow } = traveller;
    await page.goto('/');
    await addLink(page, '/datenschutz#cookies');
    await follow('/datenschutz#cookies');
    const anchor = page.locator('#cookies');
    await expect(anchor).toBeFocused();
    expect(Math.round((await anchor.boundingBox())!.y)).toBe(150);
    expect(traveller.address()).toBe('/datenschutz#cookies');

    await page.goBack();
    // The address changes before the page does.
    await expect(anchor).toHaveCount(0);
    await page.goForward();
    await expect(anchor).toBeFocused();
  });

  test('stays in the document between the anchors of a page', async ({ traveller }) => {
    const { page, documents } = traveller;
    await page.goto('/service/satzung');
    const [first, second] = await page.locator('main nav a[href^="#"]').all();
    await first!.click();
    await expect.poll(() => top(page)).toBeGreaterThan(0);
    const before = await top(page);
    await isRemembered(page, before);
    await second!.click();
    await expect.poll(() => top(page)).not.toBe(before);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(before);
    expect(documents()).toBe(1);
  });

  test('finds an anchor again that was left before its place was remembered', async ({
    traveller,
  }) => {
    const { page } = traveller;
    await page.goto('/service/satzung');
    // Both in one task: no timer of the page runs between them.
    const before = await page.evaluate(() => {
      const [first, second] = document.querySelectorAll<HTMLElement>('main nav a[href^="#"]');
      first!.click();
      const place = Math.round(scrollY);
      second!.click();
      return place;
    });
    expect(before).toBeGreaterThan(0);
    await expect.poll(() => top(page)).not.toBe(before);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(before);
  });

  for (const href of ['/kontakt#nirgendwo', '/#nirgendwo']) {
    test(`is not misled by an anchor that is not there: ${href}`, async ({ traveller }) => {
      const { page, follow } = traveller;
      await page.goto('/');
      await addLink(page, href);
      const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
      await follow(href);
      expect((await warning).text()).toBe('Invalid hash: #nirgendwo');
      await expect(page).toHaveURL(href);
      expect(await top(page)).toBe(0);
    });
  }
});

test.describe('menus', () => {
  test('close by any click on a link', async ({ traveller }) => {
    const { page } = traveller;
    await page.goto('/service/satzung');
    const group = page.locator('header details').first();
    await group.locator('summary').click();
    await group.getByRole('link').first().click();
    await expect(group).not.toHaveAttribute('open');
    await expect(page).not.toHaveURL(/satzung/);
  });

  test('close on a phone, panel and all', async ({ traveller }) => {
    const { page } = traveller;
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.locator('header').getByRole('link', { name: 'Kontakt' }).click();
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(traveller.heading).toBeFocused();
  });
});

test.describe('links that are left to the browser', () => {
  test('other languages', async ({ traveller }) => {
    const { page, documents } = traveller;
    await page.goto('/kontakt');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(documents()).toBe(2);
  });

  test('files', async ({ traveller }) => {
    const { page, documents, follow } = traveller;
    await page.goto('/');
    await addLink(page, '/images/logo.svg');
    await follow('/images/logo.svg');
    await expect(page).toHaveURL('/images/logo.svg');
    expect(documents()).toBe(2);
  });

  test('those that a visitor opens in a new tab', async ({ traveller }) => {
    const { page } = traveller;
    await page.goto('/');
    const tab = page.context().waitForEvent('page');
    await page
      .locator('header')
      .getByRole('link', { name: 'Kontakt' })
      .click({
        modifiers: ['ControlOrMeta'],
      });
    await expect(await tab).toHaveURL('/kontakt');
    await expect(page).toHaveURL('/');
  });

  test('those that open one by themselves, or save a file', async ({ traveller }) => {
    const { page, follow } = traveller;
    await page.goto('/');
    await addLink(page, '/kontakt?neu', { target: '_blank' });
    const tab = page.context().waitForEvent('page');
    await follow('/kontakt?neu');
    await (await tab).close();
    await addLink(page, '/impressum?datei', { download: 'impressum.html' });
    const download = page.waitForEvent('download');
    await follow('/impressum?datei');
    await (await download).cancel();
    await expect(page).toHaveURL('/');
  });
});

test('islands of the new page come to life, and the shell lives on', async ({ traveller }) => {
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

test.describe('input that was not sent', () => {
  const name = (page: Page) => page.getByRole('textbox', { name: /^Name/ });

  /**
   * Wait for the script with the question, which loads with the first focus. A visitor is slower,
   * too.
   */
  const write = async (page: Page, text: string) => {
    await name(page).fill(text);
    await whenAsking(page);
  };

  test('is asked about before a link is followed', async ({ traveller }) => {
    const { page, follow, heading } = traveller;
    await page.goto('/kontakt');
    await write(page, 'Erika');
    const question = answer(page, false);
    await follow('/impressum');
    expect(await question).toMatch(/Eingaben gehen verloren/);
    await expect(heading).toHaveText('Kontakt');
    await expect(name(page)).toHaveValue('Erika');

    void answer(page, true);
    await follow('/impressum');
    await expect(heading).toHaveText('Impressum');
  });

  test('is asked about on the way back, which then is none', async ({ traveller }) => {
    const { page, follow, heading, documents } = traveller;
    await page.goto('/');
    await follow('/kontakt');
    await expect(heading).toHaveText('Kontakt');
    await write(page, 'Erika');
    const question = answer(page, false);
    await page.evaluate(() => history.back());
    await question;
    // The browser's own address: it first goes back and then returns to this page.
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/kontakt');
    await expect(name(page)).toHaveValue('Erika');

    void answer(page, true);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/');
    await expect(heading).not.toHaveText('Kontakt');
    expect(documents()).toBe(1);
  });

  test('is asked about by the browser before the document goes', async ({ traveller }) => {
    const { page } = traveller;
    await page.goto('/kontakt');
    await name(page).click();
    await page.keyboard.type('Erika');
    await page.waitForFunction(() => window.onbeforeunload !== null);
    const type = new Promise((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(dialog.type());
        void dialog.dismiss();
      });
    });
    await page.evaluate(() => setTimeout(() => location.reload()));
    expect(await type).toBe('beforeunload');
  });

  test('is asked about by the browser where the words of the question are missing', async ({
    traveller,
  }) => {
    const { page, follow, heading } = traveller;
    await page.route(unsavedQuestion, (route) => route.abort());
    await page.goto('/kontakt');
    await name(page).click();
    await page.keyboard.type('Erika');
    const type = new Promise((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(dialog.type());
        void dialog.dismiss();
      });
    });
    await follow('/impressum');
    expect(await type).toBe('beforeunload');
    await expect(heading).toHaveText('Kontakt');
    await expect(name(page)).toHaveValue('Erika');
  });

  test('is none where it was taken back', async ({ traveller }) => {
    const { page, follow, heading } = traveller;
    await page.goto('/kontakt');
    await write(page, 'Erika');
    await name(page).fill('');
    await follow('/impressum');
    await expect(heading).toHaveText('Impressum');
  });

  test('is none once it was sent', async ({ traveller }) => {
    const { page, follow, heading } = traveller;
    await page.goto('/kontakt');
    await write(page, 'Erika');
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
      form.requestSubmit();
    });
    await follow('/impressum');
    await expect(heading).toHaveText('Impressum');
  });
});

test('a page that was fetched ahead stands at the click, not a frame later', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const link = page.locator('main a[href^="/aktuelles/"]').first();
  await link.hover();
  await whenProcessed(page, pageDataOf((await link.getAttribute('href'))!));
  const [before, after] = await link.evaluate(async (element: HTMLElement) => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const old = heading();
    element.click();
    // Promises are kept before the browser draws; so many have to be.
    for (let turns = 0; turns < 50; turns += 1) await Promise.resolve();
    return [old, heading()];
  });
  expect(after).not.toBe(before);
});

test('nobody but the build brings HTML into a page', async ({ page }) => {
  await page.goto('/');
  const outcomes = await page.evaluate(() => {
    const attempt = (deed: () => unknown) => {
      try {
        deed();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      attempt(() => (document.createElement('p').innerHTML = '<b>a</b>')),
      attempt(() => window.trustedTypes.createPolicy('another', {})),
      attempt(() => window.trustedTypes.createPolicy('collegium', {})),
    ];
  });
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

declare global {
  interface Window {
    readonly trustedTypes: TrustedTypePolicyFactory;
  }
}

/**
 * Everything by which a visitor, a screen reader or a search engine could distinguish two pages.
 */
function looks(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
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

async function scroll(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => scrollTo(0, to), y);
  await isRemembered(page, y);
}

/** The scroll position is stored after scrolling has stopped. */
async function isRemembered(page: Page, y: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (history.state as { top?: number } | null)?.top))
    .toBe(y);
}

function top(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Adds a link as an editor might. */
async function addLink(page: Page, href: string, attributes: object = {}): Promise<void> {
  await page.evaluate(
    ([address, others]) => {
      const link = Object.assign(document.createElement('a'), others);
      link.setAttribute('href', address);
      link.textContent = address;
      document.querySelector('main')?.append(link);
    },
    [href, attributes] as const,
  );
}

/** Answers the next dialog. Resolves with its text. */
function answer(page: Page, yes: boolean): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void (yes ? dialog.accept() : dialog.dismiss());
    });
  });
}
