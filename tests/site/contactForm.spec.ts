import type { Page } from '@playwright/test';
import { homePath } from '../../data/routes/namedRoutes.ts';
import { sampleLanguages } from '../../stories/sampleLanguages.ts';
import { firstVisit } from '../answered.ts';
import { axeViolations } from '../axe.ts';
import { overflow, resize } from '../viewport.ts';
import { refusal } from './formEndpoint/FakeEndpoint.ts';
import { expect, test } from './formEndpoint/test.ts';
import { watchBudgets } from './everyPage/budgets.ts';
import { tabTo } from './keyboard.ts';

/** The contact form of a site with a Directus backend. A fake endpoint follows contract/forms. */
const forms = {
  de: { path: '/kontakt', thanks: '/danke', send: 'Nachricht senden' },
  en: { path: '/en/contact', thanks: '/en/thanks', send: 'Send message' },
  fr: { path: '/fr/contact', thanks: '/fr/merci', send: 'Envoyer le message' },
} as const;

const topicNames: Readonly<Record<string, string>> = {
  de: 'Betreff',
  en: 'Subject',
  fr: 'Objet',
};

const written = {
  name: 'Jonas Beispiel',
  email: 'jonas@post.example',
  message: 'Guten Tag,\n\nwann ist die nächste Fortbildung?',
};

for (const [language, { path, thanks, send }] of Object.entries(forms)) {
  test(`${path}: a message arrives once, about the topic of the address, and its sender is thanked by name`, async ({
    page,
    endpoint,
  }) => {
    const asked = 'Pflegekalender <b>2027</b>';
    const complaints = complaintsOf(page);
    await page.goto(`${path}?topic=${encodeURIComponent(asked)}`);
    expect(endpoint.challenges, 'asked before the first touch').toBe(0);
    const topic = page.locator('input[name=topic]');
    await expect(topic).toHaveValue(asked);
    await expect(topic).toHaveAccessibleName(topicNames[language]!);
    await fillIn(page);
    await topic.fill('Pflegekalender');
    await page.getByRole('button', { name: send }).click();
    await page.waitForURL(thanks);
    await expect(page.locator('main')).toContainText(written.name);
    await expect(page.locator('main')).toContainText(written.email);

    expect([...endpoint.stored.values()]).toEqual([
      expect.objectContaining({
        ...{ ...written, topic: 'Pflegekalender' },
        ...{ language, website: '', wording: 'contact-consent-1' },
      }),
    ]);
    expect(endpoint.sent).toHaveLength(1);
    expect(endpoint.sent[0]!.headers).not.toHaveProperty('cookie');
    expect(endpoint.sent[0]!.headers).not.toHaveProperty('referer');
    // No errors of the content security policy or of Trusted Types: both must allow the form's
    // worker.
    expect(complaints).toEqual([]);
  });
}

test.describe('before it is touched', () => {
  test.use({ storageState: firstVisit });

  const withForms = [
    ...Object.values(forms).map(({ path }) => path),
    ...sampleLanguages.map(homePath),
  ];
  for (const path of withForms) {
    test(`${path} is within the budget of a page with a form`, async ({ page, request }) => {
      const checkBudgets = watchBudgets(page);
      await page.goto(path);
      const html = await (await request.get(path)).text();
      await checkBudgets({ path, html, isFindable: true, isNotFound: false });
    });
  }
});

test('is filled in and sent with only the keyboard', async ({ page, endpoint }) => {
  await page.goto('/kontakt');
  await tabTo(page, field(page, 'name'));
  await page.keyboard.type(written.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(written.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Guten Tag!');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // The Tab key reaches the link to the privacy statement, but skips the hidden field.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('/danke');
  expect(endpoint.stored.size).toBe(1);
});

test('says what is missing above and at each field, and leads there', async ({
  page,
  endpoint,
}) => {
  await page.goto('/kontakt');
  await field(page, 'email').fill('jonas@post');
  await button(page).click();
  const summary = page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Angaben' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);
  const words = await field(page, 'name').evaluate(
    (input: HTMLInputElement) => input.validationMessage,
  );
  expect(words).not.toBe('');
  await expect(summary.getByRole('link').first()).toHaveText(`Name: ${words}`);
  await expect(field(page, 'name')).toHaveAccessibleDescription(words);
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);

  for (const name of ['name', 'email', 'message', 'consent']) {
    await tabTo(
      page,
      summary.getByRole('link').nth(['name', 'email', 'message', 'consent'].indexOf(name)),
    );
    await page.keyboard.press('Enter');
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toBeInViewport();
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('main form [role=group]')?.focus(),
    );
  }
  expect(endpoint.sent).toHaveLength(0);

  await fillIn(page);
  await button(page).click();
  await page.waitForURL('/danke');
});

test('ten clicks make one message, on a slow line, too', async ({ page, endpoint }) => {
  const { promise: patience, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route(/collegium\/messages/, async (route) => {
    await patience;
    await route.continue();
  });
  await page.goto('/kontakt');
  await fillIn(page);
  for (let clicks = 0; clicks < 10; clicks++) await button(page).click({ force: true });
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page)).toContainText('Nachricht wird gesendet …');
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  answer(undefined);
  await page.waitForURL('/danke');
  expect(endpoint.sent).toHaveLength(1);
});

test('a backend that is away costs nothing that was typed, and gets it later', async ({
  page,
  endpoint,
}) => {
  await page.goto('/kontakt');
  await fillIn(page);
  await endpoint.stop();
  await button(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'noch nicht angekommen' })).toBeVisible();
  await expect(button(page)).toBeFocused();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  const mail = page.getByRole('link', { name: 'Als E-Mail senden' });
  await expect(mail).toHaveAttribute('href', /^mailto:.+subject=.+Jonas.+body=.+Fortbildung/);
  await expect(page.locator('main form a[href^="tel:"]')).toBeVisible();

  await page.reload();
  for (const [name, text] of Object.entries(written)) {
    await expect(field(page, name)).toHaveValue(text);
  }
  await expect(field(page, 'consent')).not.toBeChecked();
  await endpoint.start();
  await field(page, 'consent').check();
  await button(page).click();
  await page.waitForURL('/danke');
  expect(endpoint.stored.size).toBe(1);
});

test('an answer that is lost makes no second message, over a reload, too', async ({
  page,
  endpoint,
}) => {
  await page.goto('/kontakt');
  await fillIn(page);
  endpoint.losesAnswers = true;
  await button(page).click();
  await expect(button(page)).toHaveText(/Noch einmal senden/);
  expect(endpoint.stored.size).toBe(1);
  await page.reload();
  endpoint.losesAnswers = false;
  await field(page, 'consent').check();
  await button(page).click();
  await page.waitForURL('/danke');
  expect(endpoint.stored.size).toBe(1);
});

test('a second press sends the message again, without a reload or a second tick', async ({
  page,
  endpoint,
}) => {
  await page.goto('/kontakt');
  await fillIn(page);
  await endpoint.stop();
  await button(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'noch nicht angekommen' })).toBeVisible();
  await endpoint.start();
  endpoint.losesAnswers = true;
  await button(page).click();
  await expect.poll(() => endpoint.stored.size).toBe(1);
  await expect(button(page)).not.toHaveAttribute('aria-disabled');
  await expect(field(page, 'consent')).toBeChecked();
  endpoint.losesAnswers = false;
  await button(page).click();
  await page.waitForURL('/danke');
  expect(endpoint.stored.size).toBe(1);
});

test('a proof that is refused or comes too early is nothing to trouble anybody with', async ({
  page,
  endpoint,
}) => {
  endpoint.leastTime = 3000;
  endpoint.moods.push(refusal('PROOF_REFUSED'));
  await page.goto('/kontakt');
  await fillIn(page);
  await button(page).click();
  await page.waitForURL('/danke');
  expect(endpoint.stored.size).toBe(1);
});

test('a problem that the endpoint reports for a field is shown at the field', async ({
  page,
  endpoint,
}) => {
  endpoint.moods.push(refusal('INVALID_PAYLOAD', { field: 'email' }));
  await page.goto('/kontakt');
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Angaben' })).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription(/name@beispiel\.de/);
  await expect(field(page, 'message')).toHaveValue(written.message);
});

test('limits are reported, with the other ways to contact us', async ({ page, endpoint }) => {
  endpoint.moods.push(refusal('REQUESTS_EXCEEDED', { reset: 60_000 }));
  await page.goto('/kontakt');
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'sehr viele Nachrichten' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Als E-Mail senden' })).toBeVisible();
});

test('a draft survives the way to the privacy statement, and ends with success', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/kontakt');
  await fillIn(page);
  await isDrafted(page);
  await page.locator('main form').getByRole('link', { name: 'Datenschutzerklärung' }).click();
  await page.waitForURL('/datenschutz');
  await page.goBack();
  await expect(field(page, 'message')).toHaveValue(written.message);
  // The consent is not stored with the draft: it is given for each message.
  await expect(field(page, 'consent')).not.toBeChecked();
  await button(page).click();
  await expect(page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Angaben' })).toBeFocused();
  await field(page, 'consent').check();
  await button(page).click();
  await page.waitForURL('/danke');

  await page.goBack();
  await page.waitForURL('/kontakt');
  await expect(field(page, 'message')).toHaveValue('');
  await field(page, 'name').focus();
  await expect(button(page)).toHaveText(/Nachricht senden/);
  expect(await draft(page)).toBeNull();
});

// WCAG 2.2.1: writing has no time limit. Only the stored copy is deleted.
test('on a shared computer, no copy of a draft is left after an hour', async ({ page }) => {
  await page.clock.install();
  await page.goto('/kontakt');
  await fillIn(page);
  await isDrafted(page);
  await page.clock.fastForward('59:00');
  expect(await draft(page)).not.toBeNull();
  await page.clock.fastForward('02:00');
  await expect(field(page, 'message')).toHaveValue(written.message);
  await expect(field(page, 'consent')).toBeChecked();
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('Jonas');
  await page.goto('about:blank');
  await page.goto('/kontakt');
  await expect(field(page, 'message')).toHaveValue('');
});

test('a draft of yesterday is not shown, and not kept either', async ({ page }) => {
  await page.clock.install();
  await page.goto('/kontakt');
  await fillIn(page);
  await isDrafted(page);
  await page.goto('about:blank');
  await page.clock.fastForward('20:00:00');
  await page.goto('/kontakt');
  await expect(field(page, 'message')).toHaveValue('');
  await expect.poll(() => draft(page)).toBeNull();
});

for (const { path, send } of Object.values(forms)) {
  test(`${path} fits 320 px and text of twice the size in each state`, async ({
    page,
    endpoint,
  }) => {
    const fits = async (state: string) => {
      await resize(page, 320);
      expect.soft(await overflow(page), `${state} at 320 px`).toBe(0);
      await resize(page, 1280);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect.soft(await overflow(page), `${state}, text doubled`).toBe(0);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    };
    await page.goto(path);
    await page.getByRole('button', { name: send }).click();
    await expect(page.locator('main form [role=group]')).toBeFocused();
    await fits('what is missing');
    await fillIn(page);
    await endpoint.stop();
    await page.locator('main form [type=submit]').click();
    await expect(page.locator('main form a[href^="tel:"]')).toBeVisible();
    await fits('a backend that is away');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of Object.values(forms)) {
    test(`${path} shows the other ways at once, and no form that leads nowhere`, async ({
      page,
      endpoint,
    }) => {
      await page.goto(path);
      await expect(page.locator('main form')).toBeHidden();
      const ways = page.locator('main section:has(form)');
      await expect(ways.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(ways.locator('a[href^="tel:"]')).toBeVisible();
      expect(endpoint.challenges).toBe(0);
    });
  }
});

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
const button = (page: Page) => page.locator('main form [type=submit]');

const draft = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('collegium-draft:contact'));

/** Waits until all of the input is stored: fields are stored in the order of typing. */
async function isDrafted(page: Page): Promise<void> {
  for (const text of Object.values(written)) {
    await expect.poll(() => draft(page)).toContain(JSON.stringify(text));
  }
}

async function fillIn(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(written)) await field(page, name).fill(text);
  await field(page, 'consent').check();
}

/** Errors that the browser reports for the page, such as violations of its security policy. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (said) => {
    if (said.type() === 'error') complaints.push(said.text());
  });
  return complaints;
}
