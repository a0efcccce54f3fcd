import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPeople } from '../../../cms/people.ts';
import { challengePath } from '../../../contract/forms/endpoints.ts';
import { endpointOf, forms } from '../../../contract/forms/forms.ts';
import { publicFolder } from '../../../contract/files.ts';
import { formsSite } from '../shared/server.ts';
import { sharedCms } from '../sharedCms.ts';
import { soon } from '../soon.ts';

/** Tests the turns that the requests of a network take. An upload that does not end keeps its turn. */
const cms = await sharedCms();

const boundary = 'boundary';
const here = '192.0.2.10';
const elsewhere = '198.51.100.10';

let member: string;

beforeAll(async () => {
  const administrator = await cms.logIn('administrator');
  // Directus does not count the requests of editors, and members may not upload.
  const rights = { collection: 'directus_files', fields: ['*'], permissions: {}, validation: {} };
  const policy = {
    ...{ name: 'Uploads', app_access: false, admin_access: false },
    permissions: [{ ...rights, action: 'create' }],
  };
  const { body } = await cms.ask('POST', '/policies', policy, administrator);
  const { id } = body.data as { readonly id: string };
  const { email } = demoPeople.member;
  const filter = JSON.stringify({ email: { _eq: email } });
  const found = await cms.ask('GET', `/users?filter=${filter}`, undefined, administrator);
  const [user] = found.body.data as [{ readonly id: string }];
  await cms.ask('POST', '/access', { policy: id, user: user.id }, administrator);
  member = await cms.logIn('member');
});

const uploads = async () => (await readdir(join(cms.data, 'uploads'))).length;

/** A request that has not ended, and the status of its answer. */
interface Begun {
  readonly sent: ClientRequest;
  readonly answered: Promise<number | undefined>;
}

function begun(sent: ClientRequest): Begun {
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sent.once('response', (response) => resolve(response.resume().statusCode));
    sent.once('error', reject);
  });
  return { sent, answered };
}

/** An upload that Directus has begun to store. */
async function beginUpload(): Promise<Begun> {
  const before = await uploads();
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    authorization: `Bearer ${member}`,
    'x-forwarded-for': here,
  };
  const upload = begun(request(`${cms.url}/files`, { method: 'POST', headers }));
  const field = `name="folder"\r\n\r\n${publicFolder}`;
  const file = 'name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\na';
  for (const part of [field, file]) {
    upload.sent.write(`--${boundary}\r\nContent-Disposition: form-data; ${part}`);
    if (part === field) upload.sent.write('\r\n');
  }
  await soon(uploads, (count) => count > before);
  return upload;
}

const ask = (from: string) =>
  cms.askFrom({ 'x-forwarded-for': from }, { method: 'GET', path: '/items/languages?limit=1' });

/** A message that Directus has begun to read. */
async function beginMessage(): Promise<Begun> {
  const headers = {
    'content-type': 'application/json',
    'content-length': '2',
    'x-forwarded-for': here,
    // Node sends `100 Continue` immediately before it calls Directus.
    expect: '100-continue',
    origin: formsSite,
  };
  const url = `${cms.url}${endpointOf(forms.contact)}`;
  const message = begun(request(url, { method: 'POST', headers }));
  const isBegun = once(message.sent, 'continue');
  message.sent.flushHeaders();
  await isBegun;
  return message;
}

test('the fifth form of a network waits, and another network’s does not', async () => {
  const challenge = (from: string) =>
    cms.askFrom({ 'x-forwarded-for': from }, { method: 'GET', path: challengePath });
  const running = [];
  for (let index = 0; index < 4; index += 1) running.push(await beginMessage());
  let isAnswered = false;
  const fifth = challenge(here).then(({ status }) => {
    isAnswered = true;
    return status;
  });
  for (let index = 0; index < 5; index += 1) {
    expect((await challenge(elsewhere)).status).toBe(200);
  }
  // Other requests of the same network do not wait for its forms.
  expect((await ask(here)).status).toBe(200);
  expect(isAnswered).toBe(false);
  for (const { sent } of running) sent.end('{}');
  for (const { answered } of running) expect(await answered).toBe(400);
  expect(await fifth).toBe(200);
});

test('the fifth request of a network waits, and another network’s does not', async () => {
  const running = [];
  for (let index = 0; index < 4; index += 1) running.push(await beginUpload());
  let isAnswered = false;
  const fifth = ask(here).then(({ status }) => {
    isAnswered = true;
    return status;
  });
  // Without turns, the fifth would be answered before these.
  for (let index = 0; index < 5; index += 1) expect((await ask(elsewhere)).status).toBe(200);
  expect(isAnswered).toBe(false);
  const [first, ...others] = running;
  const end = `\r\n--${boundary}--\r\n`;
  first!.sent.end(end);
  expect(await first!.answered).toBe(200);
  expect(await fifth).toBe(200);
  for (const { sent } of others) sent.end(end);
  for (const { answered } of others) expect(await answered).toBe(200);
});
