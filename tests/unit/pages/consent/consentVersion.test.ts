import { describe, expect, it } from '@jest/globals';
import { consentChoices } from '../../../../pages/consent/consentChoices.ts';
import { consentVersion } from '../../../../pages/consent/consentVersion.ts';
import { inGerman, page, smallest, type Records } from '../../data/smallContent.ts';
import { contextAt } from '../pageAt.tsx';
import { siteContent } from '../site.ts';

const videos = (description: string, english = 'Shows films.') => ({
  function_id: 'videos',
  translations: [
    { language: 'de', display_name: 'Videos', description },
    { language: 'en', display_name: 'Videos', description: english },
  ],
});
const pages = ['home', 'notFound', 'contact', 'imprint', 'privacy'].map((key) =>
  page(key, inGerman(key)),
);
const site = (consent: object, more: object[] = []): Records => ({
  consents: [consent],
  pages: [...pages, ...more],
});
const showing = (address: string) =>
  page(
    'content',
    inGerman('Film', { slug: 'film', body: `<iframe src="${address}" title="Film"></iframe>` }),
  );

const contextOf = (records: Records, path = '/') => contextAt(path, siteContent(records));
const versionOf = (records: Records, path?: string) => consentVersion(contextOf(records, path));

describe('the version of the question', () => {
  const asked = site(videos('Zeigt Filme.'));

  it('is short, and the same on each page', () => {
    expect(versionOf(asked)).toMatch(/^[0-9a-f]{8}$/);
    expect(versionOf(asked, '/kontakt')).toBe(versionOf(asked));
  });

  it('is the same in all languages, so that nobody is asked twice', () => {
    const content = siteContent({ consents: [videos('Zeigt Filme.')] });
    expect(consentVersion(contextAt('/en/', content))).toBe(
      consentVersion(contextAt('/', content)),
    );
  });

  it.each([
    ['a text', site(videos('Zeigt Filme anderer.'))],
    ['its translation', site(videos('Zeigt Filme.', 'Shows videos.'))],
    ['a provider', site(videos('Zeigt Filme.'), [showing('https://player.vimeo.com/video/1')])],
    [
      'another provider',
      site(videos('Zeigt Filme.'), [showing('https://www.youtube.com/embed/1')]),
    ],
  ])('changes with %s', (_, other) => {
    expect(versionOf(other)).not.toBe(versionOf(asked));
  });

  it('does not change with what visitors are not told by the question', () => {
    const others = [page('content', inGerman('Gebühren', { slug: 'gebuehren' }))];
    expect(versionOf(site(videos('Zeigt Filme.'), others))).toBe(versionOf(asked));
  });
});

describe('who receives data', () => {
  /** https://policies.google.com/privacy/frameworks */
  const google = {
    company: 'Google Ireland Limited, Dublin',
    places:
      'Irland, Vereinigte Staaten (Angemessenheitsbeschluss für das EU-US Data Privacy Framework, Art. 45 DSGVO) und weitere Länder (geeignete Garantien wie Standardvertragsklauseln, Art. 46 DSGVO)',
  };

  const providersOf = (records: Records, functionId: string) =>
    consentChoices(contextOf(records)).find((choice) => choice.functionId === functionId);

  it('of videos, is each provider that a page embeds, once', () => {
    const films = [
      showing('https://www.youtube.com/embed/1'),
      page(
        'content',
        inGerman('Zwei', {
          slug: 'zwei',
          body: '<iframe src="https://www.youtube-nocookie.com/embed/2" title="Film"></iframe>',
        }),
      ),
    ];
    expect(providersOf(site(videos(''), films), 'videos')?.providers).toEqual([
      { name: 'YouTube', ...google },
    ]);
    expect(providersOf(site(videos('')), 'videos')?.providers).toEqual([]);
  });

  it('of maps, is the provider of the map on the contact page', () => {
    const maps = { ...videos('Zeigt Karten.'), function_id: 'maps' };
    expect(providersOf(site(maps), 'maps')?.providers).toEqual([
      { name: 'Google Maps', ...google },
    ]);
  });

  it('of the statistics, is the host of Matomo', () => {
    const config = { matomo: { url: 'https://statistik.example/matomo/', site_id: 7 } };
    const project = [{ ...smallest.project[0]!, config }];
    expect(providersOf({ project }, 'matomo')?.storage).toBe(
      'Die Angaben gehen an statistik.example. Cookies: _pk_id für 13 Monate, _pk_ref für sechs Monate, _pk_ses für 30 Minuten.',
    );
  });

  it('of what only the editors know, is left to their words', () => {
    const other = { ...videos('Podcasts von Beispiel.'), function_id: 'podcasts' };
    expect(providersOf(site(other), 'podcasts')?.providers).toBeUndefined();
  });
});
