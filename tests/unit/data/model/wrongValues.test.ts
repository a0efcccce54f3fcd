import { describe, expect, it } from '@jest/globals';
import { productCategories } from '../../../../contract/catalogue.ts';
import { kinds, type KindName } from '../../../../data/kinds/index.ts';
import { languages } from '../../../../locales/languages.ts';
import { changed } from '../changed.ts';
import { inGerman, page, problemLines, siteOf, translated } from '../smallContent.ts';
import { records, type RecordName } from './smallRecords.ts';

/* Each wrong value is reported to the editor in one line with its record and field. */

const aText = 'a text';
const aList = 'a list: [ … ]';
const anObject = 'an object: { … }';
const aColor = 'a colour such as #17665a';
const aTime = 'a time such as 09:00';
const anEmail = 'an e-mail address';
const yesOrNo = 'true or false';
const aPath = 'a path that starts with /, such as /kontakt';
const aSlug = 'a slug of small letters, digits and hyphens, such as service/satzung';
const notEmpty = 'a text that is not empty';
const aFunctionId = 'a name of small letters, such as videos, that stays the same for good';
const aTarget = 'a path such as /service/satzung, or an address such as https://example.org';
const aDate = 'a date such as 2026-11-21';
const aWholeNumber = 'a whole number';
const aPriceAboveZero = 'a price above 0, or nothing where it is told on request';
const aKey = (example: string) =>
  `a key of small letters, digits and hyphens, such as ${example}, that stays the same for good`;

const aLanguage = `a language: ${languages.join(', ')}`;
const pageKeys = kinds.pages.schema.options.map(({ shape }) => shape.key.value);
const aPageKey = `a key: ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(pageKeys)}`;

/**
 * The record, the field, the wrong value (or none), and the expected value that the message names.
 */
const wrongValues: [RecordName, string, unknown, string][] = [
  ['project', 'name', undefined, aText],
  ['project', 'name', '', notEmpty],
  ['project', 'name', 'VHM', 'a short name of small letters, such as vhm'],
  ['project', 'languages', 'de', aList],
  ['project', 'languages', [''], 'the default language, de, among the languages'],
  ['project', 'languages.1', 'xx', aLanguage],
  ['project', 'logo', undefined, anObject],
  ['project', 'logo.file', 'logo.png', 'the name of an SVG file, such as logo.svg'],
  ['project', 'logo.width', 0, 'a width in px'],
  ['project', 'logo.height', '32', 'a height in px'],
  ['project', 'show_accessibility', 'yes', yesOrNo],
  ['project', 'google_place_id', 7, 'an id of letters, digits, - and _, or nothing'],
  ['project', 'google_place_id', 'a&callback=b', 'an id of letters, digits, - and _, or nothing'],
  ['project', 'translations.0.seo_title', null, aText],
  ['project', 'translations.0.seo_description', 7, 'a text, or nothing'],

  ['theme', 'brand_color', undefined, aColor],
  ['theme', 'brand_color', 'greenish', aColor],
  ['theme', 'base_color', '#17665', aColor],
  ['theme', 'config.colorMode', 'dark', 'user or base'],

  ['company', 'company_name', 7, aText],
  ['company', 'legal_form', ' ', notEmpty],
  ['company', 'addresses', 'Allee 1', 'at least one address'],
  ['company', 'addresses.0.address_type', 'branch', 'hq or federal_office'],
  ['company', 'addresses.0.street', undefined, aText],
  ['company', 'addresses.0.number', 1, aText],
  ['company', 'addresses.0.zip_code', 12345, aText],
  ['company', 'addresses.0.city', '', notEmpty],
  ['company', 'emails', undefined, aList],
  ['company', 'emails.0', 'info@vhm.example', anObject],
  ['company', 'emails.0.email', 'info@', anEmail],
  ['company', 'numbers', null, aList],
  ['company', 'numbers.0', '030 1', anObject],
  ['company', 'executives', 'Dr. Muster', aList],
  ['company', 'registers.0', 'VR 1', anObject],
  ['company', 'ust_id', 7, 'a text, or nothing'],

  ['legal', 'rolex_area', 'no', yesOrNo],
  ['legal', 'data_protection_commissioner', 'Dr. Exempel', aList],
  ['legal', 'translations.0.insurance', 7, 'a formatted text, or nothing'],
  ['officer', 'data_protection_commissioner.0.name', undefined, aText],
  ['officer', 'data_protection_commissioner.0.email', 'x', anEmail],
  ['officer', 'data_protection_commissioner.0.phone_number', 30, 'a text, or nothing'],

  ['menu', 'id', 'sidebar', 'primary, members or footer'],
  ['menu', 'entries', undefined, aList],
  ['menu', 'entries.0.path', 'kontakt', aPath],
  ['menu', 'entries.0.path', '/kontakt#anfahrt', aPath],
  ['menu', 'entries.0.anchor', '#anfahrt', 'an anchor such as cookies'],
  ['menu', 'entries.0.type', 'link', 'page or button'],
  ['menu', 'entries.0.translations.0.displayName', undefined, aText],
  ['menu', 'entries.0.sub', '/kontakt', aList],

  ['widget', 'sort', 1.5, aWholeNumber],
  ['widget', 'widget_name', undefined, aText],
  ['widget', 'position', 'header', 'footer or sidebar'],
  ['widget', 'props', true, anObject],
  ['widget', 'props.showLogo', 'yes', yesOrNo],

  ['period', 'day', undefined, 'a day: a number, or a text'],
  ['period', 'sort', '1', aWholeNumber],
  ['period', 'time_open', '9:00', aTime],
  ['period', 'time_close', '24:00', aTime],
  ['olderPeriod', 'closed', 'no', yesOrNo],
  ['olderPeriod', 'opening_time', 9, aTime],
  ['olderPeriod', 'translations', 'Montag', 'a list of translations'],

  ['social', 'media', 'myspace', 'facebook, googleplus, instagram or other'],

  ['home', 'key', 'house', aPageKey],
  ['home', 'topics', '/kontakt', aList],
  ['home', 'topics.0', '/kontakt', anObject],
  ['content', 'translations.0.slug', undefined, 'a slug such as service/satzung'],
  ['content', 'translations.0.slug', '/satzung', aSlug],
  ['content', 'translations.0.slug', 'Satzung', aSlug],
  ['content', 'translations.0.slug', 'info/index', 'another slug, since index and 404 are taken'],
  ['content', 'translations.0.title', undefined, aText],
  ['content', 'translations.0.description', undefined, aText],
  ['content', 'translations.0.body', 7, 'a formatted text, or nothing'],
  ['content', 'translations.0.language', 'xx', aLanguage],
  ['content', 'translations', {}, 'a list of translations'],
  ['content', 'translations', [], 'a translation in the default language, de'],
  ['content', 'call_to_action', 'yes', yesOrNo],

  ['news', 'date', '21.11.2026', aDate],
  ['news', 'date', '2026-02-30', aDate],
  ['news', 'section', 'sport', 'a section: news or working_groups'],
  ['news', 'image', 'tagung.jpg', anObject],
  ['news', 'translations.0.slug', undefined, 'a slug such as service/satzung'],

  ['product', 'category', 'cars', `a category: ${productCategories.join(', ')}`],
  ['product', 'price', '19', 'a price in euros'],
  ['product', 'price', 0, aPriceAboveZero],
  ['product', 'price', -1, aPriceAboveZero],
  ['product', 'price', 1e12, 'a price in euros, up to 10000000'],
  ['product', 'price', 19.999, 'a price in euros, with two decimals at most'],
  ['product', 'manufacturer', 'Nordlicht', aKey('nordlicht')],
  ['product', 'attributes.0.attribute', 'Gehäuse', aKey('material')],
  ['product', 'attributes.0.values', 'steel', aList],
  ['product', 'attributes.0.values', [], 'at least one value'],
  ['product', 'attributes.0.values.0', 7, 'a key such as gold'],
  ['product', 'images', 'uhr.jpg', aList],
  ['product', 'images.0', 'uhr.jpg', anObject],
  ['product', 'images.0.file', 'uhr.pdf', 'the name of a picture file, such as tagung.jpg'],
  ['product', 'images.0.translations', undefined, 'a list of translations'],
  ['product', 'images.0.translations.0.image_alt', undefined, aText],
  ['product', 'translations.0.slug', undefined, 'a slug such as service/satzung'],

  ['category', 'key', 'cars', `a category: ${productCategories.join(', ')}`],
  ['category', 'translations.0.slug', 'Montres', aSlug],
  ['category', 'translations.0.title', undefined, aText],

  ['manufacturer', 'key', undefined, 'a key such as nordlicht'],
  ['manufacturer', 'key', 'Nord Licht', aKey('nordlicht')],
  ['manufacturer', 'name', ' ', notEmpty],
  ['manufacturer', 'link', '/kontakt', 'an address such as https://example.org'],
  ['manufacturer', 'translations.0.description', undefined, aText],

  ['attribute', 'key', '', aKey('material')],
  ['attribute', 'values', [], 'at least one value'],
  ['attribute', 'values.0.key', 'Gold', aKey('gold')],
  ['attribute', 'values.0.translations.0.name', '', notEmpty],
  ['attribute', 'translations', [], 'a translation in the default language, de'],

  ['consent', 'function_id', 'Videos', aFunctionId],
  ['consent', 'default_on', 1, yesOrNo],
  ['consent', 'translations.0.display_name', undefined, aText],

  ['callToAction', 'translations.0.heading', undefined, aText],

  ['redirect', 'from', 'alt', aPath],
  ['redirect', 'to', 'kontakt', aTarget],
  ['redirect', 'to', 'ftp://example.org', aTarget],
  ['redirect', 'permanent', 301, yesOrNo],
];

describe('a wrong value is one line', () => {
  it.each(wrongValues)('%s %s: %j', async (name, field, value, expected) => {
    const found = value === undefined ? 'nothing' : JSON.stringify(value);
    expect(await linesFor(name, field, value)).toEqual([
      `${kindOf[name]}[0]: ${told(field)}: expected ${expected}, found ${found}`,
    ]);
  });

  it('names a translation by its language, however deep', async () => {
    const product = structuredClone(records.product);
    product.images[0]!.translations.push({ language: 'fr', image_alt: '' });
    expect(await problemLines(() => siteOf({ products: [product] }))).toEqual([
      'products[0]: images.0.translations.fr.image_alt: expected a text that is not empty, found ""',
    ]);
  });
});

/** Every object of the model, by a path to it. */
const objects: [RecordName, string][] = [
  ['project', ''],
  ['project', 'logo.'],
  ['project', 'config.'],
  ['project', 'translations.0.'],
  ['theme', ''],
  ['theme', 'config.'],
  ['company', ''],
  ['company', 'addresses.0.'],
  ['legal', ''],
  ['legal', 'translations.0.'],
  ['menu', ''],
  ['menu', 'entries.0.'],
  ['menu', 'entries.0.translations.0.'],
  ['widget', ''],
  ['widget', 'props.'],
  ['period', ''],
  ['olderPeriod', ''],
  ['olderPeriod', 'translations.0.'],
  ['social', ''],
  ['home', ''],
  ['content', ''],
  ['content', 'translations.0.'],
  ['news', ''],
  ['news', 'translations.0.'],
  ['product', ''],
  ['product', 'attributes.0.'],
  ['product', 'images.0.'],
  ['product', 'images.0.translations.0.'],
  ['category', ''],
  ['category', 'translations.0.'],
  ['manufacturer', ''],
  ['manufacturer', 'translations.0.'],
  ['attribute', ''],
  ['attribute', 'values.0.'],
  ['attribute', 'values.0.translations.0.'],
  ['consent', ''],
  ['callToAction', ''],
  ['redirect', ''],
];

describe('a field that the model does not know is one line', () => {
  it.each(objects)('%s %stiltle', async (name, path) => {
    expect(await linesFor(name, `${path}tiltle`, 'x')).toEqual([
      `${kindOf[name]}[0]: ${told(`${path}tiltle`)}: expected no such field (is its name misspelt?)`,
    ]);
  });
});

describe('a picture', () => {
  const image = { file: 'tagung.jpg' };
  const alt = { slug: 'tagung', image_alt: 'Menschen an einem runden Tisch' };

  it('is reported in every language that the record exists in', async () => {
    const described = { ...records.news, image, translations: [inGerman('Tagung', alt)] };
    expect(siteOf({ pages: [], news: [described] }).news[0]).toMatchObject({ image });

    const french = translated('fr', 'Congrès', { slug: 'congres' });
    const half = { ...described, translations: [...described.translations, french] };
    expect(await problemLines(() => siteOf({ news: [half] }))).toEqual([
      'news[0]: translations.fr.image_alt: expected what the picture shows, since there is one, found nothing',
    ]);
  });

  it.each(['../tagung.jpg', 'bilder/tagung.jpg', 'tagung.exe'])('is no %s', async (file) => {
    expect(await linesFor('news', 'image', { file })).toEqual([
      expect.stringMatching(/^news\[0\]: image\.file: expected the name of a picture file/),
    ]);
  });
});

describe('a record that is none', () => {
  it.each<[KindName, string]>([
    ['project', anObject],
    ['openingPeriods', anObject],
    ['pages', aPageKey],
  ])('%s: null', async (kind, expected) => {
    expect(await problemLines(() => siteOf({ [kind]: [null] }))).toEqual([
      `${kind}[0]: expected ${expected}, found null`,
    ]);
  });
});

describe('other mistakes', () => {
  it('a single kind that is missing', async () => {
    expect(await problemLines(() => siteOf({ theme: [] }))).toEqual([
      'theme: expected one record, found nothing',
    ]);
  });

  it('a language twice', async () => {
    const twice = page('home', inGerman('A'), inGerman('B'));
    expect(await problemLines(() => siteOf({ pages: [twice] }))).toEqual([
      'pages[0]: translations.de.language: expected one translation a language, found "de"',
    ]);
  });

  it.each([
    [{ media: 'other' }, 'nothing'],
    [{ media: 'other', external_path: 'vhm' }, '"vhm"'],
  ])('a profile without an address: %j', async (entry, foundThis) => {
    expect(await problemLines(() => siteOf({ socialEntries: [entry] }))).toEqual([
      `socialEntries[0]: external_path: expected an address such as https://example.org, found ${foundThis}`,
    ]);
  });

  it('three actions on the home page', async () => {
    const label = { translations: [{ language: 'de', label: 'L' }] };
    const actions = ['/kontakt', '/impressum', '/datenschutz'].map((path) => ({ path, ...label }));
    expect(await linesFor('home', 'actions', actions)).toEqual([
      expect.stringMatching(/^pages\[0\]: actions: expected two actions at most, found \[/),
    ]);
  });

  it('a group of a menu without entries', async () => {
    const groups = [{ translations: [{ language: 'de', displayName: 'G' }], sub: [] }];
    expect(await linesFor('menu', 'entries.0.groups', groups)).toEqual([
      'menus[0]: entries.0.groups.0.sub: expected at least one entry in a group, found []',
    ]);
  });

  it('a company without an address', async () => {
    expect(await linesFor('company', 'addresses', [])).toEqual([
      expect.stringMatching(/^company\[0\]: addresses/),
    ]);
  });

  it('a key that is too long for an address', async () => {
    expect(await linesFor('manufacturer', 'key', 'a'.repeat(61))).toEqual([
      expect.stringMatching(
        /^manufacturers\[0\]: key: expected a key of 60 letters at most, found/,
      ),
    ]);
  });

  it('quotes no more of a long value than fits into a line', async () => {
    const long = `eine Farbe, die so\n${'lang '.repeat(30)}ist`;
    expect(await linesFor('theme', 'brand_color', long)).toEqual([
      expect.stringMatching(/^.{100,140}…$/),
    ]);
  });

  it('are all told at once', async () => {
    const lines = await problemLines(() =>
      siteOf({
        project: [{ ...records.project, name: 7, show_accessibility: 'yes' }],
        theme: [{ ...records.theme, base_color: 'none' }],
        pages: [{ key: 'house' }, changed(records.content, 'translations.0.title', '')],
      }),
    );
    expect(lines).toEqual([
      'project[0]: name: expected a text, found 7',
      'project[0]: show_accessibility: expected true or false, found "yes"',
      'theme[0]: base_color: expected a colour such as #17665a, found "none"',
      `pages[0]: key: expected ${aPageKey}, found "house"`,
      'pages[1]: translations.de.title: expected a text that is not empty, found ""',
    ]);
  });
});

const kindOf: { readonly [Name in RecordName]: KindName } = {
  project: 'project',
  theme: 'theme',
  company: 'company',
  legal: 'legal',
  officer: 'legal',
  menu: 'menus',
  widget: 'widgets',
  period: 'openingPeriods',
  olderPeriod: 'openingPeriods',
  social: 'socialEntries',
  home: 'pages',
  content: 'pages',
  news: 'news',
  product: 'products',
  category: 'productCategories',
  manufacturer: 'manufacturers',
  attribute: 'attributes',
  consent: 'consents',
  callToAction: 'callToAction',
  redirect: 'redirects',
};

/**
 * The field's name in the message. Usually a translation is named by its language; a wrong language
 * can't be used for that.
 */
function told(field: string): string {
  return field === 'translations.0.language' ? field : field.replaceAll('ions.0', 'ions.de');
}

/** The messages for a record in which one field has this value. */
function linesFor(name: RecordName, field: string, value: unknown): Promise<string[]> {
  const record = changed(records[name], field, value);
  return problemLines(() => siteOf({ [kindOf[name]]: [record] }));
}
