import { describe, expect, it } from '@jest/globals';
import {
  contentOf,
  contentPage,
  inGerman,
  problemLines,
  smallest,
  type Records,
} from '../smallContent.ts';

const problems = (records: Records) => problemLines(() => contentOf(records));

describe('the pages that a site needs', () => {
  it('are all there in the smallest content', async () => {
    expect(await problems({})).toEqual([]);
  });

  it.each(['home', 'notFound', 'contact', 'imprint', 'privacy'])('%s', async (missing) => {
    const pages = smallest.pages.filter(({ key }) => key !== missing);
    expect(await problems({ pages })).toEqual([
      `pages: key: expected a page with the key ${missing}`,
    ]);
  });
});

describe('the accessibility statement', () => {
  const project = [{ ...smallest.project[0]!, show_accessibility: true }];

  it('has to be there where the footer links to it', async () => {
    expect(await problems({ project })).toEqual([
      'project[0]: show_accessibility: expected false, or a page /barrierefreiheit, which the footer links to',
    ]);
    const pages = [...smallest.pages, contentPage('barrierefreiheit')];
    expect(await problems({ project, pages })).toEqual([]);
  });
});

describe('the rating of a place', () => {
  const project = (config: object) => [
    { ...smallest.project[0]!, google_place_id: 'ChIJ', config },
  ];
  const consents = [
    { function_id: 'rating', translations: [{ language: 'de', display_name: 'Bewertungen' }] },
  ];

  it('needs a key and a consent', async () => {
    expect(await problems({ project: project({}) })).toEqual([
      'project[0]: google_place_id: expected nothing, or a key for the maps service in config.google_maps_key',
      'project[0]: google_place_id: expected nothing, or a consent with the function_id rating that visitors are asked for',
    ]);
    expect(await problems({ project: project({ google_maps_key: 'k' }), consents })).toEqual([]);
  });
});

describe('an entry of a menu', () => {
  it('leads to a page, wherever in the menu it stands', async () => {
    const menus = [
      {
        id: 'primary',
        entries: [
          entry('Eins', '/eins'),
          { ...entry('Kopf'), sub: [entry('Zwei', '/zwei'), entry('Satzung', '/satzung')] },
          { ...entry('Kopf'), groups: [{ ...entry('Gruppe'), sub: [entry('Drei', '/drei')] }] },
        ],
      },
      { id: 'footer', entries: [entry('Vier', '/vier'), entry('Kontakt', '/kontakt')] },
    ];
    expect(await problems({ menus, pages: [...smallest.pages, contentPage('satzung')] })).toEqual([
      'menus[0]: entries.0.path: expected the path of a page, found /eins (Eins)',
      'menus[0]: entries.1.sub.0.path: expected the path of a page, found /zwei (Zwei)',
      'menus[0]: entries.2.groups.0.sub.0.path: expected the path of a page, found /drei (Drei)',
      'menus[1]: entries.0.path: expected the path of a page, found /vier (Vier)',
    ]);
  });

  it("may lead to what only members see, in the members' menu", async () => {
    const menus = [{ id: 'members', entries: [entry('Hotline', '/mitgliederbereich/hotline')] }];
    expect(await problems({ menus })).toEqual([]);
  });
});

describe('a tile of the home page', () => {
  it('leads to a page', async () => {
    const translations = [{ language: 'de', title: 'T', text: 'T' }];
    const label = [{ language: 'de', label: 'L' }];
    const home = {
      key: 'home',
      translations: [inGerman('Start')],
      topics: [
        { path: '/kontakt', translations },
        { path: '/eins', translations },
      ],
      actions: [{ path: '/zwei', translations: label }],
    };
    expect(await problems({ pages: [home, ...smallest.pages.slice(1)] })).toEqual([
      'pages[0]: topics.1.path: expected the path of a page, found /eins',
      'pages[0]: actions.0.path: expected the path of a page, found /zwei',
    ]);
  });
});

function entry(displayName: string, path?: string) {
  return { ...(path && { path }), translations: [{ language: 'de', displayName }] };
}
