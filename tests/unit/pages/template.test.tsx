/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { data as imprintData, render as renderImprint } from '../../../pages/imprint.11ty.tsx';
import { inGerman, page, smallest, translated } from '../data/smallContent.ts';
import { newsItem, newsSite } from './newsSite.ts';
import { contextAt, templateData } from './pageAt.tsx';
import { siteContent } from './site.ts';

const content = siteContent();

describe('a template', () => {
  it('has a page for each route of its kind, in a file after its path', () => {
    expect(imprintData.pagination).toEqual({
      data: 'siteContent.routes.byKey.imprint',
      size: 1,
      alias: 'route',
    });
    expect(imprintData.permalink(templateData('/en/imprint', content))).toBe('/en/imprint.html');
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
    const html = renderImprint(templateData('/fr/mentions-legales', legal));
    expect(html).toMatch(/<h1[^>]*>Mentions légales<\/h1>/);
    expect(html).toMatch(/<h2[^>]*>Protection des données<\/h2>.*<h2 id="cookies">Témoins/s);
  });

  it('is the imprint alone in German', () => {
    expect(renderImprint(templateData('/impressum', legal))).not.toContain('id="cookies"');
  });
});
