import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './command.ts';
import {
  association,
  buildIn,
  builds,
  buildWith,
  edit,
  failedLate,
  failedWith,
  filesIn,
  folder,
  good,
  goodSite,
  outDir,
  pagesOf,
} from './goodBuild.ts';

/* What a build writes and prints, and when it leaves the site of the last build in its place. */

describe('a build', () => {
  it('ends well', () => {
    expect(good).toMatchObject({ code: 0, errors: [] });
  });

  it('writes the pages and no other folder', async () => {
    expect(goodSite.map((file) => file.split(' ')[0])).toEqual(
      expect.arrayContaining([
        'index.html',
        'kontakt.html',
        'en/contact.html',
        'fr/mentions-legales.html',
        'images/logo.svg',
        '_headers',
      ]),
    );
    expect(await readdir(folder)).toEqual(['site']);
  });

  // React's production build has no `jsxDEV`: islands compiled to call it would not hydrate.
  it('is for production, whatever NODE_ENV says', async () => {
    const scripts = goodSite
      .map((file) => file.split(' ')[0]!)
      .filter((file) => file.endsWith('.js'));
    expect(scripts.join()).toContain('ContactForm.island-');
    for (const script of scripts) {
      const code = await readFile(join(outDir, script), 'utf8');
      expect([script, code.includes('jsxDEV')]).toEqual([script, false]);
    }
  });

  it('prints the numbers of pages and of missing texts for each language, and its duration', () => {
    const summary = good.output.join('\n');
    expect(summary).toMatch(/^Language +Pages +Pages missing +Texts missing +Labels missing$/m);
    for (const language of ['Deutsch', 'English', 'Français']) {
      expect(summary).toMatch(new RegExp(`^${language}( +\\d+){4}$`, 'm'));
    }
    expect(good.output.at(-1)).toMatch(
      new RegExp(
        `^${pagesOf(goodSite)} pages in 3 languages from the embedded association, written to ${outDir}/ in \\d+\\.\\d s$`,
      ),
    );
  });
});

describe('the command', () => {
  it('ends with 1 after a mistake, which is its only line', async () => {
    const environment = { OUT_DIR: outDir, CONTENT_DIR: '/nowhere' };
    expect(await run('bundled.js', { environment })).toEqual({
      code: 1,
      output: [],
      errors: ['CONTENT_DIR: expected an existing folder.'],
    });
  });
});

describe('a build with a wrong setting', () => {
  it.each([
    ['PORT', 'eighty', 'PORT: expected a port number from 1 to 65535.'],
    [
      'SITE_URL',
      'example',
      /^SITE_URL: expected an address such as https:\/\/\S+, without a path\.$/,
    ],
    ['CONTENT_DIR', '/nowhere', 'CONTENT_DIR: expected an existing folder.'],
  ])('reports a wrong %s in one line', async (name, value, line) => {
    expect(await buildIn({ [name]: value })).toEqual(
      failedWith(typeof line === 'string' ? line : expect.stringMatching(line)),
    );
  });
});

describe('a build that lacks pages of the last one', () => {
  const firstLine = (gone: number, why = '') =>
    `This build lacks ${gone} of the ${pagesOf(goodSite)} pages in ${outDir}${why}. ` +
    'If they are meant to go, set ALLOW_REMOVALS=1:';

  it('stops if a language is missing, and lists its pages', async () => {
    const french = goodSite.filter((file) => /^fr\/\S*\.html /.test(file)).length;
    const build = await buildWith((content) =>
      edit(join(content, 'project.json'), 'languages', ['de', 'en']),
    );
    const lines = Array.from({ length: french }, () => expect.stringMatching(/^ {2}\/fr\//));
    const first = firstLine(french, ' (a legal page and a start page)');
    expect(build).toEqual(failedLate(first, ...lines));
    expect(build.errors).toContain('  /fr/mentions-legales (legal page)');
  });

  it('stops if one translation of a legal page is missing', async () => {
    const build = await buildWith(withoutEnglishStatement);
    expect(build).toEqual(
      failedLate(firstLine(1, ' (a legal page)'), '  /en/accessibility (legal page)'),
    );
  });

  it('continues if removals are allowed, and prints the removed pages', async () => {
    const other = join(folder, 'other');
    await cp(outDir, other, { recursive: true });
    const build = await buildWith(withoutEnglishStatement, { OUT_DIR: other, ALLOW_REMOVALS: '1' });
    expect(build).toMatchObject({ code: 0, errors: [] });
    expect(build.output).toContain('Gone since the last build: /en/accessibility');
    expect(existsSync(join(other, 'en/accessibility.html'))).toBe(false);
    await rm(other, { recursive: true });
  });
});

describe('a build beside another into the same folder', () => {
  it('stops, and leaves the site to the other build', async () => {
    const others = `${outDir}.${process.pid}.partial`;
    await mkdir(others);
    const build = await builds.run({ environment: { OUT_DIR: outDir } });
    await rm(others, { recursive: true });
    expect(build).toEqual({
      code: 1,
      output: [],
      errors: [
        `${outDir} is being written by another process. Wait until it has ended; ` +
          `if there is none, delete ${others}.`,
      ],
    });
    expect(await filesIn(outDir)).toEqual(goodSite);
  });
});

describe('a build into a folder that holds more than a built site', () => {
  it('does not touch content that is in it', async () => {
    const around = join(folder, 'around');
    await cp(outDir, around, { recursive: true });
    await cp(association, join(around, 'content'), { recursive: true });
    const before = await filesIn(around);
    const environment = { OUT_DIR: around, CONTENT_DIR: join(around, 'content'), KEEP: 'content' };
    expect(await buildIn(environment)).toEqual(
      failedWith(
        'OUT_DIR: expected a folder only for the site, since each build replaces it, found one that holds CONTENT_DIR.',
      ),
    );
    expect(await filesIn(around)).toEqual(before);
    await rm(around, { recursive: true });
  });

  it('stops before it deletes other files, and keeps files that KEEP names', async () => {
    const clone = join(folder, 'clone');
    await cp(outDir, clone, { recursive: true });
    await mkdir(join(clone, '.git'));
    await writeFile(join(clone, '.git/HEAD'), 'ref: refs/heads/main');
    await writeFile(join(clone, 'CNAME'), 'www.example.org');
    const before = await filesIn(clone);
    expect(await buildIn({ OUT_DIR: clone })).toEqual(
      failedWith(
        `OUT_DIR: expected a new folder or one with a built site, but ${clone} has files that no build ` +
          'listed in .collegium.json: .git/, CNAME. Move it elsewhere, choose another folder, ' +
          'or let it stay with KEEP=.git,CNAME.',
      ),
    );
    expect(await filesIn(clone)).toEqual(before);

    expect(await buildIn({ OUT_DIR: clone, KEEP: '.git,CNAME' })).toMatchObject({
      code: 0,
      errors: [],
    });
    expect(await readFile(join(clone, '.git/HEAD'), 'utf8')).toBe('ref: refs/heads/main');
    expect(await readFile(join(clone, 'CNAME'), 'utf8')).toBe('www.example.org');
    await rm(clone, { recursive: true });
  });
});

async function withoutEnglishStatement(content: string): Promise<void> {
  const file = join(content, 'pages/barrierefreiheit.json');
  const { translations } = JSON.parse(await readFile(file, 'utf8')) as {
    translations: { language: string }[];
  };
  await edit(
    file,
    'translations',
    translations.filter(({ language }) => language !== 'en'),
  );
}
