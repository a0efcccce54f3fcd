import type { Page } from '@playwright/test';
import { json, refusal } from '../../cms/projectHost/response.ts';
import { sampleLanguages, type SampleLanguage } from '../../stories/sampleLanguages.ts';
import { axeViolations } from '../axe.ts';
import type { ContractServer } from '../projectHost/ContractServer.ts';
import { answering, emptyError, slow } from '../projectHost/misbehaviour.ts';
import { firstVisit } from '../answered.ts';
import { watchBudgets } from './everyPage/budgets.ts';
import { idle } from './idle.ts';
import { collectionNames } from './projectHost/address.ts';
import { expect, test } from './projectHost/test.ts';

/*
 * Tests the contact form and the newsletter of a site with a shared project host (specification,
 * section 4). Both collections have names of the project. `demoOfProjectHost.spec.ts` tests the
 * default names.
 */

const { messages, subscribers } = collectionNames;

const forms = {
  de: { path: '/kontakt', thanks: '/danke', send: 'Nachricht senden' },
  en: { path: '/en/contact', thanks: '/en/thanks', send: 'Send message' },
  fr: { path: '/fr/contact', thanks: '/fr/merci', send: 'Envoyer le message' },
} as const;

const written = {
  name: 'Jonas Beispiel',
  email: 'jonas@post.example',
  message: 'Guten Tag,\n\nwann ist die nächste Fortbildung?',
};

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
const sendButton = (page: Page) => page.locator('main form button[type=submit]');

async function fillIn(page: Page) {
  for (const [name, text] of Object.entries(written)) await field(page, name).fill(text);
  await field(page, 'consent').check();
}

for (const [language, { path, thanks, send }] of Object.entries(forms)) {
  test(`${path}: a message becomes an item, and its sender is thanked by name`, async ({
    page,
    host,
  }) => {
    await page.goto(path);
    await fillIn(page);
    expect(host.requests, 'asked before it is sent').toEqual([]);
    const shown = await field(page, 'consent').evaluate(
      ({ labels }: HTMLInputElement) => labels?.[0]?.textContent ?? '',
    );
    await page.getByRole('button', { name: send }).click();
    await page.waitForURL(thanks);
    await expect(page.locator('main')).toContainText(written.name);
    await expect(page.locator('main')).toContainText(written.email);

    const [request, ...others] = host.requests;
    expect(others).toEqual([]);
    expect(request).toMatchObject({ method: 'POST', path: `/vhm/items/${messages}` });
    expect(request!.headers).not.toHaveProperty('cookie');
    expect(request!.headers).not.toHaveProperty('referer');
    const { consent_text, key, ...item } = request!.body as Record<string, string>;
    expect(item).toEqual({
      ...{ ...written, language, consent: true, consent_version: 'contact-consent-1' },
    });
    expect(key).toMatch(/^[\da-f-]{36}$/);
    expect(shown.replace(/\s+/g, ' ')).toContain(consent_text);
  });
}

test('what is missing, and what the host refuses, stands at the field', async ({ page, host }) => {
  await page.goto('/kontakt');
  await field(page, 'email').fill('jonas@post');
  await sendButton(page).click();
  const summary = page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Angaben' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);
  expect(host.requests).toEqual([]);

  await fillIn(page);
  host.misbehave(answering(refusal(422, 4, 'email: This value is not a valid email address.')));
  await sendButton(page).click();
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    'Bitte geben Sie die Adresse in der Form name@beispiel.de ein.',
  );
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await sendButton(page).click();
  await page.waitForURL('/danke');
});

const away = 'Ihre Nachricht ist noch nicht angekommen.';

for (const [name, misbehaviour, words] of [
  ['a host that can’t be reached', answering({ status: 502, body: 'Bad Gateway' }), away],
  ['a host with an error', emptyError, away],
  ['a host that forbids it', answering(refusal(403, 301, 'Creating item was denied')), away],
  ['too many messages', answering(json({}, 429)), 'Gerade sind sehr viele Nachrichten angekommen.'],
] as const) {
  test(`${name} costs nothing that was typed, and the message arrives later`, async ({
    page,
    host,
  }) => {
    await page.goto('/kontakt');
    await fillIn(page);
    host.misbehave(misbehaviour);
    await sendButton(page).click();
    const main = page.locator('main');
    await expect(main.getByRole('alert')).toContainText(words);
    await expect(main.getByRole('link', { name: 'Als E-Mail senden' })).toBeVisible();
    await expect(field(page, 'message')).toHaveValue(written.message);

    await page.getByRole('button', { name: 'Noch einmal senden' }).click();
    await page.waitForURL('/danke');
    const keys = host.requests.map(({ body }) => (body as { key: string }).key);
    expect(new Set(keys).size).toBe(1);
  });
}

test('a browser that is offline keeps the message', async ({ page, host, context }) => {
  await page.goto('/kontakt');
  await fillIn(page);
  // The first attempt, which fails, loads the script that sends the message.
  host.misbehave(emptyError);
  await sendButton(page).click();
  await expect(page.locator('main').getByRole('alert')).toContainText(away);
  await page.unrouteAll();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(page.locator('main').getByRole('alert')).toContainText(away);
  await expect(field(page, 'message')).toHaveValue(written.message);
});

test('says that it is sending, and ten presses make one message', async ({ page, host }) => {
  await page.goto('/kontakt');
  await fillIn(page);
  host.hold();
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText(/Nachricht wird gesendet …/);
  for (let press = 0; press < 9; press++) await sendButton(page).click({ force: true });
  host.release();
  await page.waitForURL('/danke');
  expect(host.requests).toHaveLength(1);
});

const messagesOnHost = `**/items/${messages}?*`;

/**
 * Sends a message that the host stores, but drops the response.
 *
 * @returns a function that returns the number of stored messages
 */
async function sendWithoutAnswer(page: Page, host: ContractServer): Promise<() => number> {
  let stored = 0;
  host.backend.onCreated = () => {
    stored += 1;
  };
  await page.goto('/kontakt');
  await fillIn(page);
  await page.route(messagesOnHost, async (route) => {
    await route.fetch({ url: route.request().url().replace('http://host.test', host.url) });
    await route.abort();
  });
  await sendButton(page).click();
  await expect(page.locator('main').getByRole('alert')).toContainText(away);
  await page.unroute(messagesOnHost);
  return () => stored;
}

test('an answer that is lost makes no second message, over a reload, too', async ({
  page,
  host,
}) => {
  const stored = await sendWithoutAnswer(page, host);
  await page.reload();
  await expect(field(page, 'message')).toHaveValue(written.message);
  await field(page, 'consent').check();
  await sendButton(page).click();
  await page.waitForURL('/danke');
  expect(host.requests).toHaveLength(2);
  expect(stored()).toBe(1);
});

test('a second press sends the same message, without a reload or a second tick', async ({
  page,
  host,
}) => {
  const stored = await sendWithoutAnswer(page, host);
  await expect(field(page, 'consent')).toBeChecked();
  await sendButton(page).click();
  await page.waitForURL('/danke');
  expect(host.requests).toHaveLength(2);
  expect(stored()).toBe(1);
});

test.describe('the newsletter', () => {
  const box = (page: Page) => page.getByRole('region', { name: /^(Newsletter|Lettre)/ });
  const address = (page: Page) => box(page).getByRole('textbox');
  const press = (page: Page) => box(page).getByRole('button').click();

  const words: Record<
    SampleLanguage,
    Record<'home' | 'empty' | 'error' | 'duplicate' | 'sending' | 'thanks' | 'arrived', string>
  > = {
    de: {
      home: '/',
      empty: 'Email Adresse fehlt',
      error: 'Ein unerwarteter Serverfehler ist aufgetreten',
      duplicate: 'Zu viele Anmeldeversuche mit dieser Email Adresse',
      sending: 'Sendet...',
      thanks: 'Vielen Dank für Ihre Anmeldung!',
      arrived: 'Ihre Anmeldung ist bei uns angekommen.',
    },
    en: {
      home: '/en/',
      empty: 'Email missing',
      error: 'An unexpected error occurred',
      duplicate: 'Email Address already registered',
      sending: 'Sending...',
      thanks: 'Thank you for subscribing!',
      arrived: 'We have received your sign-up.',
    },
    fr: {
      home: '/fr/',
      empty: 'Adresse e-mail manquante',
      error: 'Une erreur inattendue s’est produite',
      duplicate: 'Trop de tentatives d’inscription avec cette adresse e-mail',
      sending: 'Envoi en cours...',
      thanks: 'Merci pour votre inscription !',
      arrived: 'Votre inscription nous est bien parvenue.',
    },
  };

  for (const language of sampleLanguages) {
    const { home, empty, error, duplicate, sending, thanks, arrived } = words[language];
    test(`says what became of a sign-up: ${language}`, async ({ page, host }) => {
      // The office requires unique addresses, which our documentation advises against.
      host.backend.keepUnique(`items/${subscribers}`, 'key', 'email');
      host.backend.put(`items/${subscribers}`, [{ id: 1, email: 'mia@post.example' }]);
      await page.goto(home);
      await press(page);
      await expect(address(page)).toHaveAccessibleDescription(empty);
      expect(host.requests).toEqual([]);

      host.misbehave(emptyError);
      await address(page).fill('jonas@post.example');
      await press(page);
      await expect(box(page)).toContainText(error);
      await expect(address(page)).toHaveValue('jonas@post.example');

      await address(page).fill('mia@post.example');
      await press(page);
      await expect(address(page)).toHaveAccessibleDescription(duplicate);

      await address(page).fill('jonas@post.example');
      host.hold();
      await press(page);
      await expect(box(page).getByRole('button')).toContainText(sending);
      host.release();
      await expect(box(page)).toContainText(thanks);
      await expect(box(page)).toContainText(arrived);
      expect(await axeViolations(page, { within: 'main' })).toEqual([]);

      const { key, consent_text, ...item } = host.lastRequest.body as Record<string, string>;
      expect(host.lastRequest).toMatchObject({ method: 'POST', path: `/vhm/items/${subscribers}` });
      expect(item).toEqual({
        ...{ email: 'jonas@post.example', language },
        ...{ consent: true, consent_version: 'newsletter-mail-2' },
      });
      expect(key).toMatch(/^[\da-f-]{36}$/);
      await expect(box(page)).toContainText(consent_text!);
    });
  }

  test('promises no link that only the endpoint for forms has', async ({ page }) => {
    await page.goto('/');
    await expect(box(page)).toContainText('jederzeit per E-Mail an uns widerrufen');
    await expect(box(page)).not.toContainText('Abmeldelink');
    for (const path of ['/newsletter/bestaetigen', '/newsletter/abmelden']) {
      expect((await page.request.get(path)).status()).toBe(404);
    }
  });

  test('asks nobody before it is sent', async ({ page, host }) => {
    await page.goto('/');
    await address(page).fill('jonas@post.example');
    await idle(page);
    expect(host.requests).toEqual([]);
  });
});

test.describe('before it is touched', () => {
  test.use({ storageState: firstVisit });

  for (const path of ['/', '/fr/', '/kontakt', '/fr/contact']) {
    test(`${path} is within the budget of a page with a form`, async ({ page, request }) => {
      const checkBudgets = watchBudgets(page);
      await page.goto(path);
      const html = await (await request.get(path)).text();
      await checkBudgets({ path, html, isFindable: true, isNotFound: false });
    });
  }
});

test('an answer that takes long is given up in the end', async ({ page, host }) => {
  await page.clock.install();
  await page.goto('/kontakt');
  await fillIn(page);
  host.misbehave(slow(600_000));
  await sendButton(page).click();
  await expect.poll(() => host.requests.length).toBe(1);
  await page.clock.runFor(20_000);
  await expect(page.locator('main').getByRole('alert')).toContainText(away);
});
