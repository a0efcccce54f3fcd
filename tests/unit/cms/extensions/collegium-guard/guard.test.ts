/** @jest-environment node */
import { expect, it, jest } from '@jest/globals';
import { FakeDirectus, ForbiddenError, InvalidPayloadError, limiters } from './fakeDirectus.ts';

let directus: FakeDirectus;
let now = 1_800_000_000_000;

beforeEach(async () => {
  limiters.length = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  directus = await FakeDirectus.start();
});

const editor = '192.0.2.1';

describe('mails with a link for a new password', () => {
  const reset = { template: { name: 'password-reset' } };

  const ask = async (to: string, ip?: string, mail: object = reset) => {
    let sent: unknown;
    await directus.request({ path: '/auth/password/request', ip }, async () => {
      sent = await directus.filter('email.send', { to, ...mail }, {});
    });
    return sent !== null;
  };

  // docs/operating.md: three an hour to an account, ten from an address.
  it('are three an hour to one account, however its address is written', async () => {
    const asked = [];
    for (const [index, to] of ['a@x.org', 'A@x.org', 'a@X.org', 'a@x.org'].entries()) {
      asked.push(await ask(to, `192.0.2.${index}`));
    }
    expect(asked).toEqual([true, true, true, false]);
    expect(await ask('b@x.org', '192.0.2.9')).toBe(true);
    now += 60 * 60 * 1000;
    expect(await ask('a@x.org', '192.0.2.9')).toBe(true);
  });

  it.each(['192.0.2.1', undefined])('are ten an hour from the address %s', async (ip) => {
    const asked = [];
    for (let index = 0; index < 11; index += 1) asked.push(await ask(`${index}@x.org`, ip));
    expect(asked).toEqual([...Array<boolean>(10).fill(true), false]);
    expect(await ask('a@x.org', '192.0.2.9')).toBe(true);
    now += 59 * 60 * 1000;
    expect(await ask('b@x.org', ip)).toBe(false);
    now += 60 * 60 * 1000;
    expect(await ask('b@x.org', ip)).toBe(true);
  });

  it('are counted under names of their own', () => {
    const ofResets = limiters.filter(({ limit }) => limit.keyPrefix.includes('reset'));
    expect(ofResets.map(({ limit }) => limit)).toEqual([
      { keyPrefix: 'collegium-reset-to', points: 3, duration: 3600, blockDuration: 3600 },
      { keyPrefix: 'collegium-reset-from', points: 10, duration: 3600, blockDuration: 3600 },
    ]);
  });

  it('are the only mails that are counted', async () => {
    for (const mail of [{ template: { name: 'user-invitation' } }, {}]) {
      for (let index = 0; index < 12; index += 1) {
        expect(await ask('a@x.org', '192.0.2.1', mail)).toBe(true);
      }
    }
    expect(await directus.filter('email.send', null, {})).toBeNull();
  });
});

describe('what neither the website nor an editor needs', () => {
  const ask = (path: string, accountability?: object | null) =>
    directus.request({ path, accountability });

  it.each(['/graphql/system', '/utils', '/utils/hash/generate', '/utils/import/pages', '/UTILS/x'])(
    '%s is closed to all but administrators',
    async (path) => {
      for (const accountability of [undefined, null, { admin: false, app: true }]) {
        expect(await ask(path, accountability)).toBeInstanceOf(ForbiddenError);
      }
      expect(await ask(path, { admin: true })).toBe('passed');
    },
  );

  it('sorting is open, which asks for the right to change by itself', async () => {
    expect(await ask('/utils/sort/news', { admin: false })).toBe('passed');
    expect(await ask('/Utils/Sort/news', { admin: false })).toBe('passed');
    for (const path of ['/utils/x/sort/', '/utils/sorted', '/graphql/system/sort/news']) {
      expect(await ask(path, { admin: false })).toBeInstanceOf(ForbiddenError);
    }
  });

  it('invitations are sent by staff only, and accepted by anybody', async () => {
    expect(await ask('/users/invite')).toBeInstanceOf(ForbiddenError);
    expect(await ask('/users/invite', { admin: false, app: false })).toBeInstanceOf(ForbiddenError);
    expect(await ask('/users/invite', { admin: false, app: true })).toBe('passed');
    expect(await ask('/users/invite', { admin: true, app: false })).toBe('passed');
    expect(await ask('/users/invite/accept')).toBe('passed');
  });

  it('all other addresses are Directus’ own business', async () => {
    expect(await ask('/items/news')).toBe('passed');
  });
});

it('what comes with a cookie from a page of somebody else is refused', async () => {
  const headers = { cookie: 'a=b', host: 'cms.example.org', origin: 'https://evil.example' };
  expect(await directus.request({ path: '/items/news', headers })).toBeInstanceOf(ForbiddenError);
  const own = { ...headers, origin: 'https://cms.example.org' };
  expect(await directus.request({ path: '/items/news', headers: own })).toBe('passed');
});

describe('a file', () => {
  const change = (payload: object, ip: string | null = editor, admin = false) =>
    directus.filter('files.update', payload, { keys: ['f'] }, ip, admin);

  it.each(['storage', 'filename_disk', 'type', 'metadata'])(
    'stays what it is on the disk: its %s is not changed without a file',
    async (field) => {
      const payload = { title: 'x', [field]: 'x' };
      await expect(change(payload)).rejects.toBeInstanceOf(ForbiddenError);
      expect(await change(payload, editor, true)).toBe(payload);
      // Directus itself, such as for an upload.
      expect(await change(payload, null)).toBe(payload);
    },
  );

  it('is described by whoever may', async () => {
    const payload = { title: 'x', description: 'x' };
    expect(await change(payload)).toBe(payload);
  });
});

describe('the file of a document for members', () => {
  const members = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b02';
  const website = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b01';

  beforeEach(() => {
    directus.tables['directus_files'] = [
      { id: 'inner', folder: members },
      { id: 'public', folder: website },
      { id: 'loose', folder: null },
    ];
    directus.tables['member_documents'] = [{ id: 1, file: 'inner' }];
  });

  describe.each(['create', 'update'])('on %s', (action) => {
    const attach = (file?: unknown) =>
      directus.filter(`member_documents.items.${action}`, { file }, {}, editor, true);

    it.each(['public', 'loose', 'gone', { id: 'public', title: 'x' }])(
      '%j is refused, even by administrators, since it does not lie in their folder',
      async (file) => {
        await expect(attach(file)).rejects.toThrow(InvalidPayloadError);
        await expect(attach(file)).rejects.toThrow(/Ordner „Members“ liegen.*lie in the folder/);
      },
    );

    it.each(['inner', { id: 'inner' }, undefined, null, { title: 'x' }, 7])(
      '%j is taken',
      async (file) => {
        expect(await attach(file)).toEqual({ file });
      },
    );
  });

  const move = (keys: readonly string[], payload: object) =>
    directus.filter('files.update', payload, { keys }, editor);

  it.each([website, null, 'x'])('does not leave for the folder %s', async (folder) => {
    await expect(move(['public', 'inner'], { folder })).rejects.toThrow(InvalidPayloadError);
    await expect(move(['inner'], { folder })).rejects.toThrow(/bleibt in deren Ordner.*stays/);
    expect(await move(['public'], { folder })).toEqual({ folder });
  });

  it('is described, and moved to where it is', async () => {
    for (const payload of [{ title: 'x' }, { folder: members }]) {
      expect(await move(['inner'], payload)).toEqual(payload);
    }
  });
});
