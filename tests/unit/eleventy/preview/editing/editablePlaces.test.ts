import { describe, expect, it } from '@jest/globals';
import { Content } from '../../../../../data/Content.ts';
import { parseSite } from '../../../../../data/model/site.ts';
import { Routes } from '../../../../../data/routes/Routes.ts';
import type { Language } from '../../../../../locales/languages.ts';
import { editablePlaces } from '../../../../../eleventy/preview/editing/editablePlaces.ts';
import { textKey } from '../../../../../eleventy/preview/editing/places.ts';
import {
  page,
  rawContent,
  smallest,
  translated,
  type Records,
} from '../../../data/smallContent.ts';

const statutes = page(
  'content',
  {
    ...{ language: 'de', title: 'Satzung', slug: 'satzung', description: 'Was gilt.' },
    body: '<h2>Zweck &amp; Sitz</h2><p>Der <a href="https://example.org">Verband</a> hat Ziele.</p>',
  },
  translated('en', 'Statutes', { slug: 'statutes' }),
);
const board = { group: 'board', translations: [{ language: 'de', function: 'Vorsitz' }] };

/** The places of the page of the statutes, with origins as Directus has them. */
function placesIn(language: Language, records: Records = {}) {
  const raw = rawContent({ pages: [...smallest.pages, statutes], ...records });
  const site = parseSite(
    Object.fromEntries(
      Object.entries(raw).map(([kind, list]) => [
        kind,
        list.map(({ value }, index) => ({
          origin: ['company', 'legal'].includes(kind) ? kind : `${kind}/${index + 1}`,
          value,
        })),
      ]),
    ) as Partial<typeof raw> as typeof raw,
  );
  const routes = new Routes(site);
  const content = new Content({ site, routes, redirects: [], source: 'a test', folder: '/' });
  const route = routes.all.find(
    (each) => each.page.origin === 'pages/6' && each.language === language,
  );
  return editablePlaces(content, route!);
}

describe('the places that an editor can open from a page', () => {
  it('are the texts of the page in its language, with all languages in the form', () => {
    const texts = 'collection:pages;item:6;fields:translations;mode:drawer';
    expect(placesIn('de').texts.main).toMatchObject({ satzung: texts });
    expect(placesIn('en').texts.main).toMatchObject({ statutes: texts });
    expect(placesIn('en').texts.main['satzung']).toBeUndefined();
  });

  it('include a long text, whose markup and addresses are not in the page', () => {
    expect(placesIn('de').texts.main[textKey('Zweck & Sitz Der Verband hat Ziele.')]).toBe(
      'collection:pages;item:6;fields:translations;mode:drawer',
    );
  });

  it('are the fields of other records, where they are shown', () => {
    const person = {
      name: 'Dr. Maria Muster',
      roles: [board],
      image: { file: 'm.jpg', width: 9, height: 9 },
    };
    const menu = {
      id: 'primary',
      entries: [{ path: '/satzung', translations: [{ language: 'de', displayName: 'Regeln' }] }],
    };
    const { texts, pictures } = placesIn('de', { people: [person], menus: [menu] });
    expect(texts.main).toMatchObject({
      drmariamuster: 'collection:people;item:1;fields:name;mode:drawer',
      vorsitz: 'collection:people;item:1;fields:roles;mode:drawer',
    });
    expect(texts.header).toMatchObject({
      regeln: 'collection:menus;item:1;fields:entries;mode:drawer',
    });
    expect(texts.main['regeln']).toBeUndefined();
    expect(texts.footer['drmariamuster']).toBeUndefined();
    expect(texts.footer).toMatchObject({
      verbandev: 'collection:company;item:1;fields:company_name;mode:drawer',
    });
    expect(pictures).toMatchObject({
      'collection:people;item:1': 'collection:people;item:1;fields:image;mode:drawer',
    });
  });

  it('include the heading of a widget that has none of its own', () => {
    const widget = { widget_name: 'openingHours', translations: [{ language: 'de' }] };
    expect(placesIn('de', { widgets: [widget] }).texts.footer).toMatchObject({
      öffnungszeiten: 'collection:widgets;item:1;fields:widget_name;mode:drawer',
    });
  });

  it('are not those of one of two records with the same text, except for the page itself', () => {
    const named = (name: string) => ({ name, roles: [board] });
    const { main } = placesIn('de', {
      people: [named('Maria Muster'), named('Maria Muster'), named('Satzung')],
    }).texts;
    expect(main['mariamuster']).toBeUndefined();
    expect(main['satzung']).toMatch(/^collection:pages;item:6;/);
  });

  it('are no keys, paths and dates', () => {
    const { main } = placesIn('de', { people: [{ name: 'Maria', roles: [board] }] }).texts;
    expect(main).toHaveProperty('maria');
    expect(main['board']).toBeUndefined();
  });
});

describe('the key of a text', () => {
  it('ignores hyphens, quotes, spaces and capitals, and what is in the middle of a long text', () => {
    expect(textKey(' „Sat\u00adzung“\n ')).toBe('satzung');
    const [start, end] = ['a'.repeat(70), 'b'.repeat(70)];
    expect(textKey(`${start} one ${end}`)).toBe(textKey(`${start} another ${end}`));
    expect(textKey(`${start}${end}`)).not.toBe(textKey(`c${start}${end}`));
  });
});
