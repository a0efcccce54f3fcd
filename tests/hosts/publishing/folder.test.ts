import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Publishing } from './publishing.ts';
import { buildSite, pageOf } from './sites.ts';

/* Publishes into a folder of this computer, with the real rsync. */

let publishing: Publishing;
const visible = () => readlinkSync(join(publishing.folder, 'current'));
const releases = () => join(publishing.folder, 'releases');
const inCurrent = (path: string) => join(publishing.folder, 'current', path);

beforeEach(async () => {
  publishing = new Publishing();
  await buildSite(publishing.site, 1);
});
afterEach(() => publishing.delete());

/** Publishes these versions one after the other. */
async function publishVersions(...versions: readonly number[]): Promise<void> {
  for (const version of versions) {
    await buildSite(publishing.site, version);
    expect(await publishing.run()).toMatchObject({ code: 0, errors: [] });
  }
}

describe('npm run publish', () => {
  it('publishes what the build wrote, and nothing else', async () => {
    writeFileSync(join(publishing.site, 'password.txt'), 'of the operator');
    const { code, output, errors } = await publishing.run();
    expect([code, errors]).toEqual([0, []]);
    expect(output).toEqual([
      expect.stringMatching(
        /^1 {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}Anna Muster {2}pages: 4 added, 0 changed, 0 removed$/,
      ),
    ]);
    expect(visible()).toBe('releases/1');
    expect(readFileSync(inCurrent('kontakt.html'), 'utf8')).toBe(pageOf(1));
    expect(readdirSync(inCurrent(''))).not.toContain('password.txt');
    expect(readdirSync(publishing.folder).sort()).toEqual([
      'current',
      'publications.log',
      'releases',
    ]);
  });

  it('counts changes, shares unchanged files, and keeps the scripts of open pages', async () => {
    await publishVersions(1);
    await buildSite(publishing.site, 2, { 'news.html': 'New' });
    const { output } = await publishing.run();
    expect(output).toEqual([expect.stringMatching(/pages: 1 added, 3 changed, 0 removed$/)]);
    const [first, second] = [1, 2].map((number) => join(publishing.folder, `releases/${number}`));
    expect(statSync(join(second!, 'about.html')).ino).toBe(
      statSync(join(first!, 'about.html')).ino,
    );
    expect(readdirSync(join(second!, 'assets')).sort()).toEqual(['app-1.js', 'app-2.js']);
    // Only of the last release, or the folder would grow for ever.
    await publishVersions(3);
    expect(readdirSync(inCurrent('assets')).sort()).toEqual(['app-2.js', 'app-3.js']);
    expect((await publishing.run(['--back', '1'])).code).toBe(0);
    expect(readdirSync(inCurrent('assets')).sort()).toEqual(['app-1.js', 'app-3.js']);
  });

  it('counts a page that is gone, and publishes nothing if nothing has changed', async () => {
    await buildSite(publishing.site, 1, { 'news.html': 'Old' });
    await publishing.run();
    await buildSite(publishing.site, 1);
    expect((await publishing.run()).output).toEqual([
      expect.stringMatching(/^2 .*pages: 0 added, 0 changed, 1 removed$/),
    ]);
    expect(await publishing.run()).toEqual({
      code: 0,
      output: ['Nothing has changed since the last publication.'],
      errors: [],
    });
    expect(readdirSync(releases())).toEqual(['1', '2']);
  });

  it('keeps ten publications, goes back to any of them, and lists them', async () => {
    await publishVersions(1);
    for (const number of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) addRelease(number);
    await publishVersions(12);
    expect(readdirSync(releases())).toHaveLength(10);
    expect((await publishing.run(['--back'])).output[0]).toMatch(/^11 /);
    expect((await publishing.run(['--back', '3'], { PUBLISHED_BY: 'Bert' })).code).toBe(0);
    expect(visible()).toBe('releases/3');
    const { output } = await publishing.run(['--list']);
    expect(output).toHaveLength(10);
    expect(output[0]).toMatch(/^\* 3 {2}.* UTC {2}Anna Muster {2}pages: 4 added, 0 changed/);
    expect(output.at(-1)).toMatch(/^ {2}12 .* 0 added, 3 changed/);
    const log = readFileSync(join(publishing.folder, 'publications.log'), 'utf8');
    expect(log).toMatch(/\S+Z Bert went back to 3\n$/);

    // There is nothing before the oldest one, and 2 is gone.
    for (const args of [['--back'], ['--back', '2']]) {
      const { code, errors } = await publishing.run(args);
      expect([code, errors]).toEqual([1, [expect.stringContaining('there are: 3, 4, 5, 6, 7')]]);
    }
    await publishVersions(13);
    expect(visible()).toBe('releases/13');
  });

  /** A further release with the files of the first one, without the time that a publication takes. */
  function addRelease(number: number): void {
    const folder = join(releases(), String(number));
    cpSync(join(releases(), '1'), folder, { recursive: true });
    const record = join(folder, '.publication.json');
    const first = readFileSync(record, 'utf8');
    writeFileSync(record, first.replace('"number":1', `"number":${number}`));
  }

  it.each([[['--back', '0']], [['--list', '--back']], [['5', '--force']]])(
    'refuses %j',
    async (args) => {
      expect(await publishing.run(args)).toMatchObject({
        ...{ code: 1, output: [], errors: [expect.stringMatching(/^Expected `npm run publish`/)] },
      });
    },
  );

  it.each([
    ['', /^PUBLISH_TO: expected a folder such as/],
    ['-oProxyCommand=x:site', /^PUBLISH_TO: expected a folder such as/],
    ["user@host:a'b", /^PUBLISH_TO: expected a folder such as/],
  ])('refuses PUBLISH_TO=%s', async (target, line) => {
    const { code, errors } = await publishing.run([], { PUBLISH_TO: target });
    expect([code, errors]).toEqual([1, [expect.stringMatching(line)]]);
  });

  it('refuses a folder in the built site, and a folder without a built site', async () => {
    const within = await publishing.run([], { PUBLISH_TO: join(publishing.site, 'published') });
    expect(within.errors).toEqual([
      expect.stringMatching(/^PUBLISH_TO: expected a folder outside/),
    ]);
    const empty = await publishing.run([], { OUT_DIR: join(publishing.site, 'nothing') });
    expect(empty.errors).toEqual([
      expect.stringMatching(/^OUT_DIR: expected a built site in .*run/),
    ]);
    expect(readdirSync(releases())).toEqual([]);
  });

  it('replaces no folder that is called current', async () => {
    mkdirSync(join(publishing.folder, 'current'));
    const { code, errors } = await publishing.run();
    expect(code).toBe(1);
    expect(errors).toEqual([
      expect.stringMatching(/Nothing was published, .*current is not a link/),
    ]);
  });
});
