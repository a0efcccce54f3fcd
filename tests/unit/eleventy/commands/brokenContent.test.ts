import { beforeAll, describe, expect, it } from '@jest/globals';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finished } from './command.ts';
import { buildWith, edit, failedLate, failedWith, folder } from './goodBuild.ts';

/* A build names each mistake of editors in one line, with its file and field. */

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

  it('publishes nothing if STRICT is set', async () => {
    expect(await buildWith(withTexts, { STRICT: '1' })).toEqual(failedLate(...build.errors));
  });
});
