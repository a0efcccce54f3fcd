import { describe, expect, it } from '@jest/globals';
import {
  richText,
  type TextMemory,
  type TextSurroundings,
} from '../../../../eleventy/richText/richText.ts';

const german: TextSurroundings = {
  language: 'de',
  localised: (path) => path,
  newTabHint: '(öffnet in neuem Tab)',
};
const english: TextSurroundings = {
  language: 'en',
  localised: (path) => `/en${path}`,
  newTabHint: '(opens in a new tab)',
};

const htmlOf = (source: string, surroundings = german): string =>
  richText(source, surroundings).html;

describe('what gets through', () => {
  it.each([
    '<h2 id="a">A</h2><h3 id="b">B</h3><h4 id="c">C</h4>',
    '<p>Ein <strong>Satz</strong>, <em>der</em> <b>vieles</b> <i>hat</i>.<br>Und noch einer.</p><hr>',
    '<ul><li>eins<ul><li>zwei</li></ul></li></ul><ol start="3"><li>drei</li></ol>',
    '<dl><dt>Wort</dt><dd>Erklärung</dd></dl><blockquote><p>Zitat</p></blockquote>',
    '<p><small>H<sub>2</sub>O</small><sup>1</sup><abbr>ADT</abbr><code>x</code></p>',
    '<p lang="en">An <span lang="fr">exemple</span></p>',
  ])('%s', (source) => {
    expect(htmlOf(source)).toBe(source);
  });

  it('is text as it was written, umlauts and all', () => {
    expect(htmlOf('<p>Übermäßig „viel“ – 5&nbsp;€ für Bücher &amp; Hefte, 2 &lt; 3</p>')).toBe(
      '<p>Übermäßig „viel“ – 5&nbsp;€ für Bücher &amp; Hefte, 2 &lt; 3</p>',
    );
    expect(htmlOf('<p>&Uuml;berm&auml;&szlig;ig</p>')).toBe('<p>Übermäßig</p>');
  });
});

describe('what does not get through', () => {
  it('is a control character, with which no feed can be read', () => {
    const html = htmlOf('<p title="&#2;">Ver&#11;b&#x1;a&#31;nd<img alt="&#2;"></p>');
    expect(html).toBe('<p>Ver\nband</p>');
  });

  it.each([
    ['a script, with its code', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['a style sheet', '<style>p{color:red}</style><p>a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://example.org"></iframe><p>a</p>', '<p>a</p>'],
    ['a form', '<form action="/x"><input name="a"><button>b</button></form>', 'b'],
    ['a picture from elsewhere', '<p><img src="https://example.org/x.gif" alt=""></p>', '<p></p>'],
    ['a handler', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['an inline style', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['a class', '<p class="visually-hidden">a</p>', '<p>a</p>'],
    ['an id on anything but a heading', '<p id="menu">a</p>', '<p>a</p>'],
    [
      'what a link does not need',
      '<a href="/a" onclick="x()" class="new-tab" style="top:0" id="menu" ping="/b" download>a</a>',
      '<a href="/a">a</a>',
    ],
    [
      'what a heading does not need',
      '<h2 id="a" onclick="x()" class="b">A</h2>',
      '<h2 id="a">A</h2>',
    ],
    ['a drawing', '<svg onload="alert(1)"><p>a</p></svg>', '<p>a</p>'],
    ['a heading of the first rank, which is the page’s own', '<h1>a</h1>', '<h2 id="a">a</h2>'],
    ['a comment', '<p>a<!-- b --></p>', '<p>a</p>'],
  ])('%s', (_what, source, expected) => {
    expect(htmlOf(source)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    'vbscript:x',
    'data:text/html,<p>a</p>',
  ])('a link to %s', (href) => {
    expect(htmlOf(`<a href="${href}">Klick</a>`)).toBe('<span>Klick</span>');
  });
});

describe('headings', () => {
  const idsOf = (source: string) =>
    [...htmlOf(source).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

  it('get an id of their words, the same in every build', () => {
    const source = '<h2>Öffnungszeiten &amp; Anfahrt</h2><h3>Mit dem Bus</h3>';
    expect(idsOf(source)).toEqual(['oeffnungszeiten-and-anfahrt', 'mit-dem-bus']);
  });

  it('keep the id that the editor gave them, as menus may link to it', () => {
    expect(idsOf('<h2 id="cookies">Was wir speichern</h2><h3 id="Teil_2">B</h3>')).toEqual([
      'cookies',
      'Teil_2',
    ]);
  });

  it('get a clean id where the editor gave one that no link can have', () => {
    expect(idsOf('<h2 id="Über uns!">A</h2>')).toEqual(['ueber-uns']);
  });

  it('share no id, and make way for those of the editor', () => {
    expect(
      idsOf('<h2>Kontakt</h2><h3>Kontakt</h3><h2 id="kontakt">K</h2><h4 id="kontakt">K</h4>'),
    ).toEqual(['kontakt-3', 'kontakt-4', 'kontakt', 'kontakt-2']);
  });

  it('have an id even if there is no word in them', () => {
    expect(idsOf('<h2>…</h2><h2>?</h2>')).toEqual(['section', 'section-2']);
  });

  it('of the second rank are listed for a table of contents', () => {
    const { headings } = richText(
      '<h2>Wer wir <em>sind</em> </h2><h3>Vorstand</h3><h2 id="satzung">Satzung &amp; Ordnung</h2>',
      german,
    );
    expect(headings).toEqual([
      { id: 'wer-wir-sind', text: 'Wer wir sind' },
      { id: 'satzung', text: 'Satzung & Ordnung' },
    ]);
  });

  it('leave a text alone that has none', () => {
    expect(richText('<p>a</p>', german).headings).toEqual([]);
  });
});

describe('links', () => {
  it('inside the site lead to the page in the language of the page', () => {
    expect(htmlOf('<a href="/kontakt#form">Kontakt</a>', english)).toBe(
      '<a href="/en/kontakt#form">Kontakt</a>',
    );
  });

  it('within the page stay in it', () => {
    expect(htmlOf('<a href="#satzung">Satzung</a>', english)).toBe(
      '<a href="#satzung">Satzung</a>',
    );
  });

  it('to elsewhere open a new tab, and show and say so', () => {
    expect(
      htmlOf('<a href="https://example.org" target="_self" rel="opener">dort</a>', english),
    ).toBe(
      '<a href="https://example.org" target="_blank" rel="nofollow noopener noreferrer external"' +
        ' class="new-tab">dort<span class="visually-hidden"> (opens in a new tab)</span></a>',
    );
  });

  it('keep the language of what they lead to', () => {
    expect(htmlOf('<a hreflang="en" href="/statutes">Statutes</a>')).toBe(
      '<a hreflang="en" href="/statutes">Statutes</a>',
    );
  });

  it.each([
    ['mailto:info@vhm.example', 'to-mail'],
    ['tel:+4930123', 'to-phone'],
  ])('to %s do not hand on where from, and announce no tab', (href, icon) => {
    expect(htmlOf(`<a href="${href}">a</a>`)).toContain(
      `<a href="${href}" target="_blank" rel="noopener noreferrer" class="${icon}">a</a>`,
    );
  });

  it('without an address are none', () => {
    expect(htmlOf('<a>a</a>')).toBe('<span>a</span>');
  });
});

it('takes blocks in what is set as it was typed for words', () => {
  expect(htmlOf('<pre>a\n<div>b</div>\n<code>c</code></pre>')).toBe(
    '<pre>a\n<span>b</span>\n<code>c</code></pre>',
  );
});

describe('tables', () => {
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';

  it('scroll by themselves, with the keyboard too', () => {
    expect(htmlOf(table)).toBe(`<div class="table-scroll" tabindex="0">${table}</div>`);
  });

  it('are a region of their own where they have a caption', () => {
    const captioned = table.replace('<tbody>', '<caption>„Sätze“ "2027"</caption><tbody>');
    expect(htmlOf(captioned)).toBe(
      '<section class="table-scroll" tabindex="0" aria-label="„Sätze“ &quot;2027&quot;">' +
        `${captioned}</section>`,
    );
  });

  it('have no rows in a caption that lacks its end', () => {
    const row = (cell: string) => `<tr><td>${cell}</td></tr>`;
    expect(htmlOf(`<table><caption>Fees <em>2027${row('1')}${row('2')}</table>`)).toBe(
      '<section class="table-scroll" tabindex="0" aria-label="Fees 2027">' +
        `<table><caption>Fees <em>2027</em></caption>${row('1')}${row('2')}</table></section>`,
    );
  });

  it('keep what tells their cells apart', () => {
    const wide = '<table><tr><th scope="col" colspan="2">A</th><td rowspan="2">B</td></tr></table>';
    expect(htmlOf(wide)).toContain(wide);
  });
});

describe('a text that comes back', () => {
  const source = '<h2>Kontakt</h2><p><a href="/kontakt">Schreiben Sie uns</a></p>';
  const memory: TextMemory = new Map();
  const remembered = (surroundings: TextSurroundings) => richText(source, surroundings, memory);

  it('is the same', () => {
    expect(remembered(german)).toBe(remembered(german));
  });

  it('is what it would be without a memory', () => {
    expect(remembered(german)).toEqual(richText(source, german));
  });

  it('is another one in another language', () => {
    expect(remembered(english).html).not.toBe(remembered(german).html);
  });

  it('follows a page that has moved in the meantime', () => {
    const moved = { ...german, localised: (path: string) => path.replace('kontakt', 'kontakte') };
    expect(remembered(german).html).toContain('href="/kontakt"');
    expect(remembered(moved).html).toContain('href="/kontakte"');
  });
});

it('has no headings of what stands in for an embedded content alone', () => {
  expect(htmlOf('<h2><iframe src="http://elsewhere.example/">a</iframe></h2><p>b</p>')).toBe(
    '<p>b</p>',
  );
});
