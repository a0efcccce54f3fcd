import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startNginx, type HostServer } from '../servers.ts';
import { Publishing } from './publishing.ts';
import { buildSite, pageOf } from './sites.ts';
import { startSshServer, type SshServer } from './sshServer.ts';
import { visit } from './visitor.ts';

/* Publishes to web space: a real sshd that allows SFTP, but no shell, and a real nginx that serves the folder. */

let server: SshServer;
let nginx: HostServer | undefined;
const publishing = new Publishing();
let version = 0;
const shown = (path = 'index.html') => readFileSync(join(publishing.folder, path), 'utf8');
const buildNext = (others = {}) => buildSite(publishing.site, (version += 1), others);
/** Files that web servers do not serve. */
const hidden = () => readdirSync(publishing.folder).filter((name) => name.startsWith('.'));

beforeAll(async () => {
  server = await startSshServer('ForceCommand internal-sftp');
  // The address of a folder is absolute after two slashes.
  publishing.environment.PUBLISH_TO = `sftp://${server.host}/${publishing.folder}`;
  publishing.environment.PUBLISH_SSH_CONFIG = server.settings;
  await buildNext({ 'old.html': 'Old', 'bilder/ä [1].txt': 'A name with signs' });
  expect(await publishing.run()).toMatchObject({ code: 0, errors: [] });
  nginx = await startNginx(publishing.folder);
});
afterAll(async () => {
  await nginx?.stop();
  await server.stop();
  publishing.delete();
});

describe('npm run publish by SFTP', () => {
  it('shows whole pages with their scripts at any time, and deletes what is gone', async () => {
    expect(shown('bilder/ä [1].txt')).toBe('A name with signs');
    const visitor = visit(nginx!);
    await buildNext();
    const { code, output } = await publishing.run([], { SITE_URL: nginx!.address });
    expect([code, output]).toEqual([
      0,
      [
        expect.stringMatching(/^2 .* Anna Muster {2}pages: 0 added, 3 changed, 1 removed$/),
        expect.stringMatching(/^Publication 2 is live/),
      ],
    ]);
    expect(existsSync(join(publishing.folder, 'old.html'))).toBe(false);
    expect(existsSync(join(publishing.folder, 'bilder'))).toBe(false);
    await buildNext();
    expect((await publishing.run()).code).toBe(0);
    const { versions, faults } = await visitor.stop();
    expect(faults).toEqual([]);
    expect([versions[0], versions.at(-1)]).toEqual([1, 3]);
    // The scripts of the publication before stay for open pages, older ones go.
    expect(readdirSync(join(publishing.folder, 'assets')).sort()).toEqual(['app-2.js', 'app-3.js']);
    expect(hidden()).toEqual(['.collegium-published.json']);
  });

  it('changes nothing if nothing has changed, lists publications, and cannot go back', async () => {
    expect((await publishing.run()).output).toEqual([
      expect.stringContaining('Nothing has changed'),
    ]);
    const { output } = await publishing.run(['--list']);
    expect(output.map((line) => line.slice(0, 3))).toEqual(['  1', '  2', '* 3']);
    expect(await publishing.run(['--back'])).toMatchObject({
      ...{ code: 1, errors: [expect.stringMatching(/^Nothing was changed, .*without a shell/)] },
    });
  });

  it('is refused while somebody else publishes, unless that computer is gone', async () => {
    const lock = join(publishing.folder, '.collegium-lock');
    mkdirSync(lock);
    const holder = { by: 'Bert', since: new Date(), computer: 'elsewhere', pid: 1 };
    writeFileSync(join(lock, 'holder'), JSON.stringify(holder));
    await buildNext();
    expect((await publishing.run()).errors).toEqual([
      expect.stringMatching(
        /^Nothing was published, .*: Bert has been publishing since \d{4}-.* UTC\.$/,
      ),
    ]);
    const since = new Date(Date.now() - 20 * 60_000);
    writeFileSync(join(lock, 'holder'), JSON.stringify({ ...holder, since }));
    expect((await publishing.run()).code).toBe(0);
    expect(shown()).toBe(pageOf(version));
  });
});

describe('a web space that disappears', () => {
  // A publication has five connections: the lock, the former state, the upload, the renames, the lock again.
  it.each([
    { moment: 'before the lock', connection: 1, bytes: 3_000, visitorsSee: 'old' },
    { moment: 'midway in the upload', connection: 3, bytes: 300_000, visitorsSee: 'old' },
    { moment: 'midway in the renames', connection: 4, bytes: 4_500, visitorsSee: 'any' },
  ])('$moment leaves whole pages', async ({ connection, bytes, visitorsSee }) => {
    const old = version;
    const visitor = visit(nginx!);
    await buildNext({ 'films/film.bin': randomBytes(1_000_000) });
    server.line.failAt({ connection, bytes, kind: 'closed' });
    const { code, errors } = await publishing.run();
    const line = visitorsSee === 'old' ? /^Nothing was published, / : /^Visitors see old and new/;
    expect([code, errors]).toEqual([1, [expect.stringMatching(line)]]);
    if (visitorsSee === 'old') expect(shown()).toBe(pageOf(old));

    server.line.work();
    await buildNext();
    expect(await publishing.run()).toMatchObject({ code: 0, errors: [] });
    expect((await visitor.stop()).faults).toEqual([]);
    expect(shown()).toBe(pageOf(version));
    expect(hidden()).toEqual(['.collegium-published.json']);
  });
});
