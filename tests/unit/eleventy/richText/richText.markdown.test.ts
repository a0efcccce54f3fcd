import { describe, expect, it } from '@jest/globals';
import { richText, type TextSurroundings } from '../../../../eleventy/richText/richText.ts';

const surroundings: TextSurroundings = {
  language: 'en',
  localised: (path) => `/en${path}`,
  newTabHint: '(opens in a new tab)',
  siteOrigin: 'https://verband.example',
  image: (address) =>
    address === '/images/haus am see.jpg'
      ? { src: address, width: 40, height: 30, sources: [] }
      : undefined,
};

const htmlOf = (source: string): string => richText(source, surroundings).html.trim();

describe('a text is HTML', () => {
  it.each([
    '<p>1. *Stern* _Strich_</p>',
    '\n  <p>*a*</p>',
    '<strong>*a*</strong> *b*',
    '<!-- Entwurf -->*a*',
    '</p>*a*',
    '<br/>*a*',
  ])('if it begins with a tag or a comment: %j', (source) => {
    expect(htmlOf(source)).toContain('*');
  });

  it.each([
    ['*a* <b>b</b>', '<p><em>a</em> <b>b</b></p>'],
    ['a < b *c*', '<p>a &lt; b <em>c</em></p>'],
    ['< p>*a*', '<p>&lt; p&gt;<em>a</em></p>'],
    ['<mailto:a@b.example> *c*', '<em>c</em>'],
    ['<https://verband.example/kontakt> *c*', '<em>c</em>'],
    ['Ein Satz ohne alles.', '<p>Ein Satz ohne alles.</p>'],
  ])('and Markdown otherwise: %j', (source, expected) => {
    expect(htmlOf(source)).toContain(expected);
  });
});

describe('Markdown', () => {
  it.each([
    ['paragraphs and breaks', 'a\nb  \nc\n\nd', '<p>a\nb<br>\nc</p>\n<p>d</p>'],
    [
      'emphasis',
      '*a* **b** ~~c~~ `d`',
      '<p><em>a</em> <strong>b</strong> <s>c</s> <code>d</code></p>',
    ],
    [
      'lists',
      '- a\n  - b\n\n1. c',
      '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n<ol>\n<li>c</li>\n</ol>',
    ],
    ['a list that goes on', '3. a', '<ol start="3">\n<li>a</li>\n</ol>'],
    ['a quotation', '> a', '<blockquote>\n<p>a</p>\n</blockquote>'],
    ['a rule', 'a\n\n---', '<p>a</p>\n<hr>'],
    ['code', '```js\na < b\n```', '<pre><code>a &lt; b\n</code></pre>'],
    ['what is escaped', '\\*a\\* &amp; &uuml;', '<p>*a* &amp; ü</p>'],
  ])('knows %s', (_what, source, expected) => {
    expect(htmlOf(source)).toBe(expected);
  });

  it('has headings of the ranks that a text may have', () => {
    expect(htmlOf('# A\n## B\n### C\n#### D\n##### E\nF\n---').replaceAll('\n', '')).toBe(
      '<h2 id="a">A</h2><h2 id="b">B</h2><h3 id="c">C</h3><h4 id="d">D</h4><h4 id="e">E</h4><h2 id="f">F</h2>',
    );
    expect(richText('# A\n\n## B *c*', surroundings).headings).toEqual([
      { id: 'a', text: 'A' },
      { id: 'b-c', text: 'B c' },
    ]);
  });

  it('has tables that scroll, named by the heading above', () => {
    expect(htmlOf('## Sätze\n\n| a | b |\n|--:|---|\n| 1 | 2 |').replaceAll('\n', '')).toBe(
      '<h2 id="saetze">Sätze</h2>' +
        '<section class="table-scroll" tabindex="0" aria-label="Sätze">' +
        '<table><thead><tr><th>a</th><th>b</th></tr></thead>' +
        '<tbody><tr><td>1</td><td>2</td></tr></tbody></table></section>',
    );
  });

  it('has links by the rules of the site', () => {
    expect(htmlOf('[a](/kontakt "Titel")')).toBe('<p><a href="/en/kontakt">a</a></p>');
    expect(htmlOf('[a](https://verband.example/kontakt)')).toBe(
      '<p><a href="/en/kontakt">a</a></p>',
    );
    expect(htmlOf('[a](https://example.org)')).toContain('class="new-tab">a<span class="visually');
  });

  it('takes addresses for links, and file names for words', () => {
    expect(htmlOf('Siehe https://verband.example/kontakt.')).toBe(
      '<p>Siehe <a href="/en/kontakt">https://verband.example/kontakt</a>.</p>',
    );
    expect(htmlOf('Schreiben Sie an info@verband.de!')).toContain(
      '<a href="mailto:info@verband.de" ',
    );
    expect(htmlOf('Siehe satzung.de und Frau Dr.Ing. Muster')).not.toContain('<a');
  });

  it('has pictures', () => {
    expect(htmlOf('![Das Haus](</images/haus am see.jpg> "Titel")')).toBe(
      '<p><img src="/images/haus am see.jpg" width="40" height="30" alt="Das Haus" loading="lazy" decoding="async"></p>',
    );
  });

  it('may have HTML in it, which nobody trusts either', () => {
    expect(
      htmlOf('Ein <span lang="en" onclick="alert(1)">*word*</span><script>alert(1)</script>'),
    ).toBe('<p>Ein <span lang="en"><em>word</em></span></p>');
    expect(htmlOf('a\n\n<ul onclick="alert(1)"><li>b</li></ul>\n\n**c**')).toBe(
      '<p>a</p>\n<ul><li>b</li></ul>\n<p><strong>c</strong></p>',
    );
  });
});

describe('headings elsewhere', () => {
  it('have ids down to the third rank only, where that is asked for', () => {
    const source = '<h2>A</h2><h3>B</h3><h4>C</h4>';
    expect(richText(source, { ...surroundings, deepestAnchor: 3 }).html).toBe(
      '<h2 id="a">A</h2><h3 id="b">B</h3><h4>C</h4>',
    );
    expect(htmlOf(source)).toContain('<h4 id="c">');
  });
});

describe('tables', () => {
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  const namesIn = (source: string) =>
    [...htmlOf(source).matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);

  it('are named by their caption, else by the heading before them', () => {
    const captioned = table.replace('<tbody>', '<caption>Sätze <b>2027</b></caption><tbody>');
    expect(namesIn(`<h2>A</h2>${captioned}<h3>B  c</h3>${table}`)).toEqual(['Sätze 2027', 'B c']);
  });

  it('have names that tell them apart', () => {
    expect(namesIn(`<h2>A</h2>${table}${table}`)).toEqual(['A', 'A (2)']);
  });
});
