import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { firstVisit } from '../answered.ts';
import { axeViolations, layoutViolations } from '../axe.ts';
import { overflow, resize } from '../viewport.ts';
import { idle } from './idle.ts';
import { answeredNow } from './otherHosts/consent.ts';
import { unsavedQuestion } from './unsavedQuestion.ts';
import { test } from './test.ts';

test.use({ storageState: firstVisit });

const asked = ['functional', 'maps'];

test.describe('who has not answered is asked', () => {
  test('first of all in the page, by a region that leaves the rest usable', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => document.body.firstElementChild?.tagName)).toBe('SECTION');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click();
    await expect(page).toHaveURL('/kontakt');
    await expect(banner(page)).toBeVisible();
  });

  for (const [what, kept] of [
    ['whose answer is no JSON', 'functional'],
    ['whose answer is somebody else’s', '{"analytics":true}'],
    ['whose answer is of an older kind', '[{"id":"functional"}]'],
  ] as const) {
    test(`as is one ${what}`, async ({ page }) => {
      await keep(page.context(), kept);
      await page.goto('/');
      await expect(banner(page)).toBeVisible();
    });
  }

  test('again for what is new, with the earlier answers filled in', async ({ page }) => {
    await keep(page.context(), record({ maps: true }));
    await page.route('/', async (route) => {
      const html = await (await route.fetch()).text();
      const more = html.replace('data-consents="functional maps', '$& videos');
      await route.fulfill({ body: more, contentType: 'text/html' });
    });
    await page.goto('/');
    await expect(choice(page, 'Karten')).toBeChecked();
  });

  for (const [width, height] of [
    [360, 780],
    [1280, 900],
  ] as const) {
    test(`in words that can be read on ${width} px, text doubled`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      // Otherwise the buttons would leave no room for the question, and their words would break.
      await expect(banner(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
      await banner(page).locator('summary').click();
      const answers = await banner(page).getByRole('button').all();
      expect(answers).toHaveLength(3);
      for (const answer of answers) {
        const isCut = await answer.evaluate((button) => {
          const words = document.createRange();
          words.selectNodeContents(button);
          const lines = words.getClientRects().length;
          button.style.overflowWrap = 'normal';
          return words.getClientRects().length < lines;
        });
        expect.soft(isCut, await answer.innerText()).toBe(false);
        await answer.scrollIntoViewIfNeeded();
        await expect(answer).toBeInViewport({ ratio: 1 });
      }
    });
  }

  for (const path of ['/', '/en/', '/fr/']) {
    test(`in at most a third of a phone's screen, beside what ${path} offers`, async ({ page }) => {
      for (const [width, height] of [
        [360, 640],
        [1280, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        const box = (await banner(page).boundingBox())!;
        if (width === 360) expect(box.height).toBeLessThanOrEqual(640 / 3);
        const [refuse, allow] = await Promise.all(
          [0, 1].map((at) => banner(page).getByRole('button').nth(at).boundingBox()),
        );
        expect([refuse?.y, refuse?.width, refuse?.height]).toEqual([
          ...[allow?.y, allow?.width, allow?.height],
        ]);
        const links = page.getByRole('main').getByRole('link');
        for (const at of [0, 1]) {
          const link = (await links.nth(at).boundingBox())!;
          expect(link.y + link.height).toBeLessThanOrEqual(box.y);
        }
      }
    });
  }

  test('at 520 px, and narrower on narrow windows', async ({ page }) => {
    await page.goto('/');
    expect((await banner(page).boundingBox())?.width).toBe(520);
    await resize(page, 699);
    expect((await banner(page).boundingBox())?.width).toBe(480);
    await resize(page, 360);
    expect((await banner(page).boundingBox())?.width).toBe(360 - 2 * 12);
  });

  test('on the next page, if the first has lost its connection', async ({ page }) => {
    await page.route('**/page-data/sq/d/*.json', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/');
    await failed;
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click();
    await expect(banner(page)).toBeVisible();
  });
});

test('who asks says whose contents they are, and that one can withdraw, before anything is unfolded', async ({
  page,
}) => {
  await page.goto('/');
  const first = banner(page).locator('p').first();
  await expect(first).toContainText('Inhalte von Google Maps laden wir nur mit Ihrer Erlaubnis');
  await expect(first).toContainText('jederzeit widerrufen');
  await banner(page).locator('summary').click();
  const details = banner(page).locator('details');
  await expect(details).toContainText('widerrufen: mit „Cookie Einstellungen“ am Ende jeder Seite');
  await expect(details).toContainText('Google Ireland Limited, Dublin');
  await expect(details).toContainText('Vereinigte Staaten (Angemessenheitsbeschluss');
  await expect(details).toContainText('wie lange Cookies bleiben, bestimmt der Anbieter');
});

test.describe('who has answered', () => {
  test('is not asked, and loads nothing for it', async ({ page }) => {
    await keep(page.context(), record({}));
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/');
    await idle(page);
    await expect(banner(page)).toHaveCount(0);
    const [, hash] = (await page.locator('style').getAttribute('data-build'))?.split(' ') ?? [];
    expect(hash).toMatch(/^[0-9a-f]{8}$/);
    const ofBanner = new RegExp(`/(banner|answers)-|/${hash}\\.json`);
    expect(loaded.filter((url) => ofBanner.test(url))).toEqual([]);
  });

  test('is asked again on a visit where the project shows the banner, once', async ({ page }) => {
    await keep(page.context(), record({ maps: true }));
    await page.route('**/kontakt', async (route) => {
      const html = await (await route.fetch()).text();
      const shown = html.replace('data-consents=', 'data-show="" data-consents=');
      await route.fulfill({ body: shown, contentType: 'text/html' });
    });
    await page.goto('/kontakt');
    await expect(choice(page, 'Karten')).toBeChecked();
    await banner(page).getByRole('button', { name: 'Alle Cookies erlauben' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Aktuelles', exact: true }).first().click();
    await expect(page).toHaveURL('/aktuelles');
    await expect(banner(page)).toHaveCount(0);
  });

  test('is asked again by the button in the footer, and goes back to it', async ({ page }) => {
    await keep(page.context(), record({ maps: true }));
    await page.goto('/datenschutz');
    await settings(page).click();
    await expect(banner(page).getByRole('heading')).toBeFocused();
    await expect(choice(page, 'Karten')).toBeChecked();

    await page.keyboard.press('Escape');
    await expect(banner(page)).toHaveCount(0);
    await expect(settings(page)).toBeFocused();

    await settings(page).click();
    await choice(page, 'Karten').uncheck();
    await answer(page, 'Ausgewählte Cookies erlauben');
    await expect(settings(page)).toBeFocused();
    expect(await given(page)).toEqual(['functional']);
  });
});

test.describe('who asks for the banner where it cannot be loaded', () => {
  for (const [what, files] of [
    ['its data', '**/page-data/sq/d/*.json'],
    ['its script', '**/assets/banner-*.js'],
  ] as const) {
    test(`for ${what}, reads so, and keeps what was typed`, async ({ page }) => {
      await keep(page.context(), record({ maps: true }));
      await page.route(files, (route) => route.abort());
      // Also block the script that asks before unsaved input is lost, so that the browser asks.
      await page.route(unsavedQuestion, (route) => route.abort());
      await page.goto('/kontakt');
      const name = page.getByRole('textbox', { name: /^Name/ });
      await name.click();
      await page.keyboard.type('Erika');
      const message = new Promise((resolve) => {
        page.once('dialog', (dialog) => {
          resolve(dialog.message());
          void dialog.accept();
        });
      });
      await settings(page).click();
      expect(await message).toBe('Die Cookie Einstellungen lassen sich gerade nicht laden.');
      await expect(name).toHaveValue('Erika');

      await page.unrouteAll();
      await settings(page).click();
      await expect(banner(page).getByRole('heading')).toBeFocused();
    });
  }
});

test.describe('an answer', () => {
  for (const { button, ticked, expected } of [
    { button: 'Alle Cookies ablehnen', ticked: ['Karten'], expected: ['functional'] },
    { button: 'Ausgewählte Cookies erlauben', ticked: [], expected: ['functional'] },
    {
      button: 'Ausgewählte Cookies erlauben',
      ticked: ['Karten'],
      expected: ['functional', 'maps'],
    },
    { button: 'Alle Cookies erlauben', ticked: [], expected: asked },
  ]) {
    test(`${button}, ticked: ${ticked.join() || 'nothing'}`, async ({ page }) => {
      await page.goto('/kontakt');
      if (ticked.length > 0 || button.startsWith('Ausgewählte')) await openChoices(page);
      for (const name of ticked) await choice(page, name).check();
      await answer(page, button);

      await expect(banner(page)).toHaveCount(0);
      expect(await given(page)).toEqual(expected);
      await expect(page.getByRole('status').filter({ hasText: 'gespeichert' })).toBeAttached();
      await expect(page.getByRole('main')).toBeFocused();

      await page.reload();
      await idle(page);
      await expect(banner(page)).toHaveCount(0);
    });
  }

  test('holds on the next page without a new document', async ({ page }) => {
    await page.goto('/kontakt');
    await answer(page, 'Alle Cookies ablehnen');
    await expect(banner(page)).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await page.waitForURL('/impressum');
    await idle(page);
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('is kept with its time and the version of the question, which is the same everywhere', async ({
    page,
  }) => {
    const before = Date.now();
    await page.goto('/');
    await answer(page, 'Alle Cookies erlauben');
    await expect(banner(page)).toHaveCount(0);
    const value = await page.evaluate(() => localStorage.getItem('int-consents-time'));
    const [time = '', version, until] = value?.split(' ') ?? [];
    expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
    // A year of 365 days.
    expect(Number(until)).toBe(Date.parse(time) + 31_536_000_000);
    for (const path of ['/', '/en/contact', '/fr/']) {
      await page.goto(path);
      await expect(page.locator('footer [data-consents]')).toHaveAttribute(
        'data-version',
        version!,
      );
    }
  });

  for (const { button, isAsked } of [
    { button: 'Alle Cookies erlauben', isAsked: true },
    { button: 'Alle Cookies ablehnen', isAsked: false },
  ]) {
    test(`${button}: ${isAsked ? 'asked again' : 'not asked'} after a year`, async ({ page }) => {
      await page.goto('/');
      await answer(page, button);
      await expect(banner(page)).toHaveCount(0);
      await page.addInitScript(() => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + 366 * 24 * 60 * 60 * 1000;
      });
      await page.goto('/kontakt');
      await idle(page);
      await expect(banner(page)).toHaveCount(isAsked ? 1 : 0);
      await expect(page.locator('main iframe')).toHaveCount(0);
      if (isAsked) await expect(choice(page, 'Karten')).not.toBeChecked();
    });

    test(`${button}: asked again when the question has changed`, async ({ page }) => {
      await page.goto('/');
      await answer(page, button);
      await expect(banner(page)).toHaveCount(0);
      await page.route('**/kontakt', async (route) => {
        const html = await (await route.fetch()).text();
        const changed = html.replace(/data-version="\w+"/, 'data-version="another"');
        await route.fulfill({ body: changed, contentType: 'text/html' });
      });
      await page.goto('/kontakt');
      await expect(choice(page, 'Karten')).not.toBeChecked();
      await expect(page.locator('main iframe')).toHaveCount(0);
    });
  }

  test('leaves the visitor where the page was read', async ({ page }) => {
    await page.goto('/service/satzung');
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await answer(page, 'Alle Cookies ablehnen');
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  test('is kept as a list of consent entries', async ({ page }) => {
    await page.goto('/en/');
    await banner(page).getByRole('button', { name: 'Allow all cookies' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect((await kept(page))?.find(({ function_id }) => function_id === 'maps')).toEqual({
      function_id: 'maps',
      display_name: 'Maps',
      description: expect.stringContaining('IP address') as unknown,
      link: '/en/privacy#external-content',
      default_on: false,
      consentGiven: true,
      locked: false,
    });
  });

  test('that comes before its script is there counts once', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/answers-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await answer(page, 'Alle Cookies erlauben');
    await expect(banner(page)).toBeVisible();
    release();
    await expect(banner(page)).toHaveCount(0);
    expect(await given(page)).toEqual(asked);
  });

  // Specification, section 4: reset deletes the stored record, and without a record the banner shows.
  test('is deleted by a button of the banner, which asks on', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page).getByRole('button', { name: 'Zurücksetzen' })).toBeHidden();
    await banner(page).getByRole('button', { name: 'Alle Cookies erlauben' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Cookie Einstellungen' })
      .click();
    await expect(choice(page, 'Karten')).toBeChecked();
    await banner(page).getByRole('button', { name: 'Zurücksetzen' }).click();
    await expect(banner(page).getByRole('heading')).toBeFocused();
    await expect(choice(page, 'Karten')).not.toBeChecked();
    expect(await kept(page)).toBeNull();
    await page.goto('/kontakt');
    await expect(banner(page)).toBeVisible();
  });

  test('can be given in the banner that has just deleted one', async ({ page }) => {
    await page.goto('/');
    await answer(page, 'Alle Cookies erlauben');
    await expect(banner(page)).toHaveCount(0);
    const reopen = page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Cookie Einstellungen' });
    await reopen.click();
    await banner(page).getByRole('button', { name: 'Zurücksetzen' }).click();
    await expect(choice(page, 'Karten')).not.toBeChecked();
    await answer(page, 'Alle Cookies erlauben');
    await expect(banner(page)).toHaveCount(0);
    expect(await given(page)).toEqual(asked);
    await reopen.click();
    await expect(choice(page, 'Karten')).toBeChecked();
  });

  test('given in one tab closes the banner of another', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/kontakt');
    await expect(banner(page)).toBeVisible();
    await answer(other, 'Alle Cookies ablehnen');
    await expect(banner(other)).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
  });

  test('deleted in one tab is asked for in the other on its next page', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await answer(page, 'Alle Cookies erlauben');
    await expect(banner(page)).toHaveCount(0);
    const other = await context.newPage();
    await other.goto('/info');
    await other.evaluate(() => localStorage.removeItem('int-consents'));
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click();
    await expect(banner(page)).toBeVisible();
  });

  for (const { trouble, method } of [
    { trouble: 'forbidden', method: 'getItem' },
    { trouble: 'full', method: 'setItem' },
  ] as const) {
    test(`holds for the page where storage is ${trouble}`, async ({ page }) => {
      await page.addInitScript((name) => {
        Storage.prototype[name] = () => {
          throw new DOMException('refused', 'SecurityError');
        };
      }, method);
      await page.goto('/');
      await answer(page, 'Alle Cookies ablehnen');
      await expect(banner(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click();
      await expect(page).toHaveURL('/kontakt');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(banner(page)).toHaveCount(0);
    });
  }
});

test.describe('Global Privacy Control', () => {
  for (const isOn of [true, false]) {
    test(`${isOn ? 'is' : 'not set, it is not'} a "no" to what a project has ticked`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value });
      }, isOn);
      // As in a project with `consent.preselect`.
      await page.route('**/page-data/sq/d/*.json', async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        await route.fulfill({
          response,
          body: body.replace('name=\\"maps\\"', '$& checked=\\"\\"'),
        });
      });
      await page.goto('/');
      await expect(choice(page, 'Karten')).toBeChecked({ checked: !isOn });
      expect(await kept(page)).toBeNull();
      // Preloaded files may still be loading.
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, and there is no button that would do nothing', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('section[aria-labelledby=consent-heading]')).toHaveCount(0);
    await expect(page.locator('footer [data-consents]')).toBeHidden();
  });
});

test.describe('by the keyboard', () => {
  test('the question is the first stop, before the skip link', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link', { name: 'Datenschutzerklärung' })).toBeFocused();
    for (const _ of ['none', 'all', 'details']) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(choice(page, 'Karten')).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    expect(await given(page)).toEqual(['functional', 'maps']);
  });

  for (const width of [360, 1280]) {
    test(`what has the focus is never behind the banner, ${width} px`, async ({ page }) => {
      await resize(page, width);
      await page.goto('/kontakt');
      await expect(banner(page)).toBeVisible();
      await page.locator('main h1').evaluate((heading) => {
        heading.tabIndex = -1;
        heading.focus();
      });
      const covered: string[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(coveredByBanner);
        if (focused === undefined) break;
        if (focused.isCovered) covered.push(focused.html);
      }
      expect(covered).toEqual([]);
    });
  }
});

test.describe('in all looks', () => {
  for (const path of ['/', '/en/contact', '/fr/mentions-legales']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path}, ${colorScheme}, passes axe`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await resize(page, 360);
        await page.goto(path);
        await banner(page).locator('summary').click();
        expect.soft(await axeViolations(page), 'all rules').toEqual([]);
        for (const width of [360, 768, 1280]) {
          await resize(page, width);
          expect.soft(await layoutViolations(page), `${width} px`).toEqual([]);
          expect.soft(await overflow(page), `${width} px`).toBe(0);
        }
      });
    }
  }

  test('on a low window, as when zoomed to 400 %, it scrolls with the page', async ({ page }) => {
    await resize(page, 320, 256);
    await page.goto('/');
    await expect(banner(page)).toHaveCSS('position', 'static');
    expect(await overflow(page)).toBe(0);
  });

  test('it moves nothing when it comes', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = ((window as { shifts?: number[] }).shifts = [] as number[]);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);
  });
});

function banner(page: Page): Locator {
  return page.getByRole('region', {
    name: /^(Was dürfen wir laden|What may we load|Que pouvons-nous charger)/,
  });
}

function choice(page: Page, name: string): Locator {
  // Also while the choices are closed.
  return banner(page).getByRole('checkbox', { name, exact: true, includeHidden: true });
}

async function openChoices(page: Page): Promise<void> {
  await banner(page).getByText('Auswahl und Einzelheiten').click();
}

async function answer(page: Page, button: string): Promise<void> {
  await banner(page).getByRole('button', { name: button }).click();
}

function settings(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Einstellungen' });
}

type Answers = readonly { function_id: string; consentGiven: boolean }[];

function kept(page: Page): Promise<Answers | null> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('int-consents') ?? 'null') as Answers | null,
  );
}

/** The allowed functions, in the order in which the banner asked. */
async function given(page: Page): Promise<string[]> {
  const allowed = ((await kept(page)) ?? []).filter(({ consentGiven }) => consentGiven);
  return allowed.map(({ function_id }) => function_id);
}

function record(answers: Record<string, boolean>, about: readonly string[] = asked): string {
  return JSON.stringify(
    about.map((function_id) => ({
      function_id,
      consentGiven: function_id === 'functional' || Boolean(answers[function_id]),
    })),
  );
}

/** Stores an answer of an earlier visit. Later answers replace it. */
async function keep(context: BrowserContext, value: string): Promise<void> {
  await context.addInitScript(keepInBrowser, { value, time: await answeredNow(context) });
}

/** Runs in the browser, before any page. */
function keepInBrowser({ value, time }: { value: string; time: string }): void {
  if (sessionStorage.getItem('kept')) return;
  sessionStorage.setItem('kept', '');
  localStorage.setItem('int-consents', value);
  localStorage.setItem('int-consents-time', time);
}

/** Runs in the browser. Returns nothing if the focus is outside the main region and the footer. */
function coveredByBanner(): { html: string; isCovered: boolean } | undefined {
  const focused = document.activeElement;
  const region = document.querySelector('section[aria-labelledby=consent-heading]');
  if (!focused || focused === document.body || region?.contains(focused)) return undefined;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const over = region?.getBoundingClientRect();
  const isCovered =
    over !== undefined &&
    left >= over.left &&
    right <= over.right &&
    top >= over.top &&
    bottom <= over.bottom;
  return { html: focused.outerHTML.slice(0, 120), isCovered };
}
