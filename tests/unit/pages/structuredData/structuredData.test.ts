import { describe, expect, it } from '@jest/globals';
import { openingHoursSpecification } from '../../../../pages/structuredData/openingHoursSpecification.ts';
import { structuredData } from '../../../../pages/structuredData/structuredData.ts';
import { inGerman, page, siteOf, smallest } from '../../data/smallContent.ts';
import { smallCatalogue } from '../../data/smallCatalogue.ts';
import { newsItem, newsSite } from '../newsSite.ts';
import { contextAt, siteUrl } from '../pageAt.tsx';
import { shopSite, watch } from '../shopSite.ts';
import { entry } from '../site.ts';

const content = newsSite([newsItem('tagung', '2026-11-02')]);
const dataAt = (path: string, site = content) =>
  structuredData(contextAt(path, site), siteUrl).map(
    // As in the page's JSON: properties without a value are missing.
    (thing) => JSON.parse(JSON.stringify(thing)) as Record<string, unknown>,
  );
const typesAt = (path: string) => dataAt(path).map((thing) => thing['@type']);

describe('what is told of a page', () => {
  it('is the association on the start page and on the contact page', () => {
    expect(typesAt('/')).toEqual(['Organization', 'WebSite']);
    expect(typesAt('/en/contact')).toEqual(['Organization']);
  });

  it('is an article for news', () => {
    expect(typesAt('/aktuelles/tagung')).toEqual(['NewsArticle', 'BreadcrumbList']);
  });

  it('has the further parts of a list below the first', () => {
    const days = Array.from({ length: 12 }, (_, index) => String(index + 10));
    const list = newsSite(days.map((day) => newsItem(`t-${day}`, `2026-11-${day}`)));
    expect(JSON.stringify(dataAt('/aktuelles/2', list))).toContain(
      '{"@type":"ListItem","position":2,"name":"content de","item":"https://vhm.example/aktuelles"},' +
        '{"@type":"ListItem","position":3,"name":"content de (Seite 2)"}',
    );
  });

  it('is nothing where there is no page', () => {
    expect(dataAt('/404')).toEqual([]);
  });
});

describe('the site', () => {
  const site = newsSite([], {
    pages: [
      ...smallest.pages,
      page('search', inGerman('Suche')),
      page('content', inGerman('Aktuelles', { slug: 'aktuelles' })),
    ],
  });

  it('can be searched where there is a search', () => {
    expect(dataAt('/', site)[1]).toEqual({
      '@type': 'WebSite',
      name: 'Verband',
      url: 'https://vhm.example/',
      potentialAction: {
        '@type': 'SearchAction',
        target: 'https://vhm.example/suche?q={search_term_string}',
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('is told of without a search where there is none', () => {
    expect(dataAt('/')[1]).not.toHaveProperty('potentialAction');
  });
});

describe('a shop', () => {
  const shop = newsSite([], {
    ...smallCatalogue,
    openingPeriods: [{ sort: 1, day: 10, time_open: '10:00', time_close: '16:00' }],
  });

  it('is a store, which is open itself', () => {
    const [store] = dataAt('/', shop);
    expect(store).toMatchObject({
      '@type': 'Store',
      openingHoursSpecification: [{ dayOfWeek: ['Saturday'], opens: '10:00', closes: '16:00' }],
    });
    expect(store).not.toHaveProperty('location');
  });
});

describe('the association', () => {
  it('has what is known of it, and no more', () => {
    expect(dataAt('/en/')[0]).toEqual({
      '@type': 'Organization',
      name: 'Association',
      url: 'https://vhm.example/en/',
      logo: 'https://vhm.example/icon-512.png',
      legalName: 'Verband e. V.',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Allee 1',
        postalCode: '12345',
        addressLocality: 'Musterstadt',
      },
    });
  });

  it('can be reached', () => {
    const site = newsSite([], {
      company: [
        {
          ...smallest.company[0]!,
          emails: [{ email: 'info@vhm.example' }],
          numbers: [
            { type: 'phone', number: '030 23125010' },
            { type: 'fax', number: 'auf Anfrage' },
          ],
        },
      ],
      socialEntries: [{ media: 'other', path: 'https://social.example/@vhm' }],
      openingPeriods: [{ day: 1, time_open: '09:00', time_close: '12:00' }],
    });
    expect(dataAt('/', site)[0]).toMatchObject({
      telephone: '+493023125010',
      faxNumber: 'auf Anfrage',
      email: 'info@vhm.example',
      sameAs: ['https://social.example/@vhm'],
      location: {
        '@type': 'Place',
        address: { streetAddress: 'Allee 1' },
        openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '09:00', closes: '12:00' }],
      },
    });
  });
});

describe('opening hours', () => {
  const hours = (...openingPeriods: object[]) =>
    openingHoursSpecification(siteOf({ openingPeriods }).openingPeriods, 'de');
  const times = { time_open: '09:00', time_close: '12:00' };

  it.each([
    [1, 'Monday'],
    [2, 'Monday Tuesday Wednesday'],
    [3, 'Monday Tuesday Wednesday Thursday'],
    [4, 'Monday Tuesday Wednesday Thursday Friday'],
    [5, 'Tuesday'],
    [6, 'Tuesday Wednesday Thursday Friday'],
    [7, 'Wednesday'],
    [8, 'Thursday'],
    [9, 'Friday'],
    [10, 'Saturday'],
    [11, 'Sunday'],
    [12, 'Monday Tuesday'],
    [13, 'Thursday Friday'],
    [14, 'Monday Wednesday Friday'],
    ['4', 'Monday Tuesday Wednesday Thursday Friday'],
  ])('of day %j are those of %s', (day, days) => {
    expect(hours({ day, ...times })).toMatchObject([
      { dayOfWeek: days.split(' '), opens: '09:00', closes: '12:00' },
    ]);
  });

  it.each([0, 15, 16, 'nach Absprache'])('of day %j cannot be told', (day) => {
    expect(hours({ day, ...times })).toEqual([]);
  });

  it('are none on a day without times, unless a text says when', () => {
    expect(hours({ day: 1 })).toMatchObject([{ opens: '00:00', closes: '00:00' }]);
    expect(hours({ day: 1, free_text: 'nach Vereinbarung' })).toEqual([]);
  });

  it('have the text that goes with them', () => {
    expect(hours({ day: 1, ...times, free_text: 'nur für Mitglieder' })).toMatchObject([
      { description: 'nur für Mitglieder' },
    ]);
  });

  it('of the older format have days in words, which search engines do not read', () => {
    const translations = [{ language: 'de', day: 'Montag' }];
    expect(hours({ opening_time: '09:00', closing_time: '12:00', translations })).toEqual([]);
  });
});

describe('the way to a page', () => {
  it('has the names and addresses of its steps; the last is the page itself', () => {
    expect(dataAt('/en/news/tagung')[1]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://vhm.example/en/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'content en',
          item: 'https://vhm.example/en/news',
        },
        { '@type': 'ListItem', position: 3, name: 'Meeting tagung' },
      ],
    });
  });

  it('goes through the overview of the part of the menu', () => {
    const sub = ['/aktuelles', '/kontakt'].map((path) => entry(path, path, { path }));
    const menus = [{ id: 'primary', entries: [entry('Verband', 'Association', { sub })] }];
    expect(dataAt('/aktuelles', newsSite([], { menus }))).toMatchObject([
      {
        itemListElement: [
          { position: 1, name: 'Startseite' },
          { position: 2, name: 'Verband', item: 'https://vhm.example/verband' },
          { position: 3, name: 'content de' },
        ],
      },
    ]);
  });
});

describe('an article', () => {
  const articleOf = (others: object, socialImage?: { address: string; alt: undefined }) => {
    const context = contextAt('/aktuelles/a', newsSite([newsItem('a', '2026-11-02', others)]));
    return structuredData({ ...context, socialImage }, siteUrl)[0];
  };

  it('has its headline, day, picture, and who wrote and published it', () => {
    const image = { address: '/assets/social/a.png', alt: undefined };
    expect(articleOf({ author: 'Dr. Maria Muster' }, image)).toMatchObject({
      headline: 'Tagung a',
      datePublished: '2026-11-02',
      image: ['https://vhm.example/assets/social/a.png'],
      author: { '@type': 'Person', name: 'Dr. Maria Muster' },
      publisher: {
        '@type': 'Organization',
        name: 'Verband',
        logo: 'https://vhm.example/icon-512.png',
      },
    });
  });

  it('is the association’s own where it names no author', () => {
    expect(articleOf({})).toMatchObject({ author: { '@type': 'Organization', name: 'Verband' } });
  });
});

describe('a product', () => {
  const gold = { attribute: 'material', values: ['gold'] };
  const content = shopSite(0, {
    products: [
      watch('Morgen 38', { price: 1250, manufacturer: 'werkstatt-1', attributes: [gold] }),
      watch('Abend 40'),
    ],
  });

  it('is an offer, with its maker and what it is made of', () => {
    const [product, trail] = dataAt('/en/watches/morgen-38', content);
    expect(product).toEqual({
      '@type': 'Product',
      name: 'Morgen 38',
      description: 'Morgen 38.',
      url: 'https://vhm.example/en/watches/morgen-38',
      brand: { '@type': 'Brand', name: 'Werkstatt 1' },
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Material (en)', value: 'Gold (en)' }],
      offers: {
        '@type': 'Offer',
        price: '1250.00',
        priceCurrency: 'EUR',
        url: 'https://vhm.example/en/watches/morgen-38',
        seller: expect.objectContaining({ '@type': 'Store', name: 'Verband' }) as unknown,
      },
    });
    expect(trail).toMatchObject({ itemListElement: [{}, { name: 'Watches' }, {}] });
  });

  it('is none without a price', () => {
    const [product] = dataAt('/uhren/abend-40', content);
    expect(product).toEqual({
      '@type': 'Product',
      name: 'Abend 40',
      description: 'Abend 40.',
      url: 'https://vhm.example/uhren/abend-40',
    });
  });
});
