import type { Page } from 'playwright';
import { endpointOf, forms, topicParameter } from '../../../contract/forms/forms.ts';
import { namedPages } from '../../../data/routes/namedRoutes.ts';
import { sampleLanguages } from '../../../stories/sampleLanguages.ts';
import { type Language } from '../../../locales/languages.ts';
import type { CaughtMail } from '../installation.ts';
import { patience } from '../patience.ts';
import { soon } from '../soon.ts';
import { expectAccessible, sharedWebsite, wordsIn } from './website.ts';

/*
 * Tests a message from the form in a browser through the real Directus to a mail server. Each test
 * has its own visitor.
 */

const website = await sharedWebsite();
const office = 'info@vhm.example';

test.each(sampleLanguages)('arrives once, and is mailed once: %s', async (language) => {
  const page = await website.visitor();
  const visitor = newVisitor(language, 'Erste Nachricht');
  await open(page, language);
  await form(page).getByRole('textbox').first().focus();

  // After a submit with missing fields, the focus moves to a summary of the problems.
  await button(page).click();
  const summary = page.locator(':focus');
  await summary.getByText(wordsIn(language)('everyForm.problems')).waitFor();
  await expectAccessible(page);
  expect(await website.items('messages')).not.toContainEqual(
    expect.objectContaining({ name: visitor.name }),
  );

  await fillIn(page, language, visitor);
  // Click in the browser, because the button may disappear before the last click.
  await button(page).evaluate(async (element: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) {
      element.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expectThanks(page, language, visitor);
  await expectAccessible(page);
  const mail = await expectArrivedOnce(visitor);
  const [firstLine = ''] = visitor.message.split('\n');
  expect(mail.text).toContain(`> ${firstLine}\n`);
  expect(mail).toMatchObject({ to: office, replyTo: `"${visitor.name}" <${visitor.email}>` });
});

test('waits in the browser while Directus is away, over a reload, and arrives once', async () => {
  const page = await website.visitor();
  const visitor = newVisitor('de', 'Während Directus steht');
  await open(page, 'de');
  await fillIn(page, 'de', visitor);
  await website.stopDirectus();
  await button(page).click();
  await page.getByRole('alert').getByText(wordsIn('de')('everyForm.away')).waitFor();
  const byMail = page.getByRole('link', { name: wordsIn('de')('everyForm.mailInstead') });
  const written = decodeURIComponent((await byMail.getAttribute('href'))!);
  expect(written.replaceAll('\r\n', '\n')).toContain(visitor.message);
  await expectAccessible(page);

  await page.reload();
  await form(page).getByRole('textbox').first().focus();
  await expectTyped(page, 'de', visitor);
  await website.startDirectus();
  await consent(page).check();
  await button(page).click();
  await expectThanks(page, 'de', visitor);
  await expectArrivedOnce(visitor);

  // After sending, the next form is empty.
  await open(page, 'de');
  await form(page).getByRole('textbox').first().focus();
  await expectTyped(page, 'de', { name: '', email: '', message: '' });
});

test('arrives once where the answer was lost on its way back', async () => {
  // While a service worker takes over the page, Chromium's requests bypass Playwright's routes.
  const page = await website.visitor({ serviceWorkers: 'block' });
  const visitor = newVisitor('en', 'Antwort verloren');
  await open(page, 'en');
  await fillIn(page, 'en', visitor);
  await page.route(`**${endpointOf(forms.contact)}`, async (route) => {
    const response = await route.fetch();
    // Only a successful response is lost. A request to wait is passed on, because nothing has been
    // stored yet.
    if (response.ok()) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  await button(page).click();
  await page.getByRole('alert').getByText(wordsIn('en')('everyForm.away')).waitFor();
  expect(await stored(visitor)).toHaveLength(1);
  await page.unroute(`**${endpointOf(forms.contact)}`);
  await page.reload();
  await form(page).getByRole('textbox').first().focus();
  await expectTyped(page, 'en', visitor);
  await consent(page).check();
  await button(page).click();
  await expectThanks(page, 'en', visitor);
  await expectArrivedOnce(visitor);
});

test('is mailed once the mail server is back', async () => {
  await website.mail.stop();
  const page = await website.visitor();
  const visitor = newVisitor('fr', 'Während der Mailserver steht');
  await open(page, 'fr');
  await fillIn(page, 'fr', visitor);
  await button(page).click();
  await expectThanks(page, 'fr', visitor);
  const waiting = await stored(visitor);
  expect(waiting).toMatchObject([{ mail: 'waiting' }]);

  await website.mail.start();
  await expectArrivedOnce(visitor);
});

test('names the product that it was opened from: in the form, in Directus and in the mail', async () => {
  const product = 'Ring „Beere“ & Öhr <b>38</b>';
  const page = await website.visitor();
  const visitor = newVisitor('en', 'Gibt es ihn noch?');
  const address = namedPages.contact.en;
  await page.goto(`${website.site}${address}?${topicParameter}=${encodeURIComponent(product)}`);
  const topic = form(page).getByRole('textbox', {
    name: wordsIn('en')('forms.contact.fields.topic'),
  });
  await topic.waitFor();
  expect(await topic.inputValue()).toBe(product);
  await fillIn(page, 'en', visitor);
  await button(page).click();
  await expectThanks(page, 'en', visitor);
  const mail = await expectArrivedOnce(visitor);
  expect(await stored(visitor)).toMatchObject([{ topic: product }]);
  expect(mail.subject).toBe(`Nachricht von ${visitor.name}: ${product}`);
});

test('leaves nothing of itself in what Directus says', async () => {
  // Not one for each visitor: a test that failed before it sent anything, and was repeated, leaves none.
  expect(await website.items('messages')).not.toEqual([]);
  for (const { name, email, message } of visitors) {
    for (const text of [name, email, message]) expect(website.cms.output()).not.toContain(text);
  }
  expect(website.cms.output()).not.toContain(office);
});

interface Visitor {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

const visitors: Visitor[] = [];

function newVisitor(language: Language, about: string): Visitor {
  const number = visitors.length + 1;
  const visitor = {
    name: `Änne Prüfling-${number}`,
    email: `pruefling-${number}@example.org`,
    message: `${about} (${language}).\nMit freundlichem Gruß <b>„${number}“</b>`,
  };
  visitors.push(visitor);
  return visitor;
}

const open = (page: Page, language: Language) =>
  page.goto(`${website.site}${namedPages.contact[language]}`);

const form = (page: Page) => page.getByRole('main').locator('form');
const consent = (page: Page) => form(page).getByRole('checkbox');
const field = (page: Page, language: Language, name: 'name' | 'email' | 'message') =>
  form(page).getByRole('textbox', {
    name: wordsIn(language)(
      name === 'message' ? 'forms.contact.fields.message' : `everyForm.${name}`,
    ),
  });
const button = (page: Page) => form(page).getByRole('button');

async function fillIn(page: Page, language: Language, visitor: Visitor): Promise<void> {
  await field(page, language, 'name').fill(visitor.name);
  await field(page, language, 'email').fill(visitor.email);
  await field(page, language, 'message').fill(visitor.message);
  await consent(page).check();
}

async function expectTyped(page: Page, language: Language, visitor: Visitor): Promise<void> {
  const typed = () =>
    Promise.all(
      (['name', 'email', 'message'] as const).map((name) =>
        field(page, language, name).inputValue(),
      ),
    );
  const wanted = [visitor.name, visitor.email, visitor.message];
  // The form is hydrated at the first interaction.
  expect(await soon(typed, (found) => found.join() === wanted.join())).toEqual(wanted);
}

async function expectThanks(page: Page, language: Language, visitor: Visitor): Promise<void> {
  await page.waitForURL(`${website.site}${namedPages.thanks[language]}`, patience);
  const { name, email } = visitor;
  await page.getByText(wordsIn(language)('thanks.toSender', { name, email })).waitFor(patience);
}

async function expectArrivedOnce(visitor: Visitor): Promise<CaughtMail> {
  const messages = await soon(
    () => stored(visitor),
    ([message]) => message?.['mail'] === 'sent',
  );
  expect(messages).toMatchObject([
    { name: visitor.name, message: visitor.message, state: 'new', mail: 'sent' },
  ]);
  const mails = await website.mails(({ replyTo }) => replyTo.includes(visitor.email));
  expect(mails).toHaveLength(1);
  return mails[0]!;
}

async function stored({ email }: Visitor) {
  return (await website.items('messages')).filter((message) => message['email'] === email);
}
