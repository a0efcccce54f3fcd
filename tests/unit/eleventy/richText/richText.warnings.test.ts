import { describe, expect, it } from '@jest/globals';
import { richText, type TextSurroundings } from '../../../../eleventy/richText/richText.ts';

const surroundings: TextSurroundings = {
  language: 'de',
  localised: (path) => path,
  newTabHint: '(öffnet in neuem Tab)',
  siteOrigin: 'https://verband.example',
  image: (src) => ({ src, width: 4, height: 3, sources: [] }),
};

const warningsOf = (source: string, others: Partial<TextSurroundings> = {}) =>
  richText(source, { ...surroundings, ...others }).warnings;

describe('headings', () => {
  it.each(['<h2></h2>', '<h3> &nbsp; </h3>', '<h2><strong><br></strong></h2>'])(
    'without words are left out: %s',
    (heading) => {
      const { html, headings, warnings } = richText(`${heading}<p>a</p>`, surroundings);
      expect(html).toBe('<p>a</p>');
      expect(headings).toEqual([]);
      expect(warnings).toEqual(['A heading without words was left out.']);
    },
  );

  it('without words are left out, too, where their only picture has no address', () => {
    const source = '<h3><img src="jav&#x0A;ascript:alert(1)"></h3><p>a</p>';
    const { html, warnings } = richText(source, surroundings);
    expect(html).toBe('<p>a</p>');
    expect(warnings).toContain('A heading without words was left out.');
  });

  it('hold words only, which is all that a heading may hold', () => {
    const source = '<h2><div lang="en">A</div><ul><li><b>B</b></li></ul></h2>';
    expect(richText(source, surroundings).html).toBe(
      '<h2 id="ab"><span lang="en">A</span><span><span><b>B</b></span></span></h2>',
    );
  });

  it('may be a picture', () => {
    const { html, warnings } = richText('<h2><img src="/a.svg" alt="A"></h2>', surroundings);
    expect(html).toMatch(/^<h2 id="section"><img /);
    expect(warnings).toEqual([]);
  });

  it.each([
    [
      '<h2>A</h2><h4>B</h4>',
      'The heading "B" is an h4; expected an h3, so that no rank is skipped.',
    ],
    ['<h3>A</h3>', 'The heading "A" is an h3; expected an h2, so that no rank is skipped.'],
    ['#### A', 'The heading "A" is an h4; expected an h2, so that no rank is skipped.'],
  ])('skip no rank: %s', (source, warning) => {
    expect(warningsOf(source)).toEqual([warning]);
  });

  it.each(['<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2><h3>E</h3>', '<h1>A</h1><h3>B</h3>'])(
    'may go back as far as they like: %s',
    (source) => {
      expect(warningsOf(source)).toEqual([]);
    },
  );

  it('of a part of a page begin below its heading', () => {
    expect(warningsOf('<h3>A</h3>', { rankAbove: 2 })).toEqual([]);
    expect(warningsOf('<h4>A</h4>', { rankAbove: 2 })).toHaveLength(1);
  });
});

describe('links', () => {
  it.each([
    ...['hier', 'Hier', 'hier klicken …', 'Klicken Sie hier!', 'mehr »', 'here', 'Click here.'],
    ...['read more', 'ici', 'En savoir plus', 'https://verband.example/a', 'www.verband.example'],
  ])('say where they lead: %s', (words) => {
    expect(warningsOf(`<a href="/a">${words}</a>`)).toEqual([
      `The link "${words}" doesn't say where it leads. What is there?`,
    ]);
  });

  it('in Markdown do, too', () => {
    expect(warningsOf('Siehe https://example.org/a')).toHaveLength(1);
  });

  it.each(['', ' ', '<img src="/a.svg" alt="">'])('have words: "%s"', (words) => {
    expect(warningsOf(`<a href="/a">${words}</a>`)).toEqual([
      'The link to /a has no words. Where does it lead?',
    ]);
  });

  it.each([
    ...[
      'Satzung',
      'Hierarchie',
      'mehr über die Satzung',
      'info@verband.example',
      'verband.example',
    ],
    '<img src="/a.svg" alt="Satzung">',
  ])('that do are not reported: %s', (words) => {
    expect(warningsOf(`<a href="/a">${words}</a>`)).toEqual([]);
  });

  it('that are not safe are reported', () => {
    expect(warningsOf('<p><a href="file:///etc">A</a> <a href="javascript:x()">B</a></p>')).toEqual(
      [
        'The link "A" was left out, since it has no address, or a forbidden one.',
        'The link "B" was left out, since it has no address, or a forbidden one.',
      ],
    );
  });

  it('inside the site are those that can be followed up', () => {
    const source =
      '<a href="/a#b">A</a> <a href="#c">C</a> <a href="d">D</a> <a href="https://example.org">E</a>' +
      '<a href="https://verband.example/f">F</a> <a href="mailto:a@example.org">G</a> <a>H</a>';
    expect(richText(source, surroundings).links).toEqual(['/a#b', '#c', 'd', '/f']);
  });
});
