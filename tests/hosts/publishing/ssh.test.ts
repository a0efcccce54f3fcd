import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseOfTheDay } from '../../sample.ts';
import { startNginx, type HostServer } from '../servers.ts';
import { Publishing } from './publishing.ts';
import { buildSite, pageOf } from './sites.ts';
import { startSshServer, type SshServer } from './sshServer.ts';
import { visit } from './visitor.ts';

/* Publishes over SSH, with a real sshd, the real rsync, and a line between them that fails when a test asks for it. */

let server: SshServer;
const publishing = new Publishing();
let version = 0;
const shown = () => readFileSync(join(publishing.folder, 'current/index.html'), 'utf8');
/** Does not compress, so it is uploaded in many parts. */
const film = { 'films/film.bin': randomBytes(1_000_000) };
const buildNext = (others = {}) => buildSite(publishing.site, (version += 1), others);

beforeAll(async () => {
  server = await startSshServer();
  publishing.environment.PUBLISH_TO = `${server.host}:${publishing.folder}`;
  publishing.environment.PUBLISH_SSH_CONFIG = server.settings;
  await buildNext();
  expect(await publishing.run()).toMatchObject({ code: 0, errors: [] });
});
afterAll(async () => {
  await server.stop();
  publishing.delete();
});

describe('npm run publish over SSH', () => {
  it('publishes, lists and goes back', async () => {
    await buildNext();
    const by = `Zoë O'Neill $(touch x) "; exit 3`;
    const { code, output } = await publishing.run([], { PUBLISHED_BY: by });
    expect([code, output]).toEqual([0, [expect.stringContaining(`  ${by}  pages: 0 added, 3 ch`)]]);
    expect(shown()).toBe(pageOf(2));
    expect((await publishing.run(['--back'])).code).toBe(0);
    expect(shown()).toBe(pageOf(1));
    expect((await publishing.run(['--list'])).output).toEqual([
      expect.stringMatching(/^\* 1 /),
      expect.stringMatching(/^ {2}2 /),
    ]);
  });

  it('says in one line that a host does not answer, or refuses the key', async () => {
    const away = await publishing.run([], { PUBLISH_TO: 'x@no-such-host.invalid:site' });
    expect([away.code, away.errors]).toEqual([
      1,
      [expect.stringMatching(/^Nothing was published, .*resolve hostname/)],
    ]);
    const other = await publishing.run([], { PUBLISH_TO: `nobody-here@127.0.0.1:site` });
    expect([other.code, other.errors]).toEqual([1, [expect.stringContaining('Permission denied')]]);
  });
});

describe('a server that disappears', () => {
  let nginx: HostServer;
  beforeAll(async () => {
    nginx = await startNginx(join(publishing.folder, 'current'));
  });
  afterAll(() => nginx.stop());

  // A publication has six connections: the lock, the former files, the upload, the former scripts, the switch, and
  // the removal of old releases.
  const moments = [
    { moment: 'before the lock', connection: 1, bytes: 5_000 },
    { moment: 'midway in the upload', connection: 3, bytes: 300_000 },
    { moment: 'before the switch', connection: 5, bytes: 3_000 },
    { moment: 'about the switch', connection: 5, bytes: 8_000 },
    { moment: 'after the switch', connection: 6, bytes: 3_000 },
  ];
  it.each(caseOfTheDay(moments))(
    '$moment leaves the old or the new site',
    async ({ connection, bytes }) => {
      await buildNext();
      expect((await publishing.run()).code).toBe(0);
      const old = version;
      const visitor = visit(nginx);
      await buildNext(film);
      server.line.failAt({ connection, bytes, kind: 'closed' });
      const { code, errors } = await publishing.run();
      expect(errors).toHaveLength(code === 0 ? 0 : 1);
      if (code === 0) expect(shown()).toBe(pageOf(version));
      else if (errors[0]!.startsWith('Nothing was published')) expect(shown()).toBe(pageOf(old));
      else expect(errors[0]).toMatch(/^Visitors see the old or the new site/);

      server.line.work();
      await buildNext(film);
      expect(await publishing.run()).toMatchObject({ code: 0, errors: [] });
      const { versions, faults } = await visitor.stop();
      expect(faults).toEqual([]);
      expect([
        [old, version],
        [old, version - 1, version],
      ]).toContainEqual(versions);
      expect(readdirSync(publishing.folder).sort()).toEqual([
        ...['current', 'publications.log', 'releases'],
      ]);
    },
  );

  it('in silence is noticed, and the next publication works', async () => {
    const old = shown();
    await buildNext({ 'films/other.bin': randomBytes(1_000_000) });
    server.line.failAt({ connection: 3, bytes: 300_000, kind: 'silent' });
    const { code, errors } = await publishing.run();
    expect([code, errors]).toEqual([1, [expect.stringMatching(/^Nothing was published, /)]]);
    expect(shown()).toBe(old);
    server.line.work();
    expect((await publishing.run()).code).toBe(0);
    expect(shown()).toBe(pageOf(version));
  });
});
