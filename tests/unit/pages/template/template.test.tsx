import { describe, expect, it } from '@jest/globals';
import { render as accessibilityHtml } from '../../../../pages/accessibility.11ty.tsx';
import { render as contentHtml } from '../../../../pages/content.11ty.tsx';
import { data as imprintData, render as imprintHtml } from '../../../../pages/imprint.11ty.tsx';
import { render as privacyHtml } from '../../../../pages/privacy.11ty.tsx';
import { ShownPages } from '../../../../eleventy/preview/ShownPages.ts';
import { template } from '../../../../pages/template/template.tsx';
import { inGerman, page, smallest, translated } from '../../data/smallContent.ts';
import { newsItem, newsSite } from '../newsSite.ts';
import { contextAt, templateData } from '../pageAt.tsx';
import { siteContent } from '../site.ts';

const content = siteContent();

describe('a template', () => {
  it('has Eleventy write a page for each route of its kind, in a file after its path', () => {
    const { pagination, permalink } = imprintData;
    expect(pagination).toEqual({
      data: 'siteContent.routes.byKey.imprint',
      size: 1,
      alias: 'route',
      addAllPagesToCollections: false,
    });
    const paths = ['/en/imprint', '/fr/mentions-legales', '/impressum'];
    expect(paths.map((path) => permalink(templateData(path, content)))).toEqual([
      '/en/imprint.html',
      '/fr/mentions-legales.html',
      '/impressum.html',
    ]);
  });

  it('gives nothing for a page that is there as it would become', () => {
    const shown = new ShownPages();
    const data = { ...templateData('/impressum', content), isShown: shown.isShown };
    const html = imprintHtml(data);
    expect(html).toContain('<h1');
    expect(imprintHtml(data)).toBe(undefined);
    expect(imprintHtml({ ...data, ...templateData('/en/imprint', content) })).not.toBe(html);
    shown.forget('/impressum.html');
    expect(imprintHtml(data)).toBe(html);
    shown.forgetAll();
    expect(imprintHtml(data)).toBe(html);
  });

  it('tells who wants to know it of a page that can’t be rendered, and else ends the build', () => {
    const broken = template('imprint', () => {
      throw new Error('on purpose');
    });
    const told: unknown[] = [];
    const data = templateData('/en/imprint', content);
    const onFailure = (...failure: unknown[]) => void told.push(...failure);
    expect(broken.render({ ...data, onFailure })).toBe(undefined);
    expect(told).toEqual(['/en/imprint.html', new Error('on purpose')]);
    expect(() => broken.render(data)).toThrow('on purpose');
  });

  it('gets the texts of the page in its language, German ones marked as such', () => {
    expect(contextAt('/en/arbitration', content).texts).toMatchObject({
      title: 'Arbitration',
      body: { text: '<p>§ 1</p>', lang: 'de' },
    });
  });
});

describe('a text of an editor', () => {
  const context = contextAt('/en/', content);

  it('leads to the pages in the language of the page', () => {
    expect(context.richText('<p><a href="/datenschutz#cookies">C</a></p>')?.props).toEqual({
      html: '<p><a href="/en/privacy#cookies">C</a></p>',
    });
  });

  it('is marked where it is in German', () => {
    expect(context.richText({ text: '<h2>Über uns</h2>', lang: 'de' })).toEqual({
      props: { html: '<h2 id="ueber-uns">Über uns</h2>', lang: 'de' },
      headings: [{ id: 'ueber-uns', text: 'Über uns' }],
    });
  });

  it('says in the language of the page that a link opens in a new tab', () => {
    const html = context.richText('<a href="https://example.org">dort</a>')?.props.html;
    expect(html).toContain(context.labels.text('link.newTab'));
    expect(context.labels.language).toBe('en');
  });

  it('has anchors down to the fourth rank, and in news to the third', () => {
    const text = '<h2>A</h2><h3>B</h3><h4>C</h4>';
    expect(context.richText(text)?.props.html).toContain('<h4 id="c">');
    const news = contextAt('/aktuelles/tagung', newsSite([newsItem('tagung', '2026-11-21')]));
    expect(news.richText(text)?.props.html).toBe('<h2 id="a">A</h2><h3 id="b">B</h3><h4>C</h4>');
  });

  it('names no place as another text of the page did, and links to its own', () => {
    const { richText } = contextAt('/en/', content);
    const text = '<p><a href="#a">A</a></p><h2>A</h2>';
    expect(richText(text)?.props.html).toBe('<p><a href="#a">A</a></p><h2 id="a">A</h2>');
    expect(richText(text)).toMatchObject({
      props: { html: '<p><a href="#a-2">A</a></p><h2 id="a-2">A</h2>' },
      headings: [{ id: 'a-2', text: 'A' }],
    });
    expect(richText('<h2 id="a">B</h2><h2>A 2</h2><h2>C</h2>')?.headings).toEqual([
      { id: 'a-3', text: 'B' },
      { id: 'a-2-2', text: 'A 2' },
      { id: 'c', text: 'C' },
    ]);
  });

  it('names no region as another text of the page did', () => {
    const { richText } = contextAt('/en/', content);
    const text = '<table><caption>Fees</caption><tbody><tr><td>1</td></tr></tbody></table>';
    expect(richText(text)?.props.html).toContain('aria-label="Fees"');
    expect(richText(text)?.props.html).toContain('aria-label="Fees (2)"');
  });

  it('is named the same on a page where nothing else is called so', () => {
    const text = '<h2>Nur hier</h2>';
    contextAt('/en/', content).richText(text);
    const first = contextAt('/en/', content);
    first.richText('<h2>Nur hier</h2><p>1</p>');
    expect(first.richText(text)?.headings).toEqual([{ id: 'nur-hier-2', text: 'Nur hier' }]);
    expect(contextAt('/en/', content).richText(text)?.headings).toEqual([
      { id: 'nur-hier', text: 'Nur hier' },
    ]);
  });

  it('names no place as the consent banner does, which comes to stand before it', () => {
    const { richText } = contextAt('/en/', content);
    expect(richText('<h2 id="consent-heading">A</h2>')?.headings[0]?.id).toBe('consent-heading-2');
  });

  it('is none where there is none', () => {
    expect(context.richText(undefined)).toBeUndefined();
  });
});

describe('the legal page in French', () => {
  const legal = siteContent({
    pages: [
      ...smallest.pages.slice(0, 3),
      page('imprint', inGerman('Impressum'), translated('fr', 'Mentions légales')),
      page(
        'privacy',
        inGerman('Datenschutz', { body: '<h2 id="cookies">Cookies</h2>' }),
        translated('fr', 'Protection des données', { body: '<h2 id="cookies">Témoins</h2>' }),
      ),
    ],
  });

  it('has both parts', () => {
    const html = imprintHtml(templateData('/fr/mentions-legales', legal))!;
    expect(html).toMatch(/<h1[^>]*>Mentions légales<\/h1>/);
    expect(html).toMatch(/<h2[^>]*>Protection des données<\/h2>.*<h2 id="cookies">Témoins/s);
  });

  it('is the imprint alone in German', () => {
    expect(imprintHtml(templateData('/impressum', legal))!).not.toContain('id="cookies"');
  });
});

describe('no id stands twice', () => {
  it('on a legal page of several texts', () => {
    const body = '<h2>Privacy</h2><h2>Kontakt</h2><h2 id="insurance">Versicherung</h2>';
    const legal = siteContent({
      pages: [
        ...smallest.pages.slice(0, 3),
        page('imprint', inGerman('Impressum', { body }), translated('fr', 'Mentions', { body })),
        page('privacy', inGerman('Datenschutz', { body }), translated('fr', 'Données', { body })),
      ],
      legal: [
        {
          ...smallest.legal[0]!,
          translations: [
            {
              language: 'de',
              insurance: '<h2>Kontakt</h2>',
              additional_top_info: '<h2>Kontakt</h2>',
              additional_bottom_info: '<h3>Kontakt</h3>',
            },
          ],
        },
      ],
    });
    const html = imprintHtml(templateData('/fr/mentions-legales', legal))!;
    expect(html.match(/ id="(?:privacy|kontakt|insurance)[^"]*"/g)?.toSorted()).toEqual([
      ' id="insurance"',
      ' id="insurance-2"',
      ' id="insurance-3"',
      ' id="kontakt"',
      ' id="kontakt-2"',
      ' id="kontakt-3"',
      ' id="kontakt-4"',
      ' id="kontakt-5"',
      ' id="privacy"',
      ' id="privacy-2"',
      ' id="privacy-3"',
    ]);
    expect(html.match(/(?<=href="#)(?:privacy|kontakt|insurance)[^"]*/g)).toEqual([
      'privacy-3',
      'kontakt-5',
      'insurance-3',
    ]);
    for (const path of ['/impressum', '/datenschutz']) {
      const htmlOf = path === '/impressum' ? imprintHtml : privacyHtml;
      expect(twiceIn(htmlOf(templateData(path, legal))!)).toEqual([]);
    }
  });

  it('on an accessibility statement', () => {
    const body = '<h2>Feedback</h2><h2>Complaint</h2><h3>Last check</h3>';
    const content = siteContent({
      pages: [
        ...smallest.pages,
        page('accessibility', inGerman('Barrierefreiheit', { slug: 'barrierefreiheit', body })),
      ],
    });
    const html = accessibilityHtml(templateData('/barrierefreiheit', content))!;
    expect(idsIn(html)).toEqual(expect.arrayContaining(['feedback', 'feedback-2']));
    expect(twiceIn(html)).toEqual([]);
  });

  it('on a page with records', () => {
    const block = {
      type: 'institutions',
      group: 'old',
      translations: [{ language: 'de', heading: 'Schulen' }],
    };
    const body = '<h2>Institutions old</h2><h2>State Musterland</h2>';
    const content = siteContent({
      pages: [
        ...smallest.pages,
        {
          ...page('content', inGerman('Schulen', { slug: 'schulen', body })),
          blocks: [block, { ...block, group: 'new' }],
        },
      ],
      institutions: [school, { ...school, group: 'new' }],
    });
    const html = contentHtml(templateData('/schulen', content))!;
    expect(idsIn(html).filter((id) => /^(?:institutions|state)-/.test(id))).toEqual([
      'institutions-old-2',
      'state-musterland-3',
      'institutions-old',
      'state-musterland',
      'institutions-new',
      'state-musterland-2',
    ]);
  });

  it('on a list of news', () => {
    const site = newsSite([newsItem('tagung', '2026-11-21')], {
      pages: [
        ...smallest.pages,
        page(
          'content',
          inGerman('Aktuelles', { slug: 'aktuelles', body: '<h2>Jahr 2026</h2>' }),
          translated('en', 'News', { slug: 'news' }),
        ),
      ],
    });
    const html = contentHtml(templateData('/aktuelles', site))!;
    expect(idsIn(html)).toEqual(expect.arrayContaining(['jahr-2026', 'jahr-2026-2']));
    expect(twiceIn(html)).toEqual([]);
  });
});

const school = {
  name: 'Schule',
  group: 'old',
  state: 'Musterland',
  street: 'Allee',
  zip_code: '12345',
  city: 'Musterstadt',
  kinds: ['initial'],
  times: ['full_time'],
  accredited_until: '2028-06-30',
  translations: [{ language: 'de', subjects: 'Manualtherapie' }],
};

function twiceIn(html: string): string[] {
  const ids = idsIn(html);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
}
