import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError } from '../../../../../data/settings/environment.ts';
import { BackendAwayError } from '../../../../../data/sources/backend/backendSource.ts';
import { defaultRetryPolicy } from '../../../../../data/sources/backend/retryingFetch.ts';
import {
  projectHostFolder,
  projectHostSource,
} from '../../../../../data/sources/projectHost/projectHostSource.ts';
import { json, refusal } from '../../../../../cms/projectHost/response.ts';
import {
  answering,
  drop,
  emptyError,
  invalidJson,
  slow,
  type Misbehaviour,
} from '../../../../projectHost/misbehaviour.ts';
import { Builds } from '../../../eleventy/commands/Builds.ts';
import { contractServer, rejection } from '../../../backend/projectHost/contract.ts';

/** Tests how the source reads from a host that is slow, overloaded, or not a project host. */
const contract = contractServer();
const attempts = 3;

let cache: string;

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'project-host-'));
  contract.server.backend.put('items/pages', [{ id: 1, key: 'home', status: 'published' }]);
});
afterEach(() => rm(cache, { recursive: true }));

const place = () => ({ url: contract.server.url, project: 'vhm' });

function source(access: Partial<Parameters<typeof projectHostSource>[0]> = {}, timeout = 20_000) {
  const patience = { ...defaultRetryPolicy, attempts, timeout, pause: 5 };
  return projectHostSource({ ...place(), ...access }, { cache, retryPolicy: patience });
}

/** More often than one read sends requests. */
function always(misbehaviour: Misbehaviour) {
  contract.server.misbehave(...Array.from({ length: 200 }, () => misbehaviour));
}

const homePages = [{ origin: 'pages/1', value: { key: 'home' } }];

test.each([
  ['an error', emptyError],
  ['a lost connection', drop],
  ['too many requests', answering(json({}, 429))],
])('asks again after %s', async (_what, misbehaviour) => {
  // The project's details are requested first; all other requests wait for them.
  const details = slow(0);
  contract.server.misbehave(details, misbehaviour, misbehaviour, misbehaviour);
  expect((await source().read()).pages).toEqual(homePages);
});

test('asks again where nothing comes', async () => {
  contract.server.misbehave(slow(60_000));
  expect((await source({}, 2000).read()).pages).toEqual(homePages);
});

const badDays: [what: string, reason: string, misbehaviour: Misbehaviour][] = [
  ['has errors', 'does not answer (status 500)', emptyError],
  ['gives half a JSON', 'answers, but not as a host of projects does', invalidJson],
  [
    'is a page for visitors',
    'answers, but not as a host of projects does',
    answering({ status: 404, type: 'text/html', body: '<title>Wartung</title>' }),
  ],
];

describe.each(badDays)('a host that %s', (_what, reason, misbehaviour) => {
  const away = () => `The project vhm on ${contract.server.url} ${reason}. `;

  test('is away, and the line says what to do', async () => {
    always(misbehaviour);
    const error = await rejection(source().read());
    expect(error).toBeInstanceOf(BackendAwayError);
    expect((error as Error).message).toBe(`${away()}Start it, or set DIRECTUS_URL to where it is.`);
  });

  test('may be stood in for by the last good read, if that is allowed', async () => {
    const good = source();
    const content = await good.read();
    await good.keep?.(content);
    always(misbehaviour);
    expect(((await rejection(source().read())) as Error).message).toBe(
      `${away()}Start it, or set ALLOW_STALE=1 to build from the snapshot of 0 minutes ago.`,
    );
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await source({ allowStale: true }).read()).toEqual(content);
    expect(said.mock.calls.join('')).toBe(
      `${away()}Building from the snapshot of 0 minutes ago.\n`,
    );
  });
});

test('is never stood in for by a project of another name', async () => {
  const { url } = place();
  // Each of these looks like one of the others in a file name.
  for (const project of ['vhm-a', 'vhm_a', 'vhm a', 'VHM-a', 'vhm-ä']) {
    const folders = (all: readonly string[]) =>
      new Set(all.map((name) => projectHostFolder({ url, project: name }, cache).toLowerCase()));
    expect(folders([project, 'vhm-a']).size).toBe(project === 'vhm-a' ? 1 : 2);
  }
  const paths = ['https://host.example/a', 'https://host.example/b'];
  const folders = paths.map((path) => projectHostFolder({ url: path, project: 'vhm' }, cache));
  expect(new Set(folders).size).toBe(2);

  const good = source();
  await good.keep?.(await good.read());
  always(drop);
  const error = await rejection(source({ project: 'VHM', allowStale: true }).read());
  expect(error).toBeInstanceOf(BackendAwayError);
});

test('keeps the files with the content', async () => {
  contract.server.backend.put('items/news', [
    { id: 1, status: 'published', image: { file: 'haus.svg' } },
  ]);
  contract.server.backend.putFile(
    { id: 1, filename_download: 'haus.svg' },
    { type: 'image/svg+xml', body: '<svg/>' },
  );
  const good = source();
  await good.keep?.(await good.read());
  await rm(projectHostFolder(place(), cache), { recursive: true });
  always(drop);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await source({ allowStale: true }).read();
  const images = join(projectHostFolder(place(), cache), 'images');
  expect(await readdir(images)).toEqual(['haus.svg']);
  expect(await readFile(join(images, 'haus.svg'), 'utf8')).toBe('<svg/>');
});

test('stops asking for the rest when one thing is lost', async () => {
  always(emptyError);
  await rejection(source().read());
  const asked = contract.server.requests.length;
  // There are nineteen collections. At most ten requests run at the same time, each with all its
  // retries.
  expect(asked).toBeLessThanOrEqual(10 * attempts);
});

test.each([
  [401, 'No such token: build-token'],
  [403, 'You may not'],
])('names the token where the host says %i, without showing it', async (status, says) => {
  always(answering(refusal(status, 101, says)));
  const error = await rejection(source({ token: 'build-token' }).read());
  expect(error).toBeInstanceOf(EnvironmentError);
  expect((error as Error).message).toBe(
    `DIRECTUS_TOKEN: expected a token that may read all content, but ${contract.server.url} ` +
      `says: ${says.replace('build-token', '(secret)')} (code 101)`,
  );
});

test('ends a build that it is away from with 2', async () => {
  const DIRECTUS_URL = contract.server.url;
  await contract.server.stop();
  const environment = { DIRECTUS_URL, DIRECTUS_PROJECT: 'vhm', OUT_DIR: join(cache, 'site') };
  const builds = new Builds();
  const finished = await builds.run({ environment });
  await builds.stop();
  expect(finished).toEqual({
    code: 2,
    output: [],
    errors: [
      `The project vhm on ${DIRECTUS_URL} does not answer (ECONNREFUSED). ` +
        'Start it, or set DIRECTUS_URL to where it is.',
    ],
  });
  expect(await readdir(cache)).toEqual([]);
});
