import '../guard/fakeDirectus.ts';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import type { Response, Router } from 'express';
import type { Knex } from 'knex';
import type {
  Context,
  DirectusRequest,
  Handler,
} from '../../../../../../cms/extensions/collegium/directus.ts';
import {
  noteAccepted,
  readCallState,
} from '../../../../../../cms/extensions/collegium/publishing/callState.ts';
import { requestWebsite } from '../../../../../../cms/extensions/collegium/publication/requestWebsite.ts';
import { newDatabase } from '../../database.ts';

const { servePublication } =
  await import('../../../../../../cms/extensions/collegium/publication/servePublication.ts');

const time = '2026-11-28T18:00:00.000Z';
const mark = `12 ${time}\npages: 3 added, 2 changed, 1 removed\n`;
const publication = { number: 12, time, pages: { added: 3, changed: 2, removed: 1 } };
const silent = { state: 'silent' };
const unnumbered = { state: 'unnumbered' };

let servers: Server[] = [];
let database: Knex;
let requests: string[] = [];
let answer: RequestListener;
let site: string;

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  database = await newDatabase('collegium_build_calls');
  [servers, requests] = [[], []];
  answer = (_request, response) => response.end(mark);
  site = await listen((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await database.destroy();
});

describe('the request to the website', () => {
  it('finds number, time and changed pages, past all caches', async () => {
    expect(await requestWebsite(site)).toEqual({ state: 'numbered', publication });
    await requestWebsite(site);
    expect(requests[0]).toMatch(/^\/publication\.txt\?./);
    expect(new Set(requests).size).toBe(2);
  });

  it('finds nothing on a website that another program has published', async () => {
    answer = (_request, response) => response.writeHead(404).end(mark);
    expect(await requestWebsite(site)).toEqual(unnumbered);
    answer = (_request, response) => response.end('<!doctype html>');
    expect(await requestWebsite(site)).toEqual(unnumbered);
  });

  it('follows no redirect', async () => {
    let followed = 0;
    const other = await listen((_request, response) => {
      followed += 1;
      response.end(mark);
    });
    answer = (_request, response) =>
      response.writeHead(302, { location: `${other}/publication.txt` }).end();
    expect(await requestWebsite(site)).toEqual(unnumbered);
    expect(followed).toBe(0);
  });

  it('ends after the time limit, during the text as well', async () => {
    answer = () => undefined;
    expect(await requestWebsite(site, 50)).toEqual(silent);
    answer = (_request, response) => response.write('12 ');
    expect(await requestWebsite(site, 50)).toEqual(silent);
  });

  it('stops reading an endless text', async () => {
    answer = (_request, response) => {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.on('drain', write);
      write();
    };
    expect(await requestWebsite(site)).toEqual(unnumbered);
  });

  it('says that a website does not answer which is away', async () => {
    answer = (_request, response) => response.writeHead(502).end();
    expect(await requestWebsite(site)).toEqual(silent);
    expect(await requestWebsite('http://127.0.0.1:1')).toEqual(silent);
  });
});

/** Directus with the endpoint, whose answers are the sent data, or the error. */
function directus(env: object = {}, users: readonly object[] = []) {
  let handler: Handler = () => undefined;
  const router = {
    get: (_path: string, added: Handler) => {
      handler = added;
    },
  };
  const variables = { CMS_FORMS_ORIGINS: `${site},http://127.0.0.1:1`, SECRET: 'secret', ...env };
  const services = {
    UsersService: class {
      readByQuery = () => Promise.resolve(users);
    },
  };
  servePublication(
    router as unknown as Router,
    {
      ...{ env: variables, database, getSchema: () => Promise.resolve({}) },
      ...{ services },
    } as unknown as Context,
  );
  return (app = true) =>
    new Promise<unknown>((resolve) => {
      const request = { accountability: { app } } as DirectusRequest;
      const response = {
        setHeader: () => undefined,
        json: ({ data }: { readonly data: unknown }) => resolve(data),
      } as unknown as Response;
      handler(request, response, resolve);
    });
}

describe('the endpoint', () => {
  it('requests the website once a minute, whoever asks', async () => {
    const read = directus();
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
    const buildHook = { isSet: false, calledAt: null, calledBy: null };
    const both = await Promise.all([read(), read()]);
    expect(both[0]).toEqual({ website: { state: 'numbered', publication }, buildHook });
    expect(both[1]).toEqual(both[0]);
    now.mockReturnValue(1_800_000_059_000);
    await read();
    expect(requests).toHaveLength(1);
    now.mockReturnValue(1_800_000_060_000);
    answer = (_request, response) => response.writeHead(503).end();
    expect(await read()).toEqual({ website: silent, buildHook });
    expect(requests).toHaveLength(2);
  });

  it('answers when the host last accepted a call, without the address of the hook', async () => {
    await readCallState(database, 1);
    const read = directus({ CMS_BUILD_HOOK: 'https://name:password@host.example' });
    expect(await read()).toMatchObject({ buildHook: { isSet: true, calledAt: null } });
    await noteAccepted(database, { time: 1_800_000_000_000, user: null });
    const found = await read();
    expect(found).toMatchObject({ buildHook: { isSet: true, calledAt: 1_800_000_000_000 } });
    expect(JSON.stringify(found)).not.toContain('host.example');
  });

  it.each([
    ['both names', [{ first_name: 'Edda', last_name: 'Redaktion' }], 'Edda Redaktion'],
    ['one name', [{ first_name: null, last_name: 'Redaktion' }], 'Redaktion'],
    ['no name', [{ first_name: null, last_name: '' }], null],
    ['nothing that the person may read', [], null],
  ])('answers who called, for an account with %s', async (_case, users, calledBy) => {
    await database.schema.createTable('directus_users', (table) => table.text('id'));
    await database('directus_users').insert({ id: 'edda' });
    await readCallState(database, 1);
    await noteAccepted(database, { time: 1_800_000_000_000, user: 'edda' });
    expect(await directus({}, users)()).toMatchObject({ buildHook: { calledBy } });
  });

  it('is for accounts that work in Directus, and makes no request for others', async () => {
    expect(await directus()(false)).toBeInstanceOf(Error);
    expect(requests).toEqual([]);
  });
});
