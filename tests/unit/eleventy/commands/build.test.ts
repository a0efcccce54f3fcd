import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changed } from '../../data/changed.ts';
import { Builds } from './Builds.ts';
import { run, type Finished } from './command.ts';

const association = 'data/embedded/association';

let builds: Builds;
let folder: string;
let outDir: string;
let good: Finished;
let goodSite: string[];

beforeAll(async () => {
  builds = new Builds();
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  outDir = join(folder, 'site');
  // `OUT_DIR` ends with a slash: the staging folder must still be beside the old site, not in it.
  // `STRICT` turns warnings into errors: the embedded association must have none.
  good = await run('bundled.js', {
    environment: { OUT_DIR: `${outDir}/`, STRICT: '1', NODE_ENV: 'test' },
  });
  goodSite = await filesIn(outDir);
});
afterAll(async () => {
  await builds.stop();
  await rm(folder, { recursive: true, force: true });
});

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

  it('says how many pages there are, in which languages, what is missing, and how long it took', () => {
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

/** A mistake in the content: the file, the field, its wrong value, and the message. */
const mistakes: [what: string, file: string, field: string, value: unknown, line: string][] = [
  [
    'a wrong type',
    'company.json',
    'addresses.0.zip_code',
    12345,
    'company.json: addresses.0.zip_code: expected a text, found 12345',
  ],
  [
    'an unknown key',
    'project.json',
    'show_accesibility',
    true,
    'project.json: show_accesibility: expected no such field (is its name misspelt?)',
  ],
  [
    'a bad colour',
    'theme.json',
    'brand_color',
    'sage green',
    'theme.json: brand_color: expected a colour such as #17665a, found "sage green"',
  ],
  [
    'a missing translation',
    'widgets.json',
    '0.translations',
    [{ language: 'en', header: 'Address' }],
    'widgets.json[0]: translations: expected a translation in the default language, de, found [{"language":"en","header":"Address"}]',
  ],
  [
    'a duplicate path',
    'pages/service-satzung.json',
    'translations.0.slug',
    'service/leistungen',
    'pages/service-satzung.json: translations.de.slug: expected a path of its own, but pages/service-leistungen.json has /service/leistungen already',
  ],
  [
    'a dead link in a menu',
    'menus.json',
    '0.entries.0.path',
    '/neuigkeiten',
    'menus.json[0]: entries.0.path: expected the path of a page, found /neuigkeiten (Aktuelles)',
  ],
];

describe('a build of content with a mistake', () => {
  it.each(mistakes)('reports %s in one line', async (_what, file, field, value, line) => {
    const build = await buildWith((content) => edit(join(content, file), field, value));
    expect(build).toEqual(failedWith(line));
  });

  it('reports broken JSON in one line', async () => {
    const build = await buildWith((content) =>
      writeFile(join(content, 'pages/contact.json'), '{\n  "key": "contact",\n  ]\n}\n'),
    );
    expect(build).toEqual(
      failedWith(expect.stringMatching(/^pages\/contact\.json: expected JSON \(.+\)$/)),
    );
  });

  it('reports several mistakes at once', async () => {
    const build = await buildWith(async (content) => {
      await writeFile(join(content, 'theme.json'), '{ "base_color": "#zzz" }');
      await writeFile(join(content, 'pages/x.json'), '{ "key": "blog" }');
    });
    expect(build).toEqual(
      failedWith(
        'theme.json: brand_color: expected a colour such as #17665a, found nothing',
        'theme.json: base_color: expected a colour such as #17665a, found "#zzz"',
        expect.stringMatching(
          /^pages\/x\.json: key: expected a key: home, contact, [\w, ]+ or accessibility, found "blog"$/,
        ),
      ),
    );
  });
});

describe('a build of content with a broken picture', () => {
  it('reports it in one line, with the record and the field', async () => {
    const build = await buildWith(async (content) => {
      await writeFile(join(content, 'images/haus.jpg'), 'Das ist kein Bild.');
      await edit(join(content, 'organisations.json'), '0.image.file', 'haus.jpg');
    });
    expect(build).toEqual(
      failedWith(
        expect.stringMatching(
          /^organisations\.json\[0\]: image\.file: expected a picture that can be shown, found haus\.jpg, which can't be read \(.+\)$/,
        ),
      ),
    );
  });
});

describe('a build of texts that editors should fix', () => {
  const body = `
    <h2> </h2><h4>Ohne h3</h4>
    <p><a href="/nirgends">Satzung</a> <a href="/kontakt#nirgends">Anfahrt</a>
    <a href="nirgends">Mehr dazu</a> <a href="/${'x'.repeat(300)}">Ohne Ende</a> <a href="/kontakt">hier</a>
    <a href="/kontakt">https://vhm.example/kontakt</a> <a href="/kontakt"></a>
    <a href="file:///etc">Datei</a> <img src="/images/akom-online.svg"></p>
    <p>Was da ist: <a href="/datenschutz#cookies">Cookies</a> <a href="/feed.xml">Feed</a>
    <a href="/mitgliederbereich/hotline">Hotline</a> <a href="/files/satzung.pdf#page=2">PDF</a>
    <a href="/adt">ADT</a> <a href="#ohne-h3">Oben</a> <a href="/kontakt/">Kontakt</a></p>`;
  const lines = [
    'A heading without words was left out.',
    'The heading "Ohne h3" is an h4; expected an h2, so that no rank is skipped.',
    'The link "hier" doesn\'t say where it leads. What is there?',
    'The link "https://vhm.example/kontakt" doesn\'t say where it leads. What is there?',
    'The link to /kontakt has no words. Where does it lead?',
    'The link "Datei" was left out, since it has no address, or a forbidden one.',
    '/images/akom-online.svg has no alternative text. What does it show? If it is only decoration, give it an empty text.',
    'The link to /nirgends leads nowhere.',
    "The link to /kontakt#nirgends leads to a place that the page doesn't have.",
    'The link to nirgends leads nowhere.',
    `The link to /${'x'.repeat(300)} leads nowhere.`,
  ].map((warning) => `pages/service-satzung.json: translations.de.body: ${warning}`);
  const others = [
    'project.json: config.privacy: recipients: texts embed videos.example; add who that is, with the task embedded and this host.',
    'pages/service-leistungen.json: translations.de.body: https://videos.example/1 has no title. What does it show?',
    expect.stringMatching(
      /^opening_hours\.json\[1\]: translations\.de\.free_text: expected a document .+nicht-da\.pdf$/,
    ),
  ];
  const withTexts = async (content: string) => {
    await edit(join(content, 'pages/service-satzung.json'), 'translations.0.body', body);
    const video = '<iframe src="https://videos.example/1"></iframe>';
    await edit(join(content, 'pages/service-leistungen.json'), 'translations.0.body', video);
    await edit(join(content, 'opening_hours.json'), '1.translations', [
      { language: 'de', free_text: '/files/nicht-da.pdf' },
    ]);
  };
  const isOfBody = (line: string) => line.startsWith('pages/service-satzung.json: ');
  let build: Finished;

  beforeAll(async () => {
    const other = join(folder, 'other');
    build = await buildWith(withTexts, { OUT_DIR: other });
    await rm(other, { recursive: true });
  });

  it('reports each once, with page, field and language', () => {
    expect(build.code).toBe(0);
    expect(build.errors.filter(isOfBody)).toEqual(lines);
    expect(build.output).toContain(
      `Warnings for editors, see above: ${lines.length + others.length}`,
    );
  });

  it('names the entry of a list, and the field of an embedded content', () => {
    expect(build.errors.filter((line) => !isOfBody(line))).toEqual(others);
  });

  it('publishes nothing where STRICT asks for it', async () => {
    expect(await buildWith(withTexts, { STRICT: '1' })).toEqual(failedLate(...build.errors));
  });
});

describe('a build in the wrong surroundings', () => {
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

describe('a build that pages are gone from', () => {
  const firstLine = (gone: number, why = '') =>
    `This build lacks ${gone} of the ${pagesOf(goodSite)} pages in ${outDir}${why}. ` +
    'If they are meant to go, set ALLOW_REMOVALS=1:';

  it('stops where a language is gone, and lists all that is', async () => {
    const french = goodSite.filter((file) => /^fr\/\S*\.html /.test(file)).length;
    const build = await buildWith((content) =>
      edit(join(content, 'project.json'), 'languages', ['de', 'en']),
    );
    const lines = Array.from({ length: french }, () => expect.stringMatching(/^ {2}\/fr\//));
    const first = firstLine(french, ' (a legal page and a start page)');
    expect(build).toEqual(failedLate(first, ...lines));
    expect(build.errors).toContain('  /fr/mentions-legales (legal page)');
  });

  it('stops where one translation of a legal page is gone', async () => {
    const build = await buildWith(withoutEnglishStatement);
    expect(build).toEqual(
      failedLate(firstLine(1, ' (a legal page)'), '  /en/accessibility (legal page)'),
    );
  });

  it('goes on where that is meant, and says what is gone', async () => {
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
  it('leaves it to the other', async () => {
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
  it('leaves content alone that is in it', async () => {
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

  it('stops before anything is lost, and lets stay what is named', async () => {
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

/** A failed build prints exactly these lines and leaves the last good site unchanged. */
function failedWith(...errors: unknown[]) {
  return { code: 1, output: [], errors, siteIsUntouched: true };
}

/** The result of a build that fails after all pages were rendered. */
function failedLate(...errors: unknown[]) {
  return { ...failedWith(...errors), output: [expect.stringMatching(/^\[11ty\] .*Wrote/)] };
}

/** Builds a copy of the embedded association after a change to it. */
async function buildWith(
  change: (content: string) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
) {
  const content = join(folder, 'content');
  await cp(association, content, { recursive: true });
  try {
    await change(content);
    return await buildIn({ CONTENT_DIR: content, ...environment });
  } finally {
    await rm(content, { recursive: true });
  }
}

async function buildIn(environment: Readonly<Record<string, string>>) {
  const build = await builds.run({ environment: { OUT_DIR: outDir, ...environment } });
  const site = await filesIn(outDir);
  const names = await readdir(folder);
  const isTidy = !names.some((name) => name.endsWith('.partial'));
  const siteIsUntouched = site.join() === goodSite.join() && isTidy;
  return { ...build, siteIsUntouched };
}

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

function pagesOf(site: readonly string[]): number {
  return site.filter((file) => /\.html /.test(file)).length;
}

async function edit(file: string, field: string, value: unknown): Promise<void> {
  const record = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify(changed(record, field, value)));
}

/** Every file with the time at which it was written. */
async function filesIn(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const described = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const { mtimeMs, size } = await stat(path);
    return `${path.slice(site.length + 1)} ${mtimeMs} ${size}`;
  });
  return (await Promise.all(described)).sort();
}
