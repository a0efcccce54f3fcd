import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Place } from '../../../eleventy/publishing/Place.ts';
import { Publishing } from './publishing.ts';
import { buildSite, pageOf } from './sites.ts';

/* Publications into a folder that fail or meet each other. */

let publishing: Publishing;
const shown = () => readFileSync(join(publishing.folder, 'current/index.html'), 'utf8');
const entries = () => readdirSync(publishing.folder).sort();
const clean = ['current', 'publications.log', 'releases'];

beforeEach(async () => {
  publishing = new Publishing();
  await buildSite(publishing.site, 1);
  expect((await publishing.run()).code).toBe(0);
});
afterEach(() => publishing.delete());

/** Starts a publication that waits in rsync until it is killed: a pipe in place of a program's answer. */
async function waitingPublication() {
  const programs = join(publishing.site, '../programs');
  mkdirSync(programs);
  writeFileSync(join(programs, 'rsync'), '#!/bin/sh\ncat >/dev/null; exec sleep 600\n', {
    mode: 0o755,
  });
  const command = publishing.start({ PATH: `${programs}:${process.env.PATH}` });
  const key = join(publishing.folder, 'lock/key');
  await until(() => existsSync(key));
  return command;
}

/** Ends by itself: a wait that outlives its test would disturb the next one. */
async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries === 1000) throw new Error(`Waited in vain for ${condition.toString()}`);
    await pause(20);
  }
}

async function kill(command: ReturnType<Publishing['start']>): Promise<void> {
  const end = once(command, 'exit');
  command.kill('SIGKILL');
  await end;
}

describe('two publications at the same time', () => {
  it('are refused: the second says who publishes since when', async () => {
    const first = await waitingPublication();
    // A build folder of its own, since the first one uses its build.
    const other = join(publishing.site, '../other');
    await buildSite(other, 3);
    const { code, errors } = await publishing.run([], { OUT_DIR: other, PUBLISHED_BY: 'Bert' });
    expect(code).toBe(1);
    expect(errors).toEqual([
      expect.stringMatching(
        /^Nothing was published, .*: Anna Muster has been publishing since \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/,
      ),
    ]);
    await kill(first);
    expect(shown()).toBe(pageOf(1));
  });

  it('do not disturb a build in the same folder', async () => {
    const first = await waitingPublication();
    const { code, errors } = await publishing.run();
    expect([code, errors]).toEqual([1, [expect.stringContaining('being written by another')]]);
    await kill(first);
  });

  it('all leave a whole site', async () => {
    const sites = await Promise.all(
      [2, 3, 4].map(async (version) => {
        const site = join(publishing.site, `../site-${version}`);
        await buildSite(site, version);
        return site;
      }),
    );
    const ends = await Promise.all(sites.map((site) => publishing.run([], { OUT_DIR: site })));
    const published = ends.filter(({ code }) => code === 0);
    expect(published.length).toBeGreaterThan(0);
    expect([2, 3, 4].map(pageOf)).toContain(shown());
    expect(readdirSync(join(publishing.folder, 'releases'))).toHaveLength(1 + published.length);
    expect(entries()).toEqual(clean);
  });
});

describe('a publication that was killed', () => {
  it('leaves the old site, and the next one works at once', async () => {
    await kill(await waitingPublication());
    expect(shown()).toBe(pageOf(1));
    const lock = join(publishing.folder, 'lock');
    await until(() => !existsSync(lock));
    await buildSite(publishing.site, 2);
    expect((await publishing.run()).code).toBe(0);
    expect(shown()).toBe(pageOf(2));
    expect(entries()).toEqual(clean);
  });

  it('while the place still answers it, does not lock others out', async () => {
    const [program, ...args] = new Place({ folder: publishing.folder }).command('hold', 'Anna');
    const holder = spawn(program, args, { stdio: 'pipe' });
    const end = once(holder, 'close');
    holder.stdout.destroy();
    holder.stdin.end();
    await end;
    expect(entries()).toEqual(clean);
  });

  it('on a computer that is gone, does not lock others out', async () => {
    mkdirSync(join(publishing.folder, 'lock'));
    mkdirSync(join(publishing.folder, 'incoming.gone'));
    writeFileSync(join(publishing.folder, 'lock/holder'), 'Carla has been publishing\n');
    await buildSite(publishing.site, 2);
    expect((await publishing.run()).errors).toEqual([expect.stringContaining('Carla has been')]);
    // Its holder would have touched it every ten seconds.
    const longAgo = new Date(Date.now() - 150_000);
    utimesSync(join(publishing.folder, 'lock'), longAgo, longAgo);
    expect((await publishing.run()).code).toBe(0);
    expect(entries()).toEqual(clean);
  });
});

// Only root may mount a small disk.
const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip;

describeAsRoot('a full disk', () => {
  let disk: string;
  beforeEach(() => {
    disk = join(publishing.folder, 'disk');
    mkdirSync(disk);
    const mount = ['-t', 'tmpfs', '-o', 'size=2m,mode=755', 'tmpfs', disk];
    expect(spawnSync('mount', mount).status).toBe(0);
    publishing.environment.PUBLISH_TO = disk;
  });
  afterEach(() => {
    expect(spawnSync('umount', [disk]).status).toBe(0);
  });

  it('leaves the old site, says so in one line, and has its room again', async () => {
    expect((await publishing.run()).code).toBe(0);
    await buildSite(publishing.site, 2, { 'films/film.bin': randomBytes(4_000_000) });
    const { code, output, errors } = await publishing.run();
    expect([code, output]).toEqual([1, []]);
    expect(errors).toEqual([
      expect.stringMatching(/^Nothing was published, visitors see .*No space left on device/),
    ]);
    expect(readFileSync(join(disk, 'current/index.html'), 'utf8')).toBe(pageOf(1));
    expect(readdirSync(disk).sort()).toEqual(clean);
    await buildSite(publishing.site, 3);
    expect((await publishing.run()).code).toBe(0);
    expect(readFileSync(join(disk, 'current/index.html'), 'utf8')).toBe(pageOf(3));
  });

  it('without room for a single file is reported as well', async () => {
    expect((await publishing.run()).code).toBe(0);
    spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'filler')}`, 'bs=4k']);
    await buildSite(publishing.site, 2);
    const { code, errors } = await publishing.run();
    expect([code, errors]).toEqual([1, [expect.stringContaining('No space left on device')]]);
    expect(readFileSync(join(disk, 'current/index.html'), 'utf8')).toBe(pageOf(1));
    expect(readdirSync(disk).sort()).toEqual(['current', 'filler', 'publications.log', 'releases']);
  });
});
