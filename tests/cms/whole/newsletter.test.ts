import type { Page } from 'playwright';
import { oneClickPath } from '../../../contract/forms/endpoints.ts';
import { homePath } from '../../../data/routes/namedRoutes.ts';
import { sampleLanguages } from '../../../stories/sampleLanguages.ts';
import {
  type Language,
  newsletterConfirmPages,
  newsletterUnsubscribePages,
} from '../../../locales/languages.ts';
import { header } from '../forms/subscribers.ts';
import type { CaughtMail } from '../installation.ts';
import { patience } from '../patience.ts';
import { expectAccessible, expectFocused, sharedWebsite, wordsIn } from './website.ts';

/*
 * Tests a newsletter sign-up from the form on the start page through all mails to the
 * unsubscription. Each test has its own subscriber.
 */

const website = await sharedWebsite();

test.each(sampleLanguages)(
  'is asked for, confirmed by one press, and ended by one: %s',
  async (language) => {
    const email = newAddress();
    const page = await website.visitor();
    await order(page, language, email);
    await outcome(page, language, 'success');
    await expectAccessible(page);
    expect(await subscriber(email)).toMatchObject({ state: 'pending', language });

    const asking = await lastMail(email);
    await visit(page, linkIn(asking, newsletterConfirmPages[language]));
    // Mail scanners open links, too, so opening one must not confirm.
    await heading(page, language, 'confirm.title').waitFor();
    await expectAccessible(page);
    expect(await subscriber(email)).toMatchObject({ state: 'pending' });
    await press(page);
    await focused(page, language, 'confirm.doneTitle');
    await expectAccessible(page);
    expect(await subscriber(email)).toMatchObject({ state: 'confirmed' });

    const welcome = await lastMail(email, 2);
    expect(header(welcome, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    await visit(page, linkIn(welcome, newsletterUnsubscribePages[language]));
    await heading(page, language, 'unsubscribe.title').waitFor();
    await expectAccessible(page);
    expect(await subscriber(email)).toBeDefined();
    await press(page);
    await focused(page, language, 'unsubscribe.doneTitle');
    await expectAccessible(page);
    expect(await subscriber(email)).toMatchObject({ state: 'unsubscribed' });
    expect(await mailsTo(email)).toHaveLength(2);
  },
);

test('ends by the button of a mail program, which opens no page', async () => {
  const email = newAddress();
  const welcome = await subscribed(email, 'en');
  const [, address] = /<(https?:[^>]+)>/.exec(header(welcome, 'List-Unsubscribe')!)!;
  expect(address).toContain(`${website.cms.url}${oneClickPath('')}`);
  // Opening the link leads to the page, but does not unsubscribe.
  const page = await website.visitor();
  await page.goto(address!);
  await heading(page, 'en', 'unsubscribe.title').waitFor();
  expect(await subscriber(email)).toBeDefined();
  const pressed = await fetch(address!, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(pressed.status).toBe(200);
  expect(await subscriber(email)).toMatchObject({ state: 'unsubscribed' });
  await press(page);
  await focused(page, 'en', 'unsubscribe.usedTitle');
});

test('says of a link that it was used, is too old, or is none', async () => {
  const page = await website.visitor();
  const used = newAddress();
  await subscribed(used, 'de');
  const [, asking] = await mailsTo(used, 2);
  await visit(page, linkIn(asking!, newsletterConfirmPages.de));
  await press(page);
  await focused(page, 'de', 'confirm.usedTitle');
  await expectAccessible(page);

  const late = newAddress();
  await order(page, 'fr', late);
  await outcome(page, 'fr', 'success');
  const link = linkIn(await lastMail(late), newsletterConfirmPages.fr);
  const { id } = (await subscriber(late))!;
  const statement = 'update newsletter_tokens set expires_at = ? where subscriber = ?';
  expect(website.cms.inDatabase(statement, 1, Number(id))).toBeGreaterThan(0);
  await visit(page, link);
  await press(page);
  await focused(page, 'fr', 'confirm.expiredTitle');
  await expectAccessible(page);
  expect(await subscriber(late)).toMatchObject({ state: 'pending' });

  for (const [kind, pages] of [
    ['confirm', newsletterConfirmPages],
    ['unsubscribe', newsletterUnsubscribePages],
  ] as const) {
    await visit(page, `${website.site}${pages.en}#${'x'.repeat(43)}`);
    await press(page);
    await focused(page, 'en', `${kind}.unknownTitle`);
    await expectAccessible(page);
  }
});

test('says the same to everybody, and tells by mail who has the newsletter already', async () => {
  const known = newAddress();
  await subscribed(known, 'de');
  const stranger = newAddress();
  const page = await website.visitor();
  const seen: string[] = [];
  for (const email of [known, stranger]) {
    await order(page, 'de', email);
    await outcome(page, 'de', 'success');
    seen.push(await box(page, 'de').innerText());
  }
  expect(seen[1]).toBe(seen[0]);
  const told = await lastMail(known, 3);
  expect(told.links.join()).not.toContain(newsletterConfirmPages.de);
  expect(await subscriber(known)).toMatchObject({ state: 'confirmed' });

  // The limit of three mails a day is the same for subscribers and for strangers.
  for (const [email, before] of [
    [known, 2],
    [stranger, 1],
  ] as const) {
    for (let count = before; count < 3; count += 1) {
      await order(page, 'de', email);
      await outcome(page, 'de', 'success');
    }
    await order(page, 'de', email);
    await box(page, 'de').getByText(wordsIn('de')('newsletter.duplicate')).waitFor(patience);
    expect(await field(page, 'de').inputValue()).toBe(email);
    await expectFocused(field(page, 'de'));
  }
  await expectAccessible(page);
});

test('is asked for once, however long Directus and the mail server are away', async () => {
  const email = newAddress();
  const page = await website.visitor();
  await page.goto(`${website.site}${homePath('en')}`);
  await field(page, 'en').fill(email);
  await website.stopDirectus();
  await website.mail.stop();
  await submit(page, 'en');
  await outcome(page, 'en', 'error');
  expect(await field(page, 'en').inputValue()).toBe(email);
  await expectAccessible(page);
  await website.startDirectus();
  await submit(page, 'en');
  await outcome(page, 'en', 'success');
  expect(await subscriber(email)).toMatchObject({ state: 'pending', mail: 'waiting' });
  await website.stopDirectus();
  await website.mail.start();
  await website.startDirectus();
  const link = linkIn(await lastMail(email), newsletterConfirmPages.en);

  // The link stays usable while Directus is unavailable, and after a reload.
  await visit(page, link);
  await website.stopDirectus();
  await press(page);
  await page.getByText(wordsIn('en')('newsletterLink.again')).waitFor(patience);
  await page.reload();
  await website.startDirectus();
  await press(page);
  await focused(page, 'en', 'confirm.doneTitle');
  await lastMail(email, 2);
  const subscriptions = await website.items('subscribers');
  expect(subscriptions.filter((each) => each['email'] === email)).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('leaves no address in what Directus says', () => {
  expect(addresses.length).toBeGreaterThan(7);
  for (const address of addresses) expect(website.cms.output()).not.toContain(address);
});

const addresses: string[] = [];

function newAddress(): string {
  const address = `abonnentin-${addresses.length + 1}@example.org`;
  addresses.push(address);
  return address;
}

const box = (page: Page, language: Language) =>
  page.getByRole('region', { name: wordsIn(language)('newsletter.heading'), exact: true });
const field = (page: Page, language: Language) => box(page, language).getByRole('textbox');
const submit = (page: Page, language: Language) => box(page, language).getByRole('button').click();

async function order(page: Page, language: Language, email: string): Promise<void> {
  await page.goto(`${website.site}${homePath(language)}`);
  await field(page, language).fill(email);
  await submit(page, language);
}

/** The status message, which screen readers announce. */
const outcome = (page: Page, language: Language, status: 'success' | 'error') =>
  box(page, language)
    .getByRole('status')
    .getByText(wordsIn(language)(`newsletter.${status}`))
    .waitFor(patience);

type LinkWords = 'title' | 'doneTitle' | 'usedTitle' | 'expiredTitle' | 'unknownTitle';

const heading = (
  page: Page,
  language: Language,
  name: `${'confirm' | 'unsubscribe'}.${LinkWords}`,
) => page.getByRole('heading', { level: 1, name: wordsIn(language)(`newsletterLink.${name}`) });

/** The heading of the result gets the focus, so screen readers announce it. */
async function focused(...of: Parameters<typeof heading>): Promise<void> {
  await heading(...of).waitFor(patience);
  await expectFocused(heading(...of));
}

const press = (page: Page) => page.getByRole('main').getByRole('button').click();

/** Opens a link as from a mail: in a new document. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

async function subscribed(email: string, language: Language): Promise<CaughtMail> {
  const page = await website.visitor();
  await order(page, language, email);
  await outcome(page, language, 'success');
  await visit(page, linkIn(await lastMail(email), newsletterConfirmPages[language]));
  await press(page);
  await focused(page, language, 'confirm.doneTitle');
  return lastMail(email, 2);
}

const mailsTo = (email: string, count = 1) => website.mails(({ to }) => to === email, count);

async function lastMail(email: string, count = 1): Promise<CaughtMail> {
  const [last] = await mailsTo(email, count);
  return last!;
}

function linkIn({ links }: CaughtMail, page: string): string {
  const link = links.find((each) => each.startsWith(`${website.site}${page}#`));
  if (link === undefined) throw new Error(`No link to ${page} among ${links.join(' ')}`);
  return link;
}

async function subscriber(email: string) {
  return (await website.items('subscribers')).find((each) => each['email'] === email);
}
