import { describe, expect, it } from '@jest/globals';
import { homePath, namedPages } from '../../../../data/routes/namedRoutes.ts';
import { sampleLanguages } from '../../../../stories/sampleLanguages.ts';
import {
  categoryPages,
  defaultLanguage,
  languages,
  type Language,
} from '../../../../locales/languages.ts';
import {
  contentPage,
  inGerman,
  page,
  pageInAll,
  problemLines,
  routesOf,
  smallest,
  translated,
} from '../smallContent.ts';

const notShown = undefined;

/** "Named pages per language" in section 2 of the specification. */
const listedPaths: [key: string, de: string, en: string, fr: string | undefined][] = [
  ['contact', '/kontakt', '/en/contact', '/fr/contact'],
  ['thanks', '/danke', '/en/thanks', '/fr/merci'],
  ['imprint', '/impressum', '/en/imprint', '/fr/mentions-legales'],
  // French has no such page, but the contact consent links to /fr/mentions-legales.
  ['privacy', '/datenschutz', '/en/privacy', '/fr/mentions-legales'],
  ['watches', '/uhren', '/en/watches', notShown],
  ['jewelry', '/schmuck', '/en/jewelry', notShown],
  ['accessories', '/accessories', '/en/accessories', notShown],
  ['wedding_rings', '/trauringe', '/en/wedding-rings', notShown],
  ['beads', '/perlen', '/en/beads', notShown],
  ['engagement_rings', '/verlobungsringe', '/en/engagement-rings', notShown],
  ['optics', '/optik', '/en/optics', notShown],
  ['for_kids', '/fuer-kinder', '/en/for-kids', notShown],
  ['events', '/events', '/en/events', notShown],
  ['home_fabrics', '/heimtextilien', '/en/home-fabrics', notShown],
  ['decoratives', '/dekoration', '/en/decoratives', notShown],
  ['floral_workshop', '/florale-werkstatt', '/en/floral_workshop', notShown],
  ['room_fragrances', '/raumduefte', '/en/room-fragrances', notShown],
  ['bicycles', '/fahrraeder', '/en/bicycles', notShown],
  ['window', '/digitales-schaufenster', '/en/store-window', notShown],
];

const satzung = { de: 'service/satzung', en: 'service/statutes', fr: 'service/statuts' };

const fixedPaths = { ...namedPages, ...categoryPages };

describe('the named routes', () => {
  it.each(listedPaths)('%s', (key, de, en, fr) => {
    const paths = (fixedPaths as Record<string, Record<string, string>>)[key] ?? {};
    expect(sampleLanguages.map((language) => paths[language])).toEqual([de, en, fr]);
  });

  it('are below the home page of their language', () => {
    for (const [language, path] of Object.values(fixedPaths).flatMap((each) =>
      Object.entries(each),
    )) {
      const [, first] = path.split('/');
      const prefix = languages.find((other) => other === first) ?? defaultLanguage;
      expect([path, prefix]).toEqual([path, language]);
    }
  });

  it('start at the home page of their language', () => {
    expect([homePath('de'), homePath('en'), homePath('fr')]).toEqual(['/', '/en/', '/fr/']);
  });
});

describe('the paths of pages', () => {
  const keys = ['home', 'notFound', 'contact', 'imprint', 'privacy'] as const;
  const pages = [...keys.map((key) => pageInAll(key)), pageInAll('content', satzung)];
  const routes = routesOf({ pages });
  const pathsIn = (language: Language) =>
    routes.all.filter((route) => route.language === language).map(({ path }) => path);

  it('are German slugs at the root', () => {
    expect(pathsIn('de').sort()).toEqual(
      ['/', '/404', '/datenschutz', '/impressum', '/kontakt', '/service/satzung'].sort(),
    );
  });

  it('are English slugs below /en', () => {
    expect(pathsIn('en').sort()).toEqual(
      [
        '/en/',
        '/en/404',
        '/en/contact',
        '/en/imprint',
        '/en/privacy',
        '/en/service/statutes',
      ].sort(),
    );
  });

  it('are French slugs below /fr, where imprint and privacy notice are one page', () => {
    expect(pathsIn('fr').sort()).toEqual(
      ['/fr/', '/fr/404', '/fr/contact', '/fr/mentions-legales', '/fr/service/statuts'].sort(),
    );
    const { page, alsoHere } = routes.at('/fr/mentions-legales')!;
    expect([page.key, ...alsoHere.map(({ key }) => key)]).toEqual(['imprint', 'privacy']);
  });

  it('are the same whatever the order of the records', () => {
    const { page, alsoHere } = routesOf({ pages: pages.toReversed() }).at('/fr/mentions-legales')!;
    expect([page.key, ...alsoHere.map(({ key }) => key)]).toEqual(['imprint', 'privacy']);
  });

  it('are grouped by the kind of page, as templates need them', () => {
    expect(routes.byKey.home.map(({ path }) => path)).toEqual(['/', '/en/', '/fr/']);
    expect(routes.byKey.privacy.map(({ path }) => path)).toEqual(['/datenschutz', '/en/privacy']);
    expect(routesOf().byKey.content).toEqual([]);
  });

  it('are known in every language of a page, for the language switch', () => {
    const alternates = (path: string) =>
      Object.fromEntries(routes.alternates(routes.at(path)!.page));
    expect(alternates('/kontakt')).toEqual({
      de: '/kontakt',
      en: '/en/contact',
      fr: '/fr/contact',
    });
    expect(alternates('/en/privacy')).toEqual({
      de: '/datenschutz',
      en: '/en/privacy',
      fr: '/fr/mentions-legales',
    });
  });
});

describe('a page that is not translated', () => {
  const routes = routesOf({
    pages: [
      ...smallest.pages,
      page(
        'content',
        inGerman('Satzung', { slug: 'satzung' }),
        translated('fr', 'Statuts', { slug: 'statuts' }),
      ),
    ],
  });
  const { page: satzungPage } = routes.at('/satzung')!;

  it('does not exist in that language', () => {
    expect(routes.pathOf(satzungPage, 'en')).toBeUndefined();
    expect(routes.at('/en/satzung')).toBeUndefined();
    expect([...routes.alternates(satzungPage).keys()]).toEqual(['de', 'fr']);
  });

  it('is linked to in its original language instead', () => {
    expect(routes.localised('/satzung', 'en')).toBe('/satzung');
    expect(routes.localised('/satzung', 'fr')).toBe('/fr/statuts');
  });
});

describe('a language that the project does not have', () => {
  it('has no routes, even if pages are translated into it', () => {
    const project = [{ ...smallest.project[0]!, languages: ['de', 'en'] }];
    const routes = routesOf({ project, pages: [pageInAll('home')] });
    expect(routes.all.map(({ path }) => path)).toEqual(['/', '/en/']);
  });
});

describe('two pages that want the same path', () => {
  const problems = (...pages: readonly object[]) => problemLines(() => routesOf({ pages }));

  it('are reported in one line for each slug', async () => {
    const first = { de: 'satzung', en: 'statutes', fr: 'statuts' };
    const second = { de: 'satzung', en: 'other', fr: 'statuts' };
    expect(await problems(pageInAll('content', first), pageInAll('content', second))).toEqual([
      'pages[1]: translations.de.slug: expected a path of its own, but pages[0] has /satzung already',
      'pages[1]: translations.fr.slug: expected a path of its own, but pages[0] has /fr/statuts already',
    ]);
  });

  it('are reported in one line if a slug is that of a named page', async () => {
    expect(await problems(pageInAll('contact'), contentPage('kontakt'))).toEqual([
      'pages[1]: translations.de.slug: expected a path of its own, but pages[0] has /kontakt already',
    ]);
  });

  it('are reported in one line if a German slug begins like a path in another language', async () => {
    expect(await problems(pageInAll('contact'), contentPage('en/contact'))).toEqual([
      'pages[1]: translations.de.slug: expected another slug, since en is reserved, found en/contact',
    ]);
  });

  it.each(['home', 'contact', 'privacy'])(
    'are reported in one line if the page %s exists twice',
    async (key) => {
      expect(await problems(pageInAll(key), pageInAll(key))).toEqual([
        expect.stringMatching(
          /^pages\[1\]: key: expected a path of its own, but pages\[0\] has \//,
        ),
      ]);
    },
  );
});

describe('localised', () => {
  const routes = routesOf({
    pages: [
      ...['home', 'contact', 'imprint', 'privacy'].map((key) => pageInAll(key)),
      pageInAll('content', satzung),
    ],
  });

  it.each([
    // The paths of pages.
    ['/', '/en/', '/fr/'],
    ['/kontakt', '/en/contact', '/fr/contact'],
    ['/service/satzung', '/en/service/statutes', '/fr/service/statuts'],
    // In French, this page is a part of another page.
    ['/datenschutz', '/en/privacy', '/fr/mentions-legales#privacy'],
    ['/datenschutz?from=form', '/en/privacy?from=form', '/fr/mentions-legales?from=form#privacy'],
    // With an anchor or a query, as editors write them into texts.
    ['/datenschutz#cookies', '/en/privacy#cookies', '/fr/mentions-legales#cookies'],
    [
      '/kontakt?thema=adt#formular',
      '/en/contact?thema=adt#formular',
      '/fr/contact?thema=adt#formular',
    ],
    ['/#termine', '/en/#termine', '/fr/#termine'],
    // A first segment that is a named route.
    ['/danke', '/en/thanks', '/fr/merci'],
    ['/kontakt/anfahrt', '/en/contact/anfahrt', '/fr/contact/anfahrt'],
    ['/uhren/taucheruhren', '/en/watches/taucheruhren', '/uhren/taucheruhren'],
    // A path without a route stays as it is.
    ['/aktuelles', '/aktuelles', '/aktuelles'],
    ['/service/kontakt', '/service/kontakt', '/service/kontakt'],
    ['/kontakte', '/kontakte', '/kontakte'],
  ])('%s', (path, en, fr) => {
    expect(routes.localised(path, 'de')).toBe(path);
    expect(routes.localised(path, 'en')).toBe(en);
    expect(routes.localised(path, 'fr')).toBe(fr);
  });

  it('also translates paths from other languages', () => {
    expect(routes.localised('/en/service/statutes', 'de')).toBe('/service/satzung');
    expect(routes.localised('/fr/mentions-legales', 'en')).toBe('/en/imprint');
  });
});

describe('the path of a news item', () => {
  const aktuelles = { de: 'aktuelles', en: 'news', fr: 'actualites' };
  const item = (section: string, ...translations: readonly object[]) => ({
    date: '2026-11-21',
    section,
    translations,
  });
  const tagung = item(
    'news',
    inGerman('Tagung', { slug: 'aktuelle-vhm-news/tagung' }),
    translated('en', 'Conference', { slug: 'conference' }),
  );

  it('is below the page of its section, in each language that it exists in', () => {
    const routes = routesOf({
      pages: [...smallest.pages, pageInAll('content', aktuelles)],
      news: [tagung],
    });
    expect(routes.byKey.news.map(({ path }) => path)).toEqual([
      '/aktuelles/aktuelle-vhm-news/tagung',
      '/en/news/conference',
    ]);
    expect(routes.localised('/aktuelles/aktuelle-vhm-news/tagung', 'en')).toBe(
      '/en/news/conference',
    );
  });

  it('is below the project’s working groups if it belongs to them', () => {
    const routes = routesOf({
      pages: [...smallest.pages, contentPage('vhm-arbeitskreise')],
      news: [item('working_groups', inGerman('Ernährung', { slug: 'ernaehrung' }))],
    });
    expect(routes.byKey.news.map(({ path }) => path)).toEqual(['/vhm-arbeitskreise/ernaehrung']);
  });

  it('requires the page of its section', async () => {
    expect(await problemLines(() => routesOf({ news: [tagung] }))).toContain(
      'news[0]: section: expected a page at /aktuelles, since its items are below it',
    );
  });

  it('requires the section’s page in the item’s language', async () => {
    const pages = [...smallest.pages, contentPage('aktuelles')];
    expect(await problemLines(() => routesOf({ pages, news: [tagung] }))).toEqual([
      'news[0]: translations.en: expected a page at /aktuelles in the language en, since its items are below it',
    ]);
  });

  it('must not be the path of another page', async () => {
    const pages = [
      ...smallest.pages,
      contentPage('aktuelles'),
      contentPage('aktuelles/aktuelle-vhm-news/tagung'),
    ];
    const german = item('news', tagung.translations[0]!);
    expect(await problemLines(() => routesOf({ pages, news: [german] }))).toEqual([
      'news[0]: translations.de.slug: expected a path of its own, but pages[6] has /aktuelles/aktuelle-vhm-news/tagung already',
    ]);
  });
});
