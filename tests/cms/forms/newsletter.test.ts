import {
  confirmPath,
  subscribersPath,
  unsubscribePath,
} from '../../../contract/forms/endpoints.ts';
import { newsletterConfirmPages, newsletterUnsubscribePages } from '../../../locales/languages.ts';
import { sampleLanguages, type SampleLanguage } from '../../../stories/sampleLanguages.ts';
import type { CaughtMail } from '../installation.ts';
import { sharedCms } from '../sharedCms.ts';
import { soon } from '../soon.ts';
import { askEndpoint, newMessage, sendMessage } from './endpoint.ts';
import { possibleCellsIn, rowsIn } from './spreadsheet.ts';
import { header, mailsTo, newSignUp, post, signUp, tokenIn } from './subscribers.ts';

/**
 * Tests the newsletter from the form to the last mail with a real Directus. Each test has its own
 * subscriber.
 */
const cms = await sharedCms();
const { site } = cms;

let administrator: string;
let inbox: string;

beforeAll(async () => {
  administrator = await cms.logIn('administrator');
  inbox = await cms.logIn('inbox');
});

const subjects: Readonly<Record<SampleLanguage, readonly [confirm: string, welcome: string]>> = {
  de: ['Bitte bestätigen Sie Ihre Anmeldung zum Newsletter', 'Willkommen beim Newsletter'],
  en: ['Please confirm your newsletter sign-up', 'Welcome to the newsletter'],
  fr: [
    'Merci de confirmer votre inscription à la lettre d’information',
    'Bienvenue parmi les lecteurs de la lettre d’information',
  ],
};

test.each(sampleLanguages)(
  'signs up, confirms and unsubscribes, in the language %s',
  async (language) => {
    const email = `whole-${language}@example.org`;
    const answer = await signUp(cms.url, { email, language, wording: 'newsletter-1' });
    expect([answer.status, answer.told]).toEqual([200, 'pending']);
    expect(await subscriber(email)).toMatchObject({
      ...{ state: 'pending', language, consent_version: 'newsletter-1', confirmed_at: null },
      // Our own words, with our own name.
      consent_text: expect.stringContaining('(Verband der Heilberufe Musterland e. V.)') as unknown,
      received_at: expect.stringMatching(/^20\d\d-/) as unknown,
    });

    const [asking] = await mailsTo(caughtMail, email);
    expect(asking!.subject).toBe(subjects[language][0]);
    expect(asking!.html).toContain(`<html lang="${language}">`);
    expect(asking!.text).toContain('Verband der Heilberufe Musterland e. V.');
    expectLegalPages(asking!, language);
    expectOneClick(asking!);
    const token = tokenIn(asking!, `${site}${newsletterConfirmPages[language]}`);
    expect(token).toMatch(/^[\w-]{43}$/);

    expect((await post(cms.url, confirmPath, { token })).told).toBe('confirmed');
    const confirmed = await subscriber(email);
    expect(confirmed).toMatchObject({ state: 'confirmed', consent_version: 'newsletter-1' });
    expect(confirmed!['confirmed_at']).toMatch(/^20\d\d-/);
    const [welcome] = await mailsTo(caughtMail, email, 2);
    expect(welcome!.subject).toBe(subjects[language][1]);
    expectOneClick(welcome!);
    expectLegalPages(welcome!, language);
    const again = await post(cms.url, confirmPath, { token });
    expect([again.status, again.told]).toEqual([409, 'TOKEN_USED']);

    const leaving = tokenIn(welcome!, `${site}${newsletterUnsubscribePages[language]}`);
    expect((await post(cms.url, unsubscribePath, { token: leaving })).told).toBe('unsubscribed');
    expect(await subscriber(email)).toMatchObject({
      ...{ state: 'unsubscribed', confirmed_at: confirmed!['confirmed_at'] },
      unsubscribed_at: expect.stringMatching(/^20\d\d-/) as unknown,
    });
    const twice = await post(cms.url, unsubscribePath, { token: leaving });
    expect([twice.status, twice.told]).toEqual([409, 'TOKEN_USED']);
  },
);

test('nobody learns who is subscribed, but who reads the mail', async () => {
  const subscribed = await subscribe('there@example.org');
  await signUp(cms.url, { email: 'waiting@example.org' });
  const emails = [
    'there@example.org',
    'THERE@example.org',
    'waiting@example.org',
    'new@example.org',
  ];
  const answers = [];
  for (const email of emails) answers.push(await signUp(cms.url, { email }));
  const comparable = answers.map(({ status, text, headers }) => {
    const { date: _, ...rest } = Object.fromEntries(headers);
    return { status, text, headers: rest };
  });
  for (const answer of comparable) expect(answer).toEqual(comparable[0]);

  const mails = await mailsTo(caughtMail, 'there@example.org', 4);
  expect(mails.map(({ subject }) => subject).slice(0, 2)).toEqual([
    'Sie erhalten unseren Newsletter bereits',
    'Sie erhalten unseren Newsletter bereits',
  ]);
  expectOneClick(mails[0]!);
  // The proof of consent does not change.
  expect(await subscriber('there@example.org')).toMatchObject({
    confirmed_at: subscribed['confirmed_at'],
    received_at: subscribed['received_at'],
  });
});

test('a mail program unsubscribes by its own button, and a scanner that opens links does not', async () => {
  const email = 'button@example.org';
  await subscribe(email);
  const [welcome] = await mailsTo(caughtMail, email, 2);
  const address = oneClickAddress(welcome!);

  const opened = await fetch(address, { redirect: 'manual' });
  expect(opened.status).toBe(303);
  const page = `${site}${newsletterUnsubscribePages.de}#${address.split('/').at(-1)}`;
  expect(opened.headers.get('location')).toBe(page);
  expect(await subscriber(email)).toBeDefined();

  const press = () =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await press()).status).toBe(200);
  expect(await subscriber(email)).toMatchObject({ state: 'unsubscribed' });
  // A mail program may send the request again if it did not receive the response.
  expect((await press()).status).toBe(200);

  // The old link also works after the person has subscribed again.
  expect(await subscribe(email)).toMatchObject({ state: 'confirmed', unsubscribed_at: null });
  expect((await press()).status).toBe(200);
  expect(await subscriber(email)).toMatchObject({ state: 'unsubscribed' });
});

test('a link comes with each confirmed subscriber, and unsubscribes; no table holds it', async () => {
  const email = 'listed@example.org';
  await subscribe(email);
  await signUp(cms.url, { email: 'unlisted@example.org' });
  const path = '/items/subscribers?limit=-1&fields=email,unsubscribe_link';
  const { body } = await cms.ask('GET', path, undefined, inbox);
  const links = new Map(
    (body.data as { email: string; unsubscribe_link: string | null }[]).map((row) => [
      row.email,
      row.unsubscribe_link,
    ]),
  );
  const link = links.get(email)!;
  expect(link).toMatch(new RegExp(`^${cms.url}/collegium/unsubscribe/[\\w-]{43}$`));
  expect(links.get('unlisted@example.org')).toBeNull();
  // The same token as in the subscriber's mails, so that both kinds of links stay valid.
  const [welcome] = await mailsTo(caughtMail, email, 2);
  expect(oneClickAddress(welcome!)).toBe(link);

  const exports = await Promise.all([
    ...['csv', 'csv_utf8', 'json'].map(async (format) => {
      const query = `${path}&filter[state][_eq]=confirmed&export=${format}`;
      return (await cms.read({ method: 'GET', path: query }, inbox)).text;
    }),
    exportedToLibrary({ fields: ['email', 'unsubscribe_link'], limit: -1 }),
  ]);
  for (const text of exports) expect(text).toContain(link);

  // A change makes Directus note how the item was before and after.
  const { id } = (await subscriber(email)) as { id: number };
  await cms.ask('PATCH', `/items/subscribers/${id}`, { sort: 1 }, inbox);
  const revisions = await items('/revisions', `filter[collection][_eq]=subscribers`);
  expect(revisions.some(({ item }) => item === String(id))).toBe(true);
  expect(JSON.stringify(revisions)).not.toContain('/collegium/unsubscribe/');

  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  expect(await subscriber(email)).toMatchObject({ state: 'unsubscribed', unsubscribe_link: null });
});

async function exportedToLibrary(query: object): Promise<string> {
  const title = `links-${Math.random()}`;
  const body = { query, format: 'csv', file: { title, filename_download: `${title}.csv` } };
  const { status } = await cms.ask('POST', '/utils/export/subscribers', body, administrator);
  expect(status).toBe(204);
  const [file] = await soon(
    () => items('/files', `filter[title][_eq]=${title}`),
    (found) => found.length > 0,
  );
  const path = `/assets/${String(file!['id'])}`;
  return (await cms.read({ method: 'GET', path }, administrator)).text;
}

test('whoever did not sign up takes the address out by the same button', async () => {
  const email = 'not-me@example.org';
  await signUp(cms.url, { email });
  const [asking] = await mailsTo(caughtMail, email);
  expect((await fetch(oneClickAddress(asking!), { method: 'POST' })).status).toBe(200);
  expect(await subscriber(email)).toBeUndefined();
  const token = tokenIn(asking!, `${site}${newsletterConfirmPages.de}`);
  const late = await post(cms.url, confirmPath, { token });
  expect([late.status, late.told]).toEqual([410, 'TOKEN_EXPIRED']);
});

test('more than three sign-ups a day are told so, whoever is subscribed', async () => {
  await subscribe('many@example.org');
  const tries = async (emails: readonly string[]) => {
    const told = [];
    for (const email of emails) told.push((await signUp(cms.url, { email })).told);
    return told;
  };
  const spellings = ['Few@example.org', 'few+1@example.org', 'few@example.org', 'few@example.org'];
  expect(await tries(spellings)).toEqual(['pending', 'pending', 'pending', 'DUPLICATE']);
  expect(await tries(Array<string>(3).fill('many@example.org'))).toEqual([
    ...['pending', 'pending', 'DUPLICATE'],
  ]);
});

test('ten clicks are one sign-up and one mail', async () => {
  const email = 'clicks@example.org';
  const form = await newSignUp(cms.url, { email });
  const clicks = Array.from({ length: 10 }, () => post(cms.url, subscribersPath, form));
  expect(new Set((await Promise.all(clicks)).map(({ told }) => told))).toEqual(
    new Set(['pending']),
  );
  const queued = await items('outgoing_mails', `filter[key][_eq]=${form.key}`);
  expect(queued).toHaveLength(1);
  await mailsTo(caughtMail, email);
  expect((await cms.caughtMail()).filter(({ to }) => to === email)).toHaveLength(1);
});

test('a link that is pressed ten times at once confirms once', async () => {
  const email = 'presses@example.org';
  const token = await tokenFor(email);
  const presses = Array.from({ length: 10 }, () => post(cms.url, confirmPath, { token }));
  const told = (await Promise.all(presses)).map((answer) => answer.told);
  expect(told.toSorted()).toEqual([...Array<string>(9).fill('TOKEN_USED'), 'confirmed']);
  const id = (await subscriber(email))!['id'] as number;
  const welcomes = await items(
    'outgoing_mails',
    `filter[about][_eq]=${id}&filter[kind][_eq]=welcome`,
  );
  expect(welcomes).toHaveLength(1);
});

test('refuses links that are unknown, too old or for something else', async () => {
  const email = 'links@example.org';
  const token = await tokenFor(email);
  const answer = async (path: string, body: object) => {
    const { status, told } = await post(cms.url, path, body);
    return `${status} ${told!}`;
  };
  expect(await answer(confirmPath, { token: 'x'.repeat(43) })).toBe('404 TOKEN_UNKNOWN');
  expect(await answer(unsubscribePath, { token })).toBe('404 TOKEN_UNKNOWN');
  expect(await answer(confirmPath, { token: `${token}x` })).toBe('400 INVALID_PAYLOAD');
  expect(await answer(confirmPath, { token, state: 'confirmed' })).toBe('400 INVALID_PAYLOAD');
  const foreign = { origin: 'https://evil.example' };
  const request = { method: 'POST', path: confirmPath, body: JSON.stringify({ token }) };
  expect((await askEndpoint(cms.url, request, { headers: foreign })).told).toBe('FORBIDDEN');
  expect((await askEndpoint(cms.url, { method: 'GET', path: confirmPath })).status).toBe(405);
  // Opening a link must not reveal whether its token exists. The page reports that only after the
  // button is pressed.
  const opened = { redirect: 'manual' } as const;
  const unknown = `${cms.url}/collegium/unsubscribe/${'x'.repeat(43)}`;
  expect((await fetch(unknown, opened)).status).toBe(303);
  expect((await fetch(`${cms.url}/collegium/unsubscribe/x`)).status).toBe(404);

  const id = (await subscriber(email))!['id'] as number;
  const filter = `filter[subscriber][_eq]=${id}&filter[purpose][_eq]=confirm`;
  const [kept] = await items('newsletter_tokens', filter);
  const path = `/items/newsletter_tokens/${String(kept!['id'])}`;
  await cms.ask('PATCH', path, { expires_at: '2026-01-01T00:00:00Z' }, administrator);
  expect(await answer(confirmPath, { token })).toBe('410 TOKEN_EXPIRED');
  expect(await subscriber(email)).toMatchObject({ state: 'pending' });
});

test('the database holds nothing that confirms or unsubscribes, and the outbox nobody’s address', async () => {
  const email = 'nothing@example.org';
  const token = await tokenFor(email);
  await post(cms.url, confirmPath, { token });
  const mails = await mailsTo(caughtMail, email, 2);
  const leaving = oneClickAddress(mails[0]!).split('/').at(-1)!;
  const kept = JSON.stringify([
    ...(await items('newsletter_tokens', '')),
    ...(await items('outgoing_mails', '')),
  ]);
  for (const secret of [token, leaving, 'example.org']) expect(kept).not.toContain(secret);
  for (const secret of [token, leaving, email]) expect(cms.output()).not.toContain(secret);
});

describe('what is exported as CSV', () => {
  const formula = '=HYPERLINK("https://evil.example";"x")';

  beforeAll(async () => {
    const email = '=1+1@example.org';
    expect((await signUp(cms.url, { email })).told).toBe('pending');
    // Only an administrator can change the stored wording.
    const { id } = (await subscriber(email)) as { id: number };
    await cms.ask('PATCH', `/items/subscribers/${id}`, { consent_text: formula }, administrator);
    const message = await newMessage(cms.url, { name: `@SUM(1)`, message: `Hallo;=1\n+2\n\t-3` });
    expect((await sendMessage(cms.url, message)).told).toBe('stored');
  });

  test.each([
    ['csv', ','],
    ['csv_utf8', ';'],
  ])('holds the proof of consent and no formula (%s)', async (format, delimiter) => {
    const subscribers = await exported(`/items/subscribers?export=${format}&limit=-1`);
    expect(rowsIn(subscribers, delimiter)).toContainEqual(
      expect.objectContaining({
        ...{ email: "'=1+1@example.org", state: 'pending', consent_text: `'${formula}` },
        received_at: expect.stringMatching(/^20\d\d-/) as unknown,
        confirmed_at: '',
      }),
    );
    const messages = await exported(`/items/messages?export=${format}&limit=-1`);
    expect(rowsIn(messages, delimiter)).toContainEqual(
      expect.objectContaining({ name: "'@SUM(1)", message: `Hallo;'=1\n'+2\n\t'-3` }),
    );
  });

  test('nor does the export into the file library', async () => {
    const body = { query: { limit: -1 }, format: 'csv', file: {} };
    const { status } = await cms.ask('POST', '/utils/export/subscribers', body, administrator);
    expect(status).toBe(204);
    const files = await soon(
      () => items('/files', 'filter[filename_download][_starts_with]=export-subscribers'),
      (found) => found.length > 0,
    );
    const text = await exported(`/assets/${String(files[0]!['id'])}`, administrator);
    expect(rowsIn(text).map(({ email }) => email)).toContain("'=1+1@example.org");
  });

  test('while Directus shows it as it was written', async () => {
    expect(await subscriber('=1+1@example.org')).toMatchObject({ consent_text: formula });
  });

  async function exported(path: string, reader = inbox): Promise<string> {
    const { status, text } = await cms.read({ method: 'GET', path }, reader);
    expect(status).toBe(200);
    expect(possibleCellsIn(text).filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    return text;
  }
});

const caughtMail = () => cms.caughtMail();

async function items(collection: string, query: string) {
  const path = collection.startsWith('/') ? collection : `/items/${collection}`;
  const { body } = await cms.ask('GET', `${path}?limit=-1&${query}`, undefined, administrator);
  return body.data as Readonly<Record<string, unknown>>[];
}

async function subscriber(email: string) {
  const filter = JSON.stringify({ email: { _eq: email } });
  const [found] = await items('subscribers', `filter=${encodeURIComponent(filter)}`);
  return found;
}

/** The confirmation token of a new sign-up. */
async function tokenFor(email: string): Promise<string> {
  const before = (await cms.caughtMail()).filter(({ to }) => to === email).length;
  await signUp(cms.url, { email });
  const [asking] = await mailsTo(caughtMail, email, before + 1);
  return tokenIn(asking!, `${site}${newsletterConfirmPages.de}`);
}

async function subscribe(email: string) {
  const before = (await cms.caughtMail()).filter(({ to }) => to === email).length;
  expect((await post(cms.url, confirmPath, { token: await tokenFor(email) })).told).toBe(
    'confirmed',
  );
  await mailsTo(caughtMail, email, before + 2);
  return (await subscriber(email))!;
}

function oneClickAddress(mail: CaughtMail): string {
  return /^<(.+)>$/.exec(header(mail, 'List-Unsubscribe')!)![1]!;
}

/** DDG, section 5, and GDPR, Art. 13: the mail names its sender and how the address is used. */
function expectLegalPages({ text }: CaughtMail, language: SampleLanguage): void {
  const pages = {
    de: ['/impressum', '/datenschutz'],
    en: ['/en/imprint', '/en/privacy'],
    fr: ['/fr/mentions-legales', '/fr/mentions-legales#privacy'],
  };
  for (const page of pages[language]) expect(`${text}\n`).toContain(`: ${site}${page}\n`);
}

function expectOneClick(mail: CaughtMail): void {
  const address = oneClickAddress(mail);
  expect(address).toMatch(new RegExp(`^${cms.url}/collegium/unsubscribe/[\\w-]{43}$`));
  expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(header(mail, 'Auto-Submitted')).toBe('auto-generated');
}
