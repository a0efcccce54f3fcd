import { describe, expect, it } from '@jest/globals';
import { inGerman, siteOf } from '../smallContent.ts';
import { records } from './smallRecords.ts';

describe('the smallest record', () => {
  it('of a project has all languages that it names, and shows no accessibility statement', () => {
    const { project, languages } = siteOf();
    expect(languages).toEqual(['de', 'en', 'fr']);
    expect(project).toMatchObject({
      show_accessibility: false,
      config: { consent: { preselect: false } },
    });
    expect(project.config.matomo).toBeUndefined();
  });

  it('of a theme lets the visitor choose between light and dark', () => {
    expect(siteOf().theme.config.colorMode).toBe('user');
  });

  it('of a company has nobody and no register', () => {
    expect(siteOf().company).toMatchObject({ executives: [], registers: [], emails: [] });
  });

  it('of the legal texts has no third-party area and no officer', () => {
    expect(siteOf().legal).toMatchObject({ rolex_area: false, data_protection_commissioner: [] });
  });

  it('of a menu has an entry that leads to a page', () => {
    expect(siteOf({ menus: [records.menu] }).menus[0]!.entries[0]).toMatchObject({
      type: 'page',
      sub: [],
      groups: [],
    });
  });

  it('of a widget stands in the footer without a logo', () => {
    expect(siteOf({ widgets: [records.widget] }).widgets[0]).toMatchObject({
      sort: 0,
      position: 'footer',
      props: { showLogo: false },
    });
  });

  it('of an opening period has a day', () => {
    expect(siteOf({ openingPeriods: [records.period] }).openingPeriods).toEqual([
      { sort: 0, day: 1, origin: 'openingPeriods[0]' },
    ]);
  });

  it('of an opening period in the older format has a translation', () => {
    expect(siteOf({ openingPeriods: [records.olderPeriod] }).openingPeriods[0]).toMatchObject({
      sort: 0,
      closed: false,
    });
  });

  it('of the home page has neither actions nor topics', () => {
    expect(siteOf().pages[0]).toMatchObject({ key: 'home', actions: [], topics: [] });
  });

  it('of a page knows where its editor finds it', () => {
    expect(siteOf({ pages: [records.content] }).pages[0]).toMatchObject({
      key: 'content',
      origin: 'pages[0]',
    });
  });
});

describe('what the model makes of a record', () => {
  it('leaves out the empty languages that the backend leaves behind', () => {
    const project = { ...records.project, languages: ['', 'de', '', 'fr'] };
    expect(siteOf({ project: [project] }).languages).toEqual(['de', 'fr']);
  });

  it('takes both shapes of a social entry for the same', () => {
    const href = 'https://social.example/@vhm';
    const { socialEntries } = siteOf({
      socialEntries: [
        { media: 'other', display_name: 'Mastodon', external_path: href },
        { media: 'other', displayName: 'Mastodon', path: href },
      ],
    });
    const entry = { media: 'other', display_name: 'Mastodon', external_path: href };
    expect(socialEntries).toEqual([
      { ...entry, origin: 'socialEntries[0]' },
      { ...entry, origin: 'socialEntries[1]' },
    ]);
  });

  it('lets the path of a social entry lead inside the site', () => {
    const { socialEntries } = siteOf({
      socialEntries: [{ media: 'other', displayName: 'Podcast', path: '/aktuelles/podcast' }],
    });
    expect(socialEntries).toMatchObject([
      { display_name: 'Podcast', external_path: '/aktuelles/podcast' },
    ]);
    // An internal path has no host from which a name could be derived.
    expect(() => siteOf({ socialEntries: [{ media: 'other', path: '/aktuelles' }] })).toThrow(
      'socialEntries[0]: display_name: expected a name',
    );
  });

  it('takes opening periods in both formats, with times to the minute', () => {
    const { openingPeriods } = siteOf({
      openingPeriods: [
        { sort: 2, day: 'Feiertage', time_open: '09:00:00', time_close: '12:30', free_text: ' ' },
        {
          sort: 1,
          closed: true,
          opening_time: null,
          closing_time: null,
          translations: [{ language: 'de', day: 'Montag', free_text: null }],
        },
      ],
    });
    expect(openingPeriods).toEqual([
      {
        ...{ sort: 1, closed: true, translations: [{ language: 'de', day: 'Montag' }] },
        origin: 'openingPeriods[1]',
      },
      {
        ...{ sort: 2, day: 'Feiertage', time_open: '09:00', time_close: '12:30' },
        origin: 'openingPeriods[0]',
      },
    ]);
  });

  it('takes the note of an opening period for German where it is not translated', () => {
    const note = { language: 'de', free_text: 'nach Vereinbarung' };
    const { openingPeriods } = siteOf({
      openingPeriods: [
        { day: 1, free_text: note.free_text },
        { day: 1, free_text: note.free_text, translations: [] },
        { day: 1, translations: [note] },
      ],
    });
    const period = { sort: 0, day: 1, translations: [note] };
    expect(openingPeriods).toEqual(
      [0, 1, 2].map((index) => ({ ...period, origin: `openingPeriods[${index}]` })),
    );
  });

  it('puts widgets in the order of their sort', () => {
    const widgets = [3, 1, 2].map((sort) => ({ ...records.widget, sort }));
    expect(siteOf({ widgets }).widgets.map(({ sort }) => sort)).toEqual([1, 2, 3]);
  });

  it('takes every way to leave a text empty for one', () => {
    const translations = [inGerman('A', { lead: '', body: null, keywords: ' ' })];
    const [home] = siteOf({ pages: [{ key: 'home', translations }] }).pages;
    expect(home!.translations).toEqual([inGerman('A')]);
  });

  it('lets nobody change the content afterwards', () => {
    const { company, pages } = siteOf();
    expect(() => Object.assign(company.addresses[0], { city: 'Anderswo' })).toThrow(TypeError);
    expect(() => Object.assign(pages[0]!.translations[0]!, { title: 'Anders' })).toThrow(TypeError);
  });
});

describe('news', () => {
  it('comes with the newest first, whatever its source gave first', () => {
    const item = (date: string, slug: string) => ({
      date,
      translations: [inGerman(slug, { slug })],
    });
    const news = [
      item('2026-01-02', 'b'),
      item('2026-11-21', 'neu'),
      item('2026-01-02', 'a'),
      item('2025-12-31', 'alt'),
    ];
    const slugs = siteOf({ news }).news.map(({ translations }) => translations[0]!.slug);
    expect(slugs).toEqual(['neu', 'a', 'b', 'alt']);
  });
});
