import { beforeEach, describe, expect, it } from '@jest/globals';
import { gatherWarnings } from '../../../../data/problems/editorWarnings.ts';
import { kindNames, writtenSchema, type KindName } from '../../../../data/kinds/index.ts';
import { printable } from '../../../../data/problems/printable.ts';
import { completeRecords } from '../../../content/completeRecords.ts';
import { changed } from '../changed.ts';
import {
  contentOf,
  contentPage,
  inGerman,
  page,
  problemLines,
  siteOf,
  smallest,
  translated,
  type Records,
} from '../smallContent.ts';

/** Values that are formally valid, but useless for visitors. */

let warnings: ReadonlySet<string>;
beforeEach(() => {
  warnings = gatherWarnings();
});

const problems = (records: Records) => problemLines(() => contentOf(records));

describe('a slug', () => {
  const place = (...further: readonly object[]) => ({ pages: [...smallest.pages, ...further] });

  it.each([
    ...['en', 'fr', 'en/satzung', 'images/x', 'files/x', 'assets/x', 'page-data/x', 'search-index'],
    ...['sitemap', 'feed', 'robots', 'service-worker', 'offline', 'manifest', 'favicon', 'admin'],
  ])('is not %s, which the build or a host needs for something else', async (slug) => {
    const [name] = slug.split('/');
    expect(await problems(place(contentPage(slug)))).toEqual([
      `pages[5]: translations.de.slug: expected another slug, since ${name} is reserved, found ${slug}`,
    ]);
  });

  it('meets only the feed and the offline page in other languages', async () => {
    const inEnglish = (slug: string) =>
      place(page('content', inGerman('A', { slug: 'a' }), translated('en', 'A', { slug })));
    expect(await problems(inEnglish('images/en'))).toEqual([]);
    expect(await problems(inEnglish('feed'))).toEqual([
      'pages[5]: translations.en.slug: expected another slug, since feed is reserved, found feed',
    ]);
  });

  it('of a piece of news stands below its section, where no such name is', async () => {
    const news = [{ date: '2026-11-21', translations: [inGerman('A', { slug: 'feed' })] }];
    expect(await problems({ ...place(contentPage('aktuelles')), news })).toEqual([]);
  });

  it('makes a name of a file that no file system refuses', async () => {
    expect(await problems(place(contentPage('a'.repeat(200))))).toEqual([]);
    expect(await problems(place(contentPage('a'.repeat(201))))).toEqual([
      expect.stringMatching(
        /^pages\[5\]: translations\.de\.slug: expected a slug of 200 letters at most, found "a+…$/,
      ),
    ]);
  });

  it('is reported once, whatever is wrong with it', async () => {
    expect(await problems(place(contentPage(`Ä/404${'a'.repeat(200)}`)))).toHaveLength(1);
  });
});

describe('the languages of a project', () => {
  it('are each there once', async () => {
    const project = [{ ...smallest.project[0], languages: ['de', 'en', 'en'] }];
    expect(await problems({ project })).toEqual([
      'project[0]: languages: expected each language once, found ["de","en","en"]',
    ]);
  });
});

describe('opening hours', () => {
  const older = (times: object) => ({ ...times, translations: [{ language: 'de', day: 'Mo' }] });

  it.each<[object, string]>([
    [
      { day: 1, time_open: '09:00' },
      'time_close: expected a time, since there is time_open, found nothing',
    ],
    [
      { day: 1, time_close: '09:00' },
      'time_open: expected a time, since there is time_close, found nothing',
    ],
    [
      { day: 1, time_open: '12:00', time_close: '09:00' },
      'time_close: expected a time after 12:00, found "09:00"',
    ],
    [
      { day: 1, time_open: '09:00', time_close: '09:00:30' },
      'time_close: expected a time after 09:00, found "09:00:30"',
    ],
    [
      older({ opening_time: '09:00' }),
      'closing_time: expected a time, since there is opening_time, found nothing',
    ],
    [
      older({ opening_time: '12:00', closing_time: '09:00' }),
      'closing_time: expected a time after 12:00, found "09:00"',
    ],
    [{ day: 1.5 }, 'day: expected a day: a number, or a text, found 1.5'],
    [{ day: '' }, 'day: expected a day: a number, or a text, found ""'],
    [{ day: '\u200b' }, 'day: expected a day: a number, or a text, found "\u200b"'],
  ])('%j', async (period, line) => {
    expect(await problems({ openingPeriods: [period] })).toEqual([`openingPeriods[0]: ${line}`]);
  });

  it.each([0, 16, '16', 'Feiertage', '24. Dezember'])('are on %j', async (day) => {
    const period = { day, time_open: '09:00', time_close: '12:00' };
    expect(await problems({ openingPeriods: [period] })).toEqual([]);
  });
});

describe('a menu', () => {
  const translations = [{ language: 'de', displayName: 'A' }];
  const withEntry = (entry: object) => ({
    menus: [{ id: 'primary', entries: [{ ...entry, translations }] }],
  });

  it('has entries that lead somewhere, or that have others below them', async () => {
    expect(await problems(withEntry({}))).toEqual([
      'menus[0]: entries.0.path: expected a path such as /kontakt, or entries below, found nothing',
    ]);
    expect(await problems(withEntry({ sub: [{ translations }] }))).toEqual([
      'menus[0]: entries.0.sub.0.path: expected a path such as /kontakt, found nothing',
    ]);
    const groups = [{ translations, sub: [{ path: '/kontakt', translations }] }];
    expect(await problems(withEntry({ groups }))).toEqual([]);
    expect(await problems(withEntry({ anchor: 'topics' }))).toEqual([]);
  });

  it('is there once', async () => {
    const menus = ['primary', 'footer', 'primary'].map((id) => ({ id, entries: [] }));
    expect(await problems({ menus })).toEqual([
      'menus[2]: id: expected each id once, found primary again',
    ]);
  });
});

describe('a consent', () => {
  const consent = (function_id: string) => ({
    function_id,
    translations: [{ language: 'de', display_name: 'A' }],
  });

  it('is asked for once', async () => {
    const consents = ['videos', 'videos'].map(consent);
    expect(await problems({ consents })).toEqual([
      'consents[1]: function_id: expected each function_id once, found videos again',
    ]);
  });

  it('is not the one that nobody can refuse', async () => {
    expect(await problems({ consents: [consent('functional')] })).toEqual([
      'consents[0]: function_id: expected another name, since functional is taken, found "functional"',
    ]);
  });
});

/**
 * Addresses with other protocols than the web's, addresses that only a lenient parser accepts, and
 * addresses with a password.
 */
const unsafeAddresses = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt://x/%0aalert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
  ],
  ...[
    'ftp://example.org',
    'https:example.org',
    'https://',
    'https://a b.example',
    'https:\\\\x.org',
  ],
  ...['https://user:password@example.org', 'https://token@example.org/', 'example.org'],
];

describe('an address', () => {
  const text = { language: 'de', display_name: 'A', description: 'A' };
  const partner = { group: 'a', name: 'A', translations: [{ language: 'de', description: 'A' }] };
  const school = {
    ...{ group: 'a', name: 'A', street: 'A', zip_code: '1', city: 'A', state: 'A' },
    ...{ kinds: ['initial'], times: ['full_time'], accredited_until: '2027-01-01' },
    translations: [{ language: 'de', subjects: 'A' }],
  };
  const places: [KindName, (address: string) => object, field: string][] = [
    ['socialEntries', (external_path) => ({ media: 'other', external_path }), 'external_path'],
    ['socialEntries', (path) => ({ media: 'other', path }), 'path'],
    ['institutions', (website) => ({ ...school, website }), 'website'],
    ['organisations', (link) => ({ ...partner, link }), 'link'],
    [
      'consents',
      (link) => ({ function_id: 'x', translations: [{ ...text, link }] }),
      'translations.de.link',
    ],
  ];

  it.each(places)('of %s is one on the web', async (kind, recordWith, field) => {
    for (const address of unsafeAddresses) {
      expect(await problems({ [kind]: [recordWith(address)] })).toEqual([
        expect.stringMatching(
          new RegExp(
            `^${kind}\\[0\\]: ${field}: expected .*an address such as https://example.org`,
          ),
        ),
      ]);
    }
    const good = ['https://example.org', ' HTTPS://user.example:8443/@vhm?a=1#b '];
    for (const address of good) {
      expect(await problems({ [kind]: [recordWith(address)] })).toEqual([]);
    }
  });

  it('inside the site names no other host', async () => {
    for (const link of ['//evil.example/x', '/\\evil.example']) {
      expect(await problems({ organisations: [{ ...partner, link }] })).toHaveLength(1);
    }
  });
});

describe('a text', () => {
  const titled = (title: string) => ({
    pages: [page('home', inGerman(title, { description: 'A' })), ...others],
  });
  const [, ...others] = smallest.pages;

  it.each([
    '\u200b',
    '\u00ad\u00ad',
    '\u2060 \ufeff',
    '\u3164',
    '\u2800',
    '\u202e\u2069',
    '\ufe0f',
  ])('that nobody can see is none: %j', async (title) => {
    expect(await problems(titled(title))).toEqual([
      `pages[0]: translations.de.title: expected a text that can be seen, found ${printable(JSON.stringify(title))}`,
    ]);
  });

  it('that nobody can see is not there, where it need not be', () => {
    const [home] = siteOf({ pages: [page('home', inGerman('A', { lead: '\u200b' }))] }).pages;
    expect(home!.translations[0]).not.toHaveProperty('lead', expect.anything());
  });

  it('keeps what holds letters together or apart', async () => {
    const title = 'Rechts\u00adberatung \u2068שלום\u2069 👩\u200d⚕️ नि\u200dष';
    expect(await problems(titled(title))).toEqual([]);
    expect(siteOf(titled(title)).pages[0]!.translations[0]!.title).toBe(title);
  });

  it.each([
    ['Ver\vband', 'Ver\nband', 'U+000B'],
    ['Ver\fband', 'Ver\nband', 'U+000C'],
    ['Ver\u0085band', 'Ver\nband', 'U+0085'],
    ['Ver\u0002band\u0002', 'Verband', 'U+0002'],
    ['Ver\u007fband', 'Verband', 'U+007F'],
    ['2020\u00962026', '2020–2026', 'U+0096'],
    ['Ver\u0081band', 'Verband', 'U+0081'],
    ['Ver\uffffband\ufdd0', 'Verband', 'U+FFFF, U+FDD0'],
    ['a\tb\r\nc', 'a\tb\r\nc', undefined],
  ])('loses no word with a control character: %j', (title, mended, codes) => {
    expect(siteOf(titled(title)).pages[0]!.translations[0]!.title).toBe(mended);
    expect([...warnings]).toEqual(
      codes === undefined
        ? []
        : [
            `pages[0]: translations.de.title: ${codes} can't be shown, and was removed or replaced. Is the text right?`,
          ],
    );
  });

  it.each([
    ['a\0b', 'U+0000'],
    ['a \ud83d', 'half a character (U+D83D), as where a text is cut off in an emoji'],
    ['\ude00 b', 'half a character (U+DE00), as where a text is cut off in an emoji'],
  ])('that is broken is reported: %j', async (title, found) => {
    expect(await problems(titled(title))).toEqual([
      `pages[0]: translations.de.title: expected a text of whole characters, found ${found}`,
    ]);
  });

  it('is looked at in every field that there is', async () => {
    for (const kind of kindNames) {
      const records = completeRecords(writtenSchema(kind), () => 'a\0b');
      for (const record of records) {
        const lines = await problems({ [kind]: [record] });
        const fields = JSON.stringify(record).split('\\u0000').length - 1;
        const told = lines.filter((line) => line.endsWith('whole characters, found U+0000'));
        expect([kind, told.length]).toEqual([kind, fields]);
      }
    }
  });
});

describe('content that is nested without end', () => {
  const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

  it.each([100, 10_000, 100_000])('%i levels are one line', async (levels) => {
    const home = changed(smallest.pages[0]!, 'topics', deep(levels));
    expect(await problems({ pages: [home, ...smallest.pages.slice(1)] })).toContain(
      'pages[0]: expected at most 50 levels of lists and objects in each other, found more',
    );
  });
});
