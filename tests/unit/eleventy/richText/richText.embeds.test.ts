import { describe, expect, it } from '@jest/globals';
import {
  embedsIn,
  richText,
  type TextSurroundings,
} from '../../../../eleventy/richText/richText.ts';

const surroundings: TextSurroundings = {
  language: 'de',
  localised: (path) => path,
  newTabHint: '(öffnet in neuem Tab)',
  siteOrigin: 'https://verband.example',
  embed: ({ title, src, ratio }, privacyHref) =>
    `<div data-place="${title}|${src}|${ratio?.join(':') ?? ''}|${privacyHref}"></div>`,
};
const place = (title: string, src = 'https://videos.example/1', ratio = '') =>
  `<div data-place="${title}|${src}|${ratio}|/datenschutz#external-content"></div>`;

const shown = (source: string, around = surroundings) => {
  const { html, warnings } = richText(source, around);
  return { html: String(html), warnings };
};

describe('what is embedded from another host', () => {
  it.each([
    ['iframe', '<iframe src="https://videos.example/1" title="A"></iframe>'],
    ['iframe with words in it', '<iframe src="//videos.example/1" title="A"><p>x</p></iframe>'],
    ['video', '<video src="https://videos.example/1" title="A" controls></video>'],
    ['video with a source', '<video title="A"><source src="https://videos.example/1"></video>'],
    ['object', '<object data="https://videos.example/1" title="A"><embed src="/b"></object>'],
    [
      'video with words before its source',
      '<video title="A"><p>x</p> <source src="https://videos.example/1"></video>',
    ],
    ['embed', '<embed src="https://videos.example/1" title=" A ">'],
  ])('asks first: %s', (_name, source) => {
    expect(shown(source)).toEqual({ html: place('A'), warnings: [] });
  });

  it('keeps its shape, where that is one', () => {
    const sized = (width: string, height: string) =>
      shown(
        `<iframe src="https://videos.example/1" title="A" width="${width}" height="${height}"></iframe>`,
      ).html;
    expect(sized('560', '315')).toBe(place('A', undefined, '560:315'));
    expect(sized('100%', '400')).toBe(place('A'));
    expect(sized('1', '9000')).toBe(place('A'));
    // The ratio of width and height is limited to 4:1 and 1:4.
    expect(sized('400', '100')).toBe(place('A', undefined, '400:100'));
    expect(sized('100', '400')).toBe(place('A', undefined, '100:400'));
    for (const [width, height] of [
      ['401', '100'],
      ['100', '401'],
      ['0', '0'],
      ['-4', '-3'],
    ] as const) {
      expect(sized(width, height)).toBe(place('A'));
    }
  });

  it('stands beside the paragraph that it was in, in order', () => {
    const frame = (title: string) =>
      `<iframe src="https://videos.example/1" title="${title}"></iframe>`;
    expect(
      shown(`<p>${frame('A')}</p><p>b <strong>${frame('C')}</strong>${frame('D')}</p>`).html,
    ).toBe(`${place('A')}<p>b <strong></strong></p>${place('C')}${place('D')}`);
    expect(shown(`<ul><li>${frame('A')}</li></ul>`).html).toBe(`<ul><li>${place('A')}</li></ul>`);
    expect(shown(`Ein Satz.\n\n${frame('A')}\n\nNoch einer.`).html.replaceAll('\n', '')).toBe(
      `<p>Ein Satz.</p>${place('A')}<p>Noch einer.</p>`,
    );
  });

  const frame = '<iframe src="https://videos.example/1" title="A"></iframe>';
  it.each([
    ...['<div>_</div>', '<ul><li>_</li></ul>', '<ol><li>_</li></ol>', '<blockquote>_</blockquote>'],
    ...['<dl><dt>a</dt><dd>_</dd></dl>', '<figure>_<figcaption>a</figcaption></figure>'],
    '<figure><figcaption>_</figcaption></figure>',
  ])('stays in what may hold it: %s', (source) => {
    expect(shown(source.replace('_', frame)).html).toBe(source.replace('_', place('A')));
  });

  it.each(['td', 'th'])('stays in the cell of a table: %s', (cell) => {
    for (const part of ['thead', 'tbody', 'tfoot']) {
      const table = (inside: string) =>
        `<table><${part}><tr><${cell}>${inside}</${cell}></tr></${part}></table>`;
      expect(shown(table(frame)).html).toContain(table(place('A')));
    }
  });

  it('leaves what stood beside it, be it words, a picture or another', () => {
    expect(shown(`<p>${frame}${frame}</p>`).html).toBe(place('A') + place('A'));
    const image = '<img src="/images/a.jpg" alt="a">';
    const pictured = {
      ...surroundings,
      image: () => ({ src: '/a.jpg', width: 4, height: 3, sources: [] }),
    };
    expect(shown(`<p>${image}${frame}</p>`, pictured).html).toMatch(/^<p><img [^>]*><\/p><div/);
  });

  it('is named by its host if it has no title, and the editor is informed', () => {
    for (const title of ['', 'title=" "']) {
      expect(shown(`<iframe src="https://videos.example/1" ${title}></iframe>`)).toEqual({
        html: place('videos.example'),
        warnings: ['https://videos.example/1 has no title. What does it show?'],
      });
    }
  });

  it.each(['http://videos.example/1', '/files/a.pdf', 'https://verband.example/film.mp4'])(
    'without an https address elsewhere is left out and reported to the editor: %s',
    (src) => {
      expect(shown(`<p>a<iframe src="${src}" title="A"></iframe></p>`)).toEqual({
        html: '<p>a</p>',
        warnings: [
          `The embedded ${src} was left out: expected an https: address on another host, with a name of letters, digits, hyphens and dots.`,
        ],
      });
    },
  );

  it.each([
    'https://zz;require-trusted-types-for/x',
    'https://zz;sandbox/x',
    'https://*/x',
    'https://name:password@videos.example/1',
  ])('is left out and reported to the editor if no policy can name its host: %s', (src) => {
    const { html, warnings } = shown(`<p>a<iframe src="${src}" title="A"></iframe></p>`);
    expect(html).toBe('<p>a</p>');
    expect(warnings).toEqual([expect.stringContaining(`The embedded ${src} was left out`)]);
  });

  it('of YouTube comes from the address that sets fewer cookies', () => {
    const { html } = shown(
      '<iframe src="https://www.youtube.com/embed/1?start=9" title="A"></iframe>',
    );
    expect(html).toContain('https://www.youtube-nocookie.com/embed/1?start=9');
    expect(html).not.toContain('www.youtube.com');
  });

  it('is left out where its provider has nothing to embed, and the editor told where it has', () => {
    const src = 'https://www.youtube.com/watch?v=1';
    expect(shown(`<p>a<iframe src="${src}" title="A"></iframe></p>`)).toEqual({
      html: '<p>a</p>',
      warnings: [
        `The embedded ${src} was left out: expected https://www.youtube.com/embed/ of YouTube.`,
      ],
    });
  });

  it('is left out where its provider has it elsewhere, and the editor told in which places', () => {
    const { warnings } = shown('<iframe src="https://www.google.com/search" title="A"></iframe>');
    expect(warnings).toEqual([
      'The embedded https://www.google.com/search was left out: expected https://www.google.com/maps or https://www.google.com/maps/ of Google Maps.',
    ]);
  });

  it('is left out without a word where it names nothing', () => {
    expect(shown('<p>a<iframe></iframe></p>')).toEqual({ html: '<p>a</p>', warnings: [] });
  });

  it('is left out where nobody can be asked', () => {
    const { embed: _embed, ...others } = surroundings;
    expect(shown('<iframe src="https://videos.example/1"></iframe><p>a</p>', others)).toEqual({
      html: '<p>a</p>',
      warnings: [],
    });
  });

  it('leaves no empty paragraph behind, and its blocks in order', () => {
    const inParagraph = (inside: string) => shown(`<p>${inside}</p>`).html;
    expect(inParagraph(` ${frame} `)).toBe(place('A'));
    expect(inParagraph(`<strong>${frame}</strong>`)).toBe(place('A'));
    const twoBlocks = { ...surroundings, embed: () => '<div>1</div><div>2</div>' };
    expect(shown(`<p>a${frame}</p>`, twoBlocks).html).toBe('<p>a</p><div>1</div><div>2</div>');
  });

  it('is asked for in the language of the page, each time', () => {
    const source = '<iframe src="https://videos.example/1" title="A"></iframe>';
    const french = {
      ...surroundings,
      language: 'fr',
      embed: () => '<div lang="fr"></div>',
    } as const;
    expect(shown(source).html).toBe(place('A'));
    expect(shown(source, french).html).toBe('<div lang="fr"></div>');
  });
});

describe('the addresses that a text embeds', () => {
  it('are those that are asked for', () => {
    expect(embedsIn('a <iframe src="//a.example/x"></iframe> b')).toEqual(['https://a.example/x']);
    expect(embedsIn('In Code: `<iframe src="https://a.example"></iframe>`')).toEqual([]);
    expect(embedsIn('<p>nichts</p><embed src="javascript:alert(1)">')).toEqual([]);
    expect(embedsIn('<img src="https://a.example/x.png" alt="a">')).toEqual([]);
  });
});
