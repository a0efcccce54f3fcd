import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { demoPeople } from '../../cms/people.ts';
import { policyIds } from '../../cms/access/policyIds.ts';
import { confirmationAgain } from '../../cms/schema/flows.ts';
import { confirmPath } from '../../contract/forms/endpoints.ts';
import { newsletterConfirmPages } from '../../locales/languages.ts';
import { axeViolations } from '../axe.ts';
import { launchOptions } from '../browser.ts';
import { newMessage, sendMessage } from './forms/endpoint.ts';
import { cellsOfSpreadsheet } from './forms/spreadsheet.ts';
import { mailsTo, post, signUp, tokenIn } from './forms/subscribers.ts';
import { keptSecret } from './installation.ts';
import { logInByForm } from './logInByForm.ts';
import { patience } from './patience.ts';
import { sharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/*
 * The tasks of people who read what visitors send: messages, sign-ups that nobody has confirmed, and exports. The tests
 * depend on their order.
 */

const cms = await sharedCms();
const { url, site } = cms;
const day = 24 * 60 * 60_000;
const ina = demoPeople.inbox.id;

let inbox: string;
let seed: string;

beforeAll(async () => {
  [inbox, seed] = [await cms.logIn('inbox'), await keptSecret(cms.data, 'SEED_TOKEN')];
});

const caughtMail = () => cms.caughtMail();

/** Moves Directus' clock, by more than a log-in lasts. */
async function wait(milliseconds: number): Promise<void> {
  await cms.moveClock(milliseconds);
  inbox = await cms.logIn('inbox');
}

describe('a confirmation is sent again', () => {
  const email = 'wartet@example.org';

  test('with a press of the button, and its link confirms what was agreed to', async () => {
    await signUp(url, { email, language: 'fr', wording: 'newsletter-1' });
    const [first] = await mailsTo(caughtMail, email);
    const before = await subscriber(email);
    await wait(2 * day);
    expect((await press(before.id)).status).toBe(200);
    expect(await subscriber(email)).toMatchObject({ mail: 'waiting' });
    await cms.sendWaitingMail();
    const [again] = await mailsTo(caughtMail, email, 2);
    expect(again!.subject).toBe(first!.subject);
    // The sign-up is deleted after seven days, and two have passed.
    expect(first!.text).toContain('7 jours');
    expect(again!.text).toMatch(/ [45] jours/);
    const page = `${site}${newsletterConfirmPages.fr}`;
    expect(tokenIn(again!, page)).not.toBe(tokenIn(first!, page));
    await post(url, confirmPath, { token: tokenIn(again!, page) });
    expect(await subscriber(email)).toMatchObject({
      ...{ state: 'confirmed', language: 'fr', consent_version: 'newsletter-1' },
      received_at: before.received_at,
    });
    // The welcome.
    await mailsTo(caughtMail, email, 3);
    await settled(email);
  });

  test('but not to somebody who has confirmed or unsubscribed', async () => {
    const { id } = await subscriber(email);
    const refused = await press(id);
    expect(refused.status).toBe(409);
    expect(messageOf(refused)).toContain('Diese Anmeldung ist schon bestätigt.');
    expect(messageOf(refused)).toContain('This sign-up is confirmed already.');
    cms.inDatabase(`update subscribers set state = 'unsubscribed' where id = ?`, id);
    expect(messageOf(await press(id))).toContain('Diese Adresse ist abgemeldet');
    expect(waitingMails()).toEqual([]);
  });

  test('at most three times a day with those that the form causes, and not while one waits', async () => {
    const often = 'oft@example.org';
    await signUp(url, { email: often });
    const { id } = await settled(often);
    expect((await press(id)).status).toBe(200);
    expect(messageOf(await press(id))).toContain('wartet noch auf den Versand');
    await cms.sendWaitingMail();
    await settled(often);
    expect((await press(id)).status).toBe(200);
    await cms.sendWaitingMail();
    await settled(often);
    const refused = await press(id);
    expect(refused.status).toBe(429);
    expect(messageOf(refused)).toContain('schon drei E-Mails');
    // The refused press has changed nothing.
    expect(await subscriber(often)).toMatchObject({ mail: 'sent' });
    expect(await mailsTo(caughtMail, often, 3)).toHaveLength(3);
    await wait(day + 1000);
    expect((await press(id)).status).toBe(200);
    await cms.sendWaitingMail();
  });

  test('never with a link that outlives the sign-up', async () => {
    const late = 'spaet@example.org';
    await signUp(url, { email: late });
    const { id } = await settled(late);
    await wait(6.5 * day);
    expect(messageOf(await press(id))).toContain('wird innerhalb eines Tages gelöscht');
  });

  test('by nobody else, and to nobody that the sender may not see', async () => {
    const email = 'fremd@example.org';
    await signUp(url, { email });
    const { id } = await settled(email);
    for (const person of ['editor', 'members-editor', 'member'] as const) {
      expect((await press(id, await cms.logIn(person))).status).toBe(403);
    }
    expect((await press(id, null)).status).toBe(403);
    for (const body of [
      { collection: 'subscribers', keys: [String(id), '1'] },
      { collection: 'subscribers', keys: ['x'] },
      { collection: 'subscribers', keys: [String(id + 1000)] },
      { collection: 'subscribers', keys: [] },
      { collection: 'messages', keys: [String(id)] },
    ]) {
      expect((await pressWith(body, inbox)).status).toBe(403);
    }
    expect(waitingMails()).toEqual([]);
    // The form is still bound by its own limits, with the same count.
    expect((await press(id, seed)).status).toBe(200);
  });

  const press = (id: number, bearer: string | null = inbox) =>
    pressWith({ collection: 'subscribers', keys: [String(id)] }, bearer);

  const pressWith = (body: object, bearer: string | null) =>
    cms.ask('POST', `/flows/trigger/${confirmationAgain}`, body, bearer ?? undefined);

  const waitingMails = () =>
    cms.rowsInDatabase(`select kind from outgoing_mails where state = 'waiting'`);
});

describe('a message', () => {
  let id: number;

  beforeAll(async () => {
    const message = await newMessage(url, { name: 'Nora Neu', message: 'Grüße, Ä;ö\n=1+1' });
    expect((await sendMessage(url, message)).told).toBe('stored');
    ({ id } = (await itemOf('messages', { name: { _eq: 'Nora Neu' } })) as { id: number });
  });

  test('is assigned to a colleague, who finds it', async () => {
    expect((await change({ assigned: ina })).status).toBe(200);
    const filter = { state: { _eq: 'new' }, assigned: { _eq: '$CURRENT_USER' } };
    expect(await itemOf('messages', filter)).toMatchObject({ id });
    const path = `/items/messages/${id}?fields=assigned.first_name,assigned.last_name`;
    expect((await cms.ask('GET', path, undefined, inbox)).body.data).toEqual({
      assigned: { first_name: 'Ina', last_name: 'Posteingang' },
    });
  });

  test('that is answered says by whom and when, also after it is reopened', async () => {
    expect(await stored()).toMatchObject({ answered_by: null, answered_at: null });
    const answer = await change({ state: 'answered' });
    expect(answer.body.data).toMatchObject({ answered_by: ina });
    const { answered_at: first } = await stored();
    expect(first).toMatch(/^20\d\d-/);
    expect((await change({ state: 'new' })).status).toBe(200);
    expect(await stored()).toMatchObject({ state: 'new', answered_by: ina, answered_at: first });
    await cms.moveClock(10_000);
    // Saving the same state again is no other answer.
    await change({ state: 'answered' });
    const { answered_at: second } = await stored();
    expect(second).not.toBe(first);
    await change({ state: 'answered', sort: 3 });
    expect(await stored()).toMatchObject({ answered_at: second });
    expect((await change({ state: 'closed' })).status).toBe(200);
    expect(await stored()).toMatchObject({ state: 'closed', answered_at: second });
  });

  test('has a note of the answer that nobody writes', async () => {
    for (const forged of [{ answered_by: null }, { answered_at: '2020-01-01T00:00:00Z' }]) {
      expect((await change({ state: 'answered', ...forged })).status).toBe(403);
    }
    expect(await stored()).toMatchObject({ state: 'closed' });
  });

  test('shows of colleagues the name, and of other people nothing', async () => {
    const { body } = await cms.ask('GET', '/users?fields=*&limit=-1', undefined, inbox);
    const people = body.data as readonly Readonly<Record<string, unknown>>[];
    expect(people.map((each) => each['last_name']).toSorted()).toEqual(['Admin', 'Posteingang']);
    const other = people.find((each) => each['last_name'] === 'Admin')!;
    const told = Object.entries(other).filter(([, value]) => value !== null);
    expect(told.map(([field]) => field).toSorted()).toEqual(['first_name', 'id', 'last_name']);

    const policies = { create: [{ policy: policyIds.inbox }], update: [], delete: [] };
    await cms.ask('PATCH', `/users/${demoPeople.editor.id}`, { policies }, seed);
    const names = await cms.ask('GET', '/users?fields=last_name', undefined, inbox);
    expect(names.body.data).toContainEqual({ last_name: 'Redaktion' });
  });

  test('is no way to guess the data of the colleague', async () => {
    const admin = { assigned: demoPeople.administrator.id };
    expect((await change(admin)).status).toBe(200);
    for (const query of [
      'filter[assigned][email][_starts_with]=admin',
      'filter[answered_by][last_page][_nnull]=true',
      'filter[_or][0][assigned][role][name][_eq]=Administrator',
      'sort=assigned.email',
      'groupBy[]=assigned.email',
    ]) {
      const { status } = await cms.ask('GET', `/items/messages?${query}`, undefined, inbox);
      expect([query, status]).toEqual([query, 403]);
    }
    const byName = 'filter[assigned][last_name][_eq]=Admin&sort=assigned.last_name&fields=id';
    const { body } = await cms.ask('GET', `/items/messages?${byName}`, undefined, inbox);
    expect(body.data).toEqual([{ id }]);
    const within = 'fields=assigned.id&deep[assigned][_filter][email][_starts_with]=admin';
    expect((await cms.ask('GET', `/items/messages?${within}`, undefined, inbox)).status).toBe(403);
  });

  test('is assigned to nobody else, whose name could then be guessed', async () => {
    const { id: foreign } = demoPeople.member;
    const bulk = { keys: [id], data: { assigned: foreign } };
    expect((await change({ assigned: foreign })).status).toBe(403);
    expect((await change({ assigned: { id: foreign } })).status).toBe(403);
    expect((await cms.ask('PATCH', '/items/messages', bulk, inbox)).status).toBe(403);
    expect((await change({ assigned: null })).status).toBe(200);
    expect((await change({ assigned: { id: ina } })).status).toBe(200);
  });

  test('nor is the list of colleagues', async () => {
    const found = async (query: string) => {
      const { body } = await cms.ask('GET', `/users?fields=id&${query}`, undefined, inbox);
      return (body.data as readonly { readonly id: string }[]).map((each) => each.id);
    };
    for (const query of [
      'filter[email][_starts_with]=admin',
      'filter[_or][0][email][_contains]=admin',
      'filter[status][_eq]=active&filter[id][_neq]=' + ina,
    ]) {
      expect([query, await found(query)]).toEqual([query, []]);
    }
    const counting = '/users?filter[email][_contains]=@&meta=filter_count';
    const { body: counted } = await cms.ask('GET', counting, undefined, inbox);
    expect(counted).toMatchObject({ meta: { filter_count: 1 } });
    expect(await found('filter[email][_starts_with]=inbox')).toEqual([ina]);
    expect(await found('filter[last_name][_eq]=Admin')).toEqual([demoPeople.administrator.id]);
    // Nobody learns by the order which address is smaller.
    expect(await found('sort=email')).toEqual(await found('sort=-email'));
  });

  const change = (values: object) => cms.ask('PATCH', `/items/messages/${id}`, values, inbox);

  const stored = () =>
    itemOf('messages', { id: { _eq: id } }) as Promise<Readonly<Record<string, unknown>>>;
});

describe('an export for spreadsheets', () => {
  test.each([
    ['messages', () => inbox, { name: 'Nora Neu', message: "Grüße, Ä;ö\n'=1+1" }],
    ['subscribers', () => inbox, { email: 'wartet@example.org', consent_version: 'newsletter-1' }],
  ])('of %s has umlauts, times and no formula', async (collection, bearer, expected) => {
    const path = `/items/${collection}?export=csv_utf8&limit=-1`;
    const rows = cellsOfSpreadsheet(await fileAt(path, bearer()));
    const row = rows.find((each) =>
      Object.entries(expected).every(([key, value]) => each[key] === value),
    );
    expect(row).toBeDefined();
    const { received_at: received } = (await itemOf(collection, { id: { _eq: row!['id'] } })) as {
      readonly received_at: string;
    };
    expect(row!['received_at']).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(new Date(row!['received_at']!).getTime()).toBe(
      Math.floor(Date.parse(received) / 1000) * 1000,
    );
  });

  test.each(['csv', 'csv_utf8'])('has no formula in a heading, as %s', async (format) => {
    const heading = encodeURIComponent('=cmd');
    const path = `/items/messages?export=${format}&fields=id,${heading}&alias[${heading}]=name&limit=1&sort=id`;
    const [headings, first] = (await fileAt(path, inbox)).replace('\uFEFF', '').split('\n');
    expect(headings).toBe(format === 'csv' ? `"id","'=cmd"` : `"id";"'=cmd"`);
    // The column still has its value.
    expect(first).toMatch(/"[^"]+"$/);
  });

  test('of members, too', async () => {
    const office = await cms.logIn('members-editor');
    const member = { first_name: 'Änne', practice: '=1+1', phone: '+49 30 1' };
    await cms.ask('PATCH', `/users/${demoPeople['member-vhm'].id}`, member, office);
    const fields = 'fields=first_name,last_name,practice,phone';
    const path = `/users?export=csv_utf8&limit=-1&${fields}`;
    const rows = cellsOfSpreadsheet(await fileAt(path, office));
    expect(rows).toContainEqual({
      ...{ first_name: 'Änne', last_name: 'Heilmann', practice: "'=1+1", phone: "'+49 30 1" },
    });
  });
});

describe('in Directus, by keyboard', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    cms.inDatabase(`update directus_users set language = 'de-DE' where email like 'inbox@%'`);
    const message = await newMessage(url, { name: 'Tina Taste', message: 'Gibt es noch Plätze?' });
    expect((await sendMessage(url, message)).told).toBe('stored');
    await signUp(url, { email: 'taste@example.org' });
    await settled('taste@example.org');
    browser = await chromium.launch(launchOptions());
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(patience.timeout);
    await logInByForm(page, cms, 'inbox');
    await page.getByRole('region', { name: /^Neue Nachrichten/ }).waitFor();
  });

  afterAll(() => browser.close());

  test('the overview recommends a second factor to an account without one', async () => {
    await pressOn(page.getByRole('link', { name: 'Zum eigenen Konto' }));
    await page.waitForURL(`**/users/${ina}`);
    await page.getByText('Zwei-Faktor-Authentifizierung').first().waitFor();
  });

  test('a message has a link that answers it', async () => {
    const { id } = (await itemOf('messages', { name: { _eq: 'Tina Taste' } })) as { id: number };
    await page.goto(`${url}/admin/content/messages/${id}`);
    const answer = page.getByRole('link', { name: 'Mit dem Mailprogramm antworten' });
    await focusOn(answer);
    expect(await answer.getAttribute('href')).toMatch(/^mailto:[\w-]+@example\.org\?subject=Ihre/);
    expect(await axeViolations(page, { within: '[data-field=answer] .interface' })).toEqual([]);
  });

  test('a confirmation is sent again with one press', async () => {
    const { id } = await subscriber('taste@example.org');
    await page.goto(`${url}/admin/content/subscribers/${id}`);
    await pressOn(page.getByRole('button', { name: 'Bestätigung erneut senden' }).first());
    await cms.sendWaitingMail();
    expect(await mailsTo(caughtMail, 'taste@example.org', 2)).toHaveLength(2);
  });

  async function pressOn(target: Locator): Promise<void> {
    await focusOn(target);
    await page.keyboard.press('Enter');
  }

  /** Moves the focus by the Tab key. */
  async function focusOn(target: Locator): Promise<void> {
    await target.waitFor();
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 120 && !(await isFocused()); presses += 1) {
      await page.keyboard.press('Tab');
    }
    expect(await isFocused()).toBe(true);
  }
});

/** A text with its byte order mark, which `Response.text` leaves out. */
async function fileAt(path: string, bearer: string): Promise<string> {
  const headers = { authorization: `Bearer ${bearer}` };
  const response = await fetch(url + path, { headers });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer()).toString();
}

async function subscriber(email: string) {
  return (await itemOf('subscribers', { email: { _eq: email } })) as {
    readonly id: number;
    readonly received_at: string;
    readonly mail: string;
  };
}

/** The subscriber, after the mail was sent. */
function settled(email: string) {
  return soon(
    () => subscriber(email),
    (found) => found.mail === 'sent',
  );
}

/** The first item that fits, as the inbox reads it. */
async function itemOf(collection: string, filter: object): Promise<unknown> {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { body } = await cms.ask('GET', `/items/${collection}?${query}`, undefined, inbox);
  return (body.data as readonly unknown[])[0];
}

function messageOf({ body }: Awaited<ReturnType<typeof cms.ask>>): string {
  const { errors } = body as { readonly errors?: readonly { readonly message: string }[] };
  return errors?.[0]?.message ?? '';
}
