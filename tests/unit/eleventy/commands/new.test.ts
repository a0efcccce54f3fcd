import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './command.ts';

const name = 'Bund der Übung & Beispiel e. V.';

let place: string;
const inPlace = (path: string) => join(place, path);
const startNew = (...args: string[]) => run('eleventy/commands/new.ts', { args });
const json = async (path: string) =>
  JSON.parse(await readFile(inPlace(path), 'utf8')) as Record<string, unknown>;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'new-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

describe('npm run new', () => {
  describe('with options', () => {
    let folder: string;
    let errors: readonly string[];
    const page = (path: string) => readFile(join(folder, 'site', path), 'utf8');

    beforeAll(async () => {
      folder = inPlace('bub');
      const options = ['--name', name, '--short', 'bub', '--brand', '#7a1f5c'];
      expect((await startNew(folder, ...options)).code).toBe(0);
      const environment = { PROJECT_DIR: folder, SOCIAL_IMAGES: '0' };
      const built = await run('bundled.js', { environment });
      expect(built.code).toBe(0);
      errors = built.errors;
    });

    it('writes a project that can be built into its own folder', async () => {
      expect((await readdir(folder)).sort()).toEqual([
        '.gitignore',
        'README.md',
        'content',
        'site',
      ]);
      expect(await page('index.html')).toContain('#7a1f5c');
      expect(await page('fr/qui-sommes-nous.html')).toContain('<html');
    });

    it('leaves only facts to add that nobody was asked for', () => {
      const facts = /recipients: nobody has the task hosting|log_days is empty/;
      const warnings = errors.filter((line) => /^[\w/-]+\.json: /.test(line));
      expect(warnings.filter((line) => !facts.test(line))).toEqual([]);
    });

    it('names the association as text, and nothing of the embedded one', async () => {
      const privacy = await page('datenschutz.html');
      expect(privacy).toContain('Bund der Übung &amp; Beispiel e. V.');
      for (const path of ['index.html', 'datenschutz.html', 'impressum.html', 'en/privacy.html']) {
        expect(await page(path)).not.toMatch(/vhm|Heilberufe|\bADT\b/i);
      }
    });

    it('changes nothing in a project that is there', async () => {
      const home = 'bub/content/pages/home.json';
      await writeFile(inPlace(home), '{}');
      await rm(inPlace('bub/content/pages/about.json'));
      // The backups that an upgrade of the project's Directus makes.
      await mkdir(join(folder, 'cms.backups'));
      const again = await startNew(folder, '--name', 'Other');
      expect(again).toMatchObject({ code: 0, errors: [] });
      expect(again.output).toEqual([`${folder} has a project already. Nothing was changed.`]);
      expect(await readFile(inPlace(home), 'utf8')).toBe('{}');
      expect(await readdir(inPlace('bub/content/pages'))).not.toContain('about.json');
    });
  });

  it('leaves out languages and pages that were not chosen', async () => {
    const options = ['--name', name, '--languages', 'de', '--pages', 'about'];
    expect((await startNew(inPlace('small'), ...options)).code).toBe(0);
    expect(await json('small/content/project.json')).toMatchObject({ languages: ['de'] });
    const text = await readFile(inPlace('small/content/pages/home.json'), 'utf8');
    expect(text).toContain('/ueber-uns');
    expect(text).not.toMatch(/"en"|"fr"|mitglied-werden|aktuelles/);
    expect(await readdir(inPlace('small/content/pages'))).not.toContain('membership.json');
  });

  it('writes nothing through a symbolic link', async () => {
    await mkdir(inPlace('linked/content'), { recursive: true });
    await symlink(inPlace('elsewhere.md'), inPlace('linked/README.md'));
    await symlink(inPlace('elsewhere'), inPlace('nowhere'));
    for (const [folder, found] of [
      ['linked', 'expected no symbolic links in it, found README.md'],
      ['nowhere', 'expected a folder that can be read'],
    ] as const) {
      const { code, errors } = await startNew(inPlace(folder), '--name', name);
      expect({ code, errors }).toEqual({ code: 1, errors: [`${inPlace(folder)}: ${found}.`] });
    }
    expect(await readdir(place)).not.toContain('elsewhere.md');
  });

  it('takes a logo with its size', async () => {
    await writeFile(
      inPlace('own.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h9v9z"/></svg>',
    );
    await startNew(inPlace('marked'), '--name', name, '--logo', inPlace('own.svg'));
    expect(await json('marked/content/project.json')).toMatchObject({
      logo: { file: 'logo.svg', width: 120, height: 40 },
    });
    expect(await readFile(inPlace('marked/content/images/logo.svg'), 'utf8')).toContain(
      'M0 0h9v9z',
    );
  });

  it('asks on a terminal for what is missing, and again after a wrong answer', async () => {
    const command = `'${process.execPath}' --import tsx eleventy/commands/new.ts ${inPlace('asked')} --pages none`;
    // Name, short name (two answers), languages; Enter for all others.
    const input = `${name}\nÄ\nbund\nde,fr\n\n\n\n\n`;
    const { stdout, status } = spawnSync('script', ['-qec', command, '/dev/null'], {
      input,
      timeout: 60_000,
    });
    expect(String(stdout)).toContain('Expected small letters, digits and hyphens');
    expect(status).toBe(0);
    expect(await json('asked/content/project.json')).toMatchObject({
      name: 'bund',
      languages: ['de', 'fr'],
    });
    expect(await json('asked/content/company.json')).toMatchObject({
      company_name: name,
      emails: [{ email: 'info@bund.example' }],
    });
  });

  it.each([
    ['no folder', [], 'Expected one folder, as in `npm run new -- ../my-association`.'],
    ['no name', ['PLACE/empty'], '--name: expected an answer, found none.'],
    [
      'a wrong colour',
      ['PLACE/empty', '--brand', 'greenish'],
      '--brand: expected a colour such as #17665a, found greenish.',
    ],
    [
      'no German',
      ['PLACE/empty', '--languages', 'fr'],
      '--languages: expected languages from de,en,fr, with de, found fr.',
    ],
    [
      'an unknown page',
      ['PLACE/empty', '--pages', 'shop'],
      '--pages: expected pages from news,about,membership, or none, found shop.',
    ],
    [
      'a folder in use',
      ['PLACE/used', '--name', name],
      'PLACE/used: expected a new or empty folder, found notes.txt in it.',
    ],
    [
      'a folder below a file',
      ['PLACE/logo.svg/site', '--name', name],
      "PLACE/logo.svg/site can't be written or read (ENOTDIR). A file is in place of a folder: rename or remove it.",
    ],
    [
      'Collegium itself',
      ['data/mine', '--name', name],
      'data/mine: expected a folder outside Collegium, such as ../my-association.',
    ],
    [
      'a picture that is no SVG',
      ['PLACE/empty', '--name', name, '--logo', 'PLACE/picture.svg'],
      '--logo: expected an SVG file that can be read, found PLACE/picture.svg.',
    ],
    [
      'a logo that the build would refuse',
      ['PLACE/empty', '--name', name, '--logo', 'PLACE/acting.svg'],
      '--logo: expected a drawing (SVG) without onload, exported as a picture, found PLACE/acting.svg.',
    ],
  ])('refuses %s in one line, and writes nothing', async (_, args, line) => {
    await mkdir(inPlace('used'), { recursive: true });
    await writeFile(inPlace('used/notes.txt'), '');
    await cp('data/embedded/association/images/logo.svg', inPlace('logo.svg'));
    await writeFile(inPlace('picture.svg'), 'no picture');
    await writeFile(
      inPlace('acting.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>',
    );
    const placed = (text: string) => text.replaceAll('PLACE', place);
    const { code, errors } = await startNew(...args.map(placed));
    expect({ code, errors }).toEqual({ code: 1, errors: [placed(line)] });
    expect(await readdir(place)).not.toContain('empty');
  });

  it('names its options if one is unknown', async () => {
    const { code, errors } = await startNew(inPlace('empty'), '--colour', 'red');
    expect(code).toBe(1);
    expect(errors.join('\n')).toMatch(
      /^Unknown option '--colour'\. Options: --name, --short, .*--pages\.$/,
    );
  });
});
