import { describe, expect, test } from '@jest/globals';
import { linksIn } from '../../../../../../cms/extensions/collegium/deadLinks/links.ts';
import { deadOwnLinks } from '../../../../../../cms/extensions/collegium/deadLinks/ownLinks.ts';
import { checkContent } from '../../../../../../data/checks/contentProblems.ts';
import { contentPage, rawContent, smallest, type Records } from '../../../../data/smallContent.ts';

const site = 'https://www.example.org';

const withText = (body: string, others: Records = {}): Records => ({
  pages: [...smallest.pages, contentPage('service/satzung', { body })],
  ...others,
});
const linksOf = (records: Records) => linksIn(rawContent(records), site);
const addressesOf = (body: string) => linksOf(withText(body)).map(({ address }) => address);

describe('links in texts', () => {
  test('are found with their words, record and field', () => {
    const body =
      '<p>Zur <a href="https://www.bund.example/a?b=1#c">alten\n <b>Satzung</b></a>.</p>';
    expect(linksOf(withText(body))).toEqual([
      {
        ...{ origin: 'pages[5]', field: 'translations.de.body', words: 'alten Satzung' },
        ...{ address: 'https://www.bund.example/a?b=1', isOutside: true },
      },
    ]);
  });

  test('are found in Markdown', () => {
    expect(
      addressesOf('[Satzung](https://a.example/x) und <https://b.example> und /kontakt'),
    ).toEqual(['https://a.example/x', 'https://b.example/']);
  });

  test('to this website are paths, in any spelling', () => {
    const body =
      '<p><a href="/kontakt#a">A</a><a href="https://www.example.org/impressum">B</a></p>';
    expect(linksOf(withText(body)).map(({ address, isOutside }) => [address, isOutside])).toEqual([
      ['/kontakt#a', false],
      ['/impressum', false],
    ]);
  });

  test('are only those that the website shows', () => {
    expect(
      addressesOf(
        '<p><a href="mailto:a@example.org">A</a><a href="tel:1">B</a><a href="javascript:x">C</a><a name="x">D</a>' +
          '<a href="https://name:secret@a.example">E</a><a href="#f">F</a></p>',
      ),
    ).toEqual([]);
  });
});

describe('fields with an address', () => {
  test('are found, and other texts are not', () => {
    const link = 'https://verband.example/ueber-uns';
    const organisations = [
      { ...{ name: 'Verband', group: 'partners' }, link },
      { ...{ name: 'https ist kein Link', group: 'partners' }, link: '/kontakt' },
    ];
    expect(linksOf({ organisations })).toEqual([
      { origin: 'organisations[0]', field: 'link', words: '', address: link, isOutside: true },
    ]);
  });

  test('are not those of services that the website uses', () => {
    const [project] = smallest.project;
    const config = { matomo: { url: 'https://matomo.example', site_id: 1 } };
    expect(linksOf({ project: [{ ...project, config }] })).toEqual([]);
  });
});

test.each([
  [
    'open tags',
    `<p><a href="https://a.example">A</a>${'<b>'.repeat(60_000)}${'</i>'.repeat(60_000)}`,
  ],
  ['links in each other', '<a href="https://a.example">'.repeat(30_000)],
  ['spaces in an address', `<a href="https://a.example/${' '.repeat(300_000)}x">A</a>`],
  ['Markdown', '*a '.repeat(200_000) + '[a](b)'],
])('thousands of %s take no longer than other texts', (_name, body) => {
  const start = performance.now();
  addressesOf(body);
  expect(performance.now() - start).toBeLessThan(1000);
});

describe('a link to this website', () => {
  const dead = (body: string, others: Records = {}) => {
    const content = rawContent(withText(body, others));
    const checked = checkContent(content);
    if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
    return deadOwnLinks(linksIn(content, site), checked).map(({ address }) => address);
  };
  const to = (...paths: readonly string[]) =>
    `<p>${paths.map((path) => `<a href="${path}">${path}</a>`).join(' ')}</p>`;

  test('leads nowhere without a page', () => {
    expect(dead(to('/nirgends', '/service/satzung-alt?a=1', `${site}/weg#da`))).toEqual([
      '/nirgends',
      '/service/satzung-alt?a=1',
      '/weg#da',
    ]);
  });

  test.each([
    [
      'pages',
      ['/', '/kontakt', '/kontakt/', '/kontakt.html', '/kontakt?a=b#c', '/service/satzung'],
    ],
    ['files of the build', ['/sitemap.xml', '/robots.txt', '/favicon.ico', '/assets/a.css']],
    // Where they are depends on the build.
    ['uploads, and Directus', ['/files/satzung.pdf', '/images/a.svg', '/admin', '/admin/login']],
  ])('leads to %s', (_name, paths) => {
    expect(dead(to(...paths))).toEqual([]);
  });

  test('leads to where redirects lead', () => {
    const redirects = [
      { from: '/alt', to: '/kontakt', permanent: true },
      { from: '/archiv/*', to: 'https://archiv.example.org/*', permanent: true },
      { from: '/satzung.pdf', to: '/files/satzung.pdf', permanent: true },
    ];
    const body = to('/alt', '/archiv/2019', '/satzung.pdf', '/anders');
    expect(dead(body, { redirects })).toEqual(['/anders']);
  });
});
