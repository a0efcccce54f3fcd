import { randomUUID } from 'node:crypto';
import { endpointOf, forms } from '../../../contract/forms/forms.ts';
import { readEnvironment } from '../../../data/settings/environment.ts';
import { examineBackend } from '../../../eleventy/doctor/backend.ts';
import { askEndpoint, newMessage, sendMessage, site } from './endpoint.ts';
import { furtherSite } from '../shared/server.ts';
import { emptyInbox } from './emptyInbox.ts';

/**
 * Checks which websites may send forms, that no other API accepts them, and who can read the stored
 * data.
 */
const { cms, bearers, asAdministrator, messages, expectRefused } = await emptyInbox();

describe('another website', () => {
  test.each([
    'https://evil.example',
    'null',
    'http://www.example.org',
    'https://www.example.org.evil.example',
    'https://www.example.org:8443',
  ])('(%s) may not write, nor read why', async (origin) => {
    const message = await newMessage(cms.url);
    const { status, headers } = await expectRefused(message, 'FORBIDDEN', { headers: { origin } });
    expect(status).toBe(403);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('is not told that it may ask', async () => {
    const answer = await preflight('https://evil.example');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('is named by the doctor, with the fix', async () => {
    const { found, faults } = await examineBackend({
      ...readEnvironment({ DIRECTUS_URL: cms.url }),
      siteUrl: 'https://evil.example',
    });
    expect(found).toBe(cms.url);
    expect(faults).toEqual([
      // Directus is without https here.
      expect.stringContaining('browsers refuse it on https://evil.example'),
      expect.stringMatching(
        /expected it to admit pages of .*, found that it admits nobody; .* SITE_URL=https:\/\/evil\.example\.$/,
      ),
    ]);
  });

  test('is who sends no origin', async () => {
    const message = await newMessage(cms.url);
    const response = await fetch(`${cms.url}${endpointOf(forms.contact)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect(response.status).toBe(403);
    expect(await messages()).toEqual([]);
  });
});

describe('one of ours', () => {
  test.each([site, furtherSite])('(%s) may ask before it writes, and write', async (origin) => {
    const { status, headers } = await preflight(origin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-methods')).toContain('POST');
    expect(headers.get('access-control-allow-headers')).toBe('Content-Type');
    const environment = readEnvironment({ DIRECTUS_URL: cms.url, SITE_URL: origin });
    const { faults } = await examineBackend(environment);
    expect(faults.filter((line) => line.includes('expected it to admit'))).toEqual([]);
    expect(headers.get('vary')).toContain('Origin');
    const sent = await sendMessage(cms.url, await newMessage(cms.url), { headers: { origin } });
    expect(sent.told).toBe('stored');
    expect(sent.headers.get('access-control-allow-origin')).toBe(origin);
  });

  test('may read each refusal', async () => {
    const { headers } = await sendMessage(cms.url, {});
    expect(headers.get('access-control-allow-origin')).toBe(site);
  });
});

function preflight(origin: string) {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  return askEndpoint(cms.url, { method: 'OPTIONS', path: endpointOf(forms.contact) }, { headers });
}

test('there is no other way in, whoever one is but an administrator', async () => {
  const [id] = await storedOne();
  const message = { name: 'x', email: 'x@example.org', message: 'x', consent: true };
  for (const collection of ['messages', 'subscribers', 'collegium_counts', 'collegium_proofs']) {
    for (const bearer of [undefined, bearers.editor, bearers.inbox, await cms.token()]) {
      const { status } = await cms.ask('POST', `/items/${collection}`, message, bearer);
      expect({ collection, status }).toEqual({ collection, status: 403 });
    }
    const { status } = await cms.ask('GET', `/items/${collection}`);
    expect({ collection, status }).toEqual({ collection, status: 403 });
  }
  const items = '/items/messages';
  for (const [method, path, body] of [
    ['PATCH', items, { query: {}, data: { name: 'y' } }],
    ['PATCH', `${items}/${id}`, { name: 'y' }],
    ['DELETE', items, { query: {} }],
    ['DELETE', `${items}/${id}`, undefined],
  ] as const) {
    const { status } = await cms.ask(method, path, body);
    expect({ method, path, status }).toEqual({ method, path, status: 403 });
  }
  for (const counts of ['collegium_counts', 'collegium_proofs']) {
    for (const bearer of [bearers.editor, bearers.inbox]) {
      const { status } = await cms.ask('GET', `/items/${counts}`, undefined, bearer);
      expect(status).toBe(403);
    }
  }
  expect(await messages()).toMatchObject([{ id, name: 'Vor Nachname' }]);
  // The office may change a message's state, but not the visitor's input.
  const change = (values: object) =>
    cms.ask('PATCH', `/items/messages/${id}`, values, bearers.inbox);
  expect((await change({ state: 'answered' })).status).toBe(200);
  expect((await change({ message: 'y' })).status).toBe(403);
  expect((await change({ key: randomUUID() })).status).toBe(403);
});

async function storedOne(): Promise<[number]> {
  await sendMessage(cms.url, await newMessage(cms.url));
  const [{ id }] = (await messages()) as [{ id: number }];
  return [id];
}

test('who reads messages finds what is open by a bookmark', async () => {
  const { body } = await cms.ask('GET', '/presets?limit=-1', undefined, bearers.inbox);
  const open = (body.data as { bookmark: string; collection: string; filter: object }[]).find(
    ({ collection, filter }) =>
      collection === 'messages' && JSON.stringify(filter).includes('"new"'),
  );
  const words = await asAdministrator(
    'GET',
    `/translations?filter[key][_eq]=${open!.bookmark.replace('$t:', '')}&sort=language`,
  );
  expect(words.body.data).toMatchObject([
    { language: 'de-DE', value: 'Neu' },
    { language: 'en-US', value: 'New' },
    // Directus' own French; our texts are English in it.
    { language: 'fr-FR', value: 'New' },
  ]);
});

test("nothing of it is in the log, even if the database's error contains it", async () => {
  const secret = `Geheimnis ${randomUUID()}`;
  const from = '203.0.113.77';
  const sent = { name: secret, message: secret, email: 'geheim@example.org' };
  const message = await newMessage(cms.url, sent);
  const needed = (isNullable: boolean) =>
    asAdministrator('PATCH', '/fields/messages/topic', { schema: { is_nullable: isNullable } });
  expect((await needed(false)).status).toBe(200);
  const broken = await sendMessage(cms.url, message, { from });
  expect((await needed(true)).status).toBe(200);
  expect(broken).toMatchObject({ status: 500, told: 'INTERNAL_SERVER_ERROR' });
  expect(broken.text).not.toContain(secret);
  // The same proof works again, because the failed request has not used it up.
  expect(await sendMessage(cms.url, message, { from })).toMatchObject({ told: 'stored' });
  expect(cms.output()).toContain('collegium-forms: /collegium/messages failed');
  for (const told of [secret, 'geheim@example.org', from, message.proof, message.key]) {
    expect(cms.output()).not.toContain(told);
  }
});
