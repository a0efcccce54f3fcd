import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WaitingPages } from '../../../../eleventy/preview/WaitingPages.ts';

let folder: string;
let pages: WaitingPages;
let made: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waiting-'));
  pages = new WaitingPages(folder);
  made = [];
  build('/', '/kontakt', '/en/', '/404');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a build does; its pages are noted as they are made. */
function build(...paths: string[]): void {
  made = [];
  pages.begin();
  for (const path of paths) pages.add(path, () => made.push(path));
  pages.finish();
}

describe('the pages of npm run dev', () => {
  it('are made at once for the first time, and later when they are asked for', () => {
    expect(made).toEqual(['/', '/kontakt', '/en/', '/404']);
    build('/', '/kontakt', '/en/', '/404');
    expect(made).toEqual([]);
    pages.makeFor('/kontakt');
    pages.makeFor('/kontakt');
    expect(made).toEqual(['/kontakt']);
  });

  it.each([
    ['/kontakt', ['/kontakt', '/kontakt/', '/kontakt.html', '/page-data/kontakt/page-data.json']],
    ['/', ['/', '/index.html', '/page-data/index/page-data.json']],
    ['/en/', ['/en', '/en/', '/en/index.html', '/page-data/en/page-data.json']],
    ['/404', ['/404', '/nirgends', '/kontakt/nirgends', '/en/nowhere.html']],
  ])('are asked for by all their addresses: %s', (path, addresses) => {
    for (const address of addresses) {
      build('/', '/kontakt', '/en/', '/404');
      pages.makeFor(address);
      expect([address, ...made]).toEqual([address, path]);
    }
  });

  it('bring what they share with the first of them', () => {
    build('/', '/kontakt', '/404');
    pages.makeFor('/page-data/app-data.json');
    pages.makeFor('/page-data/app-data.json');
    expect(made).toEqual(['/']);
    build('/', '/kontakt', '/404');
    pages.makeFor('/kontakt');
    pages.makeFor('/page-data/app-data.json');
    pages.makeFor('/page-data/sq/d/1a2b3c.json');
    expect(made).toEqual(['/kontakt']);
  });

  it('are those of the last build until the next one is finished', () => {
    build('/', '/404');
    pages.begin();
    pages.add('/', () => made.push('/ anew'));
    pages.makeFor('/');
    expect(made).toEqual(['/']);
    pages.finish();
    pages.makeFor('/');
    expect(made).toEqual(['/', '/ anew']);
  });

  it('are tried again after a failure', () => {
    pages.begin();
    let attempts = 0;
    pages.add('/', () => {
      if (++attempts === 1) throw new Error('on purpose');
    });
    pages.finish();
    expect(() => pages.makeFor('/')).toThrow('on purpose');
    pages.makeFor('/');
    expect(attempts).toBe(2);
  });

  it('are all made when nobody waits, whichever of them fail', async () => {
    pages.begin();
    pages.add('/', () => made.push('/'));
    pages.add('/broken', () => {
      throw new Error('on purpose');
    });
    pages.add('/kontakt', () => made.push('/kontakt'));
    pages.finish();
    made = [];
    pages.makeFor('/kontakt');
    const failures: unknown[] = [];
    expect(await pages.makeOthers((error) => failures.push(error))).toBe(true);
    expect(made).toEqual(['/kontakt', '/']);
    expect(failures).toEqual([new Error('on purpose')]);
  });

  it('are left to the next build where that has begun', async () => {
    build('/', '/kontakt');
    const all = pages.makeOthers(() => undefined);
    pages.begin();
    expect(await all).toBe(false);
    expect(made).toEqual([]);
  });

  it('leave nothing behind once there is no such page', async () => {
    await mkdir(join(folder, 'page-data/kontakt'), { recursive: true });
    const files = ['kontakt.html', 'index.html', 'page-data/kontakt/page-data.json'];
    for (const file of files) await writeFile(join(folder, file), '');
    build('/', '/404');
    expect(files.filter((file) => existsSync(join(folder, file)))).toEqual(['index.html']);
  });
});
