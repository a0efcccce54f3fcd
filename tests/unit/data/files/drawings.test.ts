import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDrawings, expectedInstead } from '../../../../data/files/drawings.ts';
import { contentPage, problemLines, siteOf, smallest } from '../smallContent.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 64 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const expected = (drawing: string) => expectedInstead(Buffer.from(drawing));

describe('a drawing', () => {
  const embedded = 'data/embedded/association/images';
  it.each(readdirSync(embedded).filter((name) => name.endsWith('.svg')))('is %s', (name) => {
    expect(expectedInstead(readFileSync(join(embedded, name)))).toBeUndefined();
  });

  it.each([
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->${svg('<path d="M0 0h9v9z"/>')}`,
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
    svg(
      '<style><![CDATA[.a{fill:url(#b)}]]></style><use xlink:href="#a"/>',
      'width="64" height="32"',
    ),
    svg('<image href="data:image/png;base64,AA=="/>', 'width="100%" height="100%"'),
    svg('<title>Logo</title>', ''),
    svg('<use href=" #a"/><use href=""/><image src="DATA:image/WEBP;base64,AA=="/>'),
    svg('<image href="data:image/jpg;,a"/><image href="data:image/jpeg;,a"/>'),
    svg(
      '<image href="data:image/gif;,a"/><path fill="url( \'#a\' )" stroke="url(&quot;#b&quot;)"/>',
    ),
    svg('<style>.a { cursor: url(data:image/png;base64,AA==) }</style>'),
    svg('<desc>What an expression or a url is, and who imports it</desc><path data-on="a"/>'),
    svg('', 'width=" 0.5 " height="1" viewBox="-5, -5 10 10"'),
    `<?editor a?>${svg('')}`,
    svg('', 'viewBox=" 0 0 9 9"'),
    svg('<a hreflang="de"/><path data-src="a.png" name="href"/>'),
    svg(`<desc>${'a'.repeat(5001)}</desc><text>${'a'.repeat(4998)}\n${' '.repeat(99)}</text>`),
    svg(`<g><text><tspan>a</tspan></text></g><metadata>${'a'.repeat(5001)}</metadata>`),
    svg('<set attributeName="hrefx" to="a"/><set xattributeName="href" attributeNames="src"/>'),
  ])('may be %s', (drawing) => {
    expect(expected(drawing)).toBeUndefined();
  });

  it.each([
    ['', 'well-formed'],
    ['not a drawing', 'well-formed'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><path></svg>', 'well-formed (line 1, column 52)'],
    ['<svg xmlns="http://www.w3.org/2000/svg">&ns_ai;</svg>', 'well-formed'],
    ['\u0089PNG', 'well-formed'],
    ['<svg viewBox="0 0 9 9"/>', 'xmlns="http://www.w3.org/2000/svg"'],
    ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'xmlns="http://www.w3.org/2000/svg"'],
    [svg('<script>alert(1)</script>'), 'without <script>'],
    ...['foreignObject', 'SCRIPT', 'iframe', 'object', 'embed', 'audio', 'video', 'handler'].map(
      (name): [string, string] => [
        svg(`<g><${name}/></g>`),
        `without <${name}>, exported as a picture`,
      ],
    ),
    [svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), 'without <script>'],
    [svg('<path ONCLICK="alert(1)"/>'), 'without ONCLICK, exported as a picture'],
    [svg('<path onclick="alert(1)"/>'), 'without onclick'],
    [svg('', 'onload="alert(1)"'), 'without onload'],
    [svg('<image href="https://evil.example/a.png"/>'), 'refers to no other file'],
    [svg('<use xlink:href="other.svg#a"/>'), 'refers to no other file'],
    [svg('<use HREF="other.svg#a"/>'), 'refers to no other file'],
    [svg('<image src="a.png"/>'), 'refers to no other file'],
    [svg('<path style="width:expression(alert(1))"/>'), 'refers to no other file'],
    [svg('<image href="data:image/svg+xml;base64,AA=="/>'), 'refers to no other file'],
    [svg('<a href="data:text/html,data:image/png;"/>'), 'refers to no other file'],
    [svg('<style>a { b: URL( "a.png" ) }</style>'), 'refers to no other file'],
    [svg('<style><![CDATA[a { b: url(a.png) }]]></style>'), 'refers to no other file'],
    [svg('<style>a { b: url(#a); c: url(a.png) }</style>'), 'refers to no other file'],
    [svg('<path style="width: Expression (alert(1))"/>'), 'refers to no other file'],
    [svg('<style>@IMPORT "a.css"</style>'), 'refers to no other file'],
    [`<?XML-Stylesheet href="a.css"?>${svg('')}`, 'refers to no other file'],
    [svg('<a href="javascript:alert(1)"><path/></a>'), 'refers to no other file'],
    [svg('<style>@import "https://evil.example"</style>'), 'refers to no other file'],
    [svg('<path style="fill:url(https://evil.example/a#b)"/>'), 'refers to no other file'],
    [`<?xml-stylesheet href="a.css"?>${svg('')}`, 'refers to no other file'],
    [
      `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`,
      'without definitions in its DOCTYPE',
    ],
    [
      svg('<a href="#a"><set attributeName="xlink:href" to="javascript:alert(1)"/></a>'),
      'whose animations change no link',
    ],
    [svg('<animate attributeName="onclick" values="alert(1)"/>'), 'and no handler'],
    [svg(`<text>${'a'.repeat(5001)}</text>`), 'at most 5000 characters of text'],
    [svg(`<text><![CDATA[${'a'.repeat(5001)}]]></text>`), 'at most 5000 characters of text'],
    [svg('<text>a<tspan>a a</tspan>a</text>'.repeat(1001)), 'at most 5000 characters of text'],
    [svg('', 'width="0" height="10"'), 'above 0'],
    [svg('', 'width="10" height=" 0px"'), 'above 0'],
    [svg('', 'width="-1" height="10"'), 'above 0'],
    [svg('', 'viewBox="0 0 0 9"'), 'above 0'],
    [svg('', 'viewBox=" 1,1, 9 0"'), 'above 0'],
    ['<g xmlns="http://www.w3.org/2000/svg"/>', 'a drawing: <svg xmlns='],
    ['<svg xmlns="http://www.w3.org/1999/xhtml"/>', 'a drawing: <svg xmlns='],
  ])('is not %s', (drawing, told) => {
    expect(expected(drawing)).toContain(told);
  });

  // A logo has a few kilobytes. A drawing of one megabyte is probably a photograph.
  it('has a megabyte at most', () => {
    const spaces = (length: number) => svg(' '.repeat(length - svg('').length));
    expect(expected(spaces(1_000_000))).toBeUndefined();
    expect(expected(spaces(1_000_001))).toBe('a drawing (SVG) of at most 1 MB');
  });

  it('is reported with the place of the mistake, where it has one', () => {
    const lines = '\n'.repeat(11);
    expect(expected(svg(`${lines}<path></g>`))).toBe(
      'a drawing (SVG) that is well-formed (line 12, column 10)',
    );
    expect(expectedInstead(Buffer.from([0xff]))).toBe('a drawing (SVG) that is well-formed');
  });
});

describe('the drawings of a site', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    mkdirSync(join(folder, 'images'));
    writeFileSync(join(folder, 'images/logo.svg'), svg(''));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('may be as they are', () => {
    expect(() => checkDrawings(siteOf(), folder)).not.toThrow();
  });

  it.each([
    ['HTML', '<p><img src="/images/plan.svg" alt="Plan"></p>'],
    ['Markdown', '![Plan](/images/plan.svg)'],
    ['a link', '<a href="https://verband.example/images/plan.svg?v=2#a">Plan</a>'],
  ])('are checked in texts, too: in %s', async (_kind, body) => {
    writeFileSync(join(folder, 'images/plan.svg'), svg('<script>alert(1)</script>'));
    const pages = [...smallest.pages, contentPage('plan', { body })];
    expect(await problemLines(() => checkDrawings(siteOf({ pages }), folder))).toEqual([
      'pages[5]: translations.de.body: expected a drawing (SVG) without <script>, exported as a picture, found images/plan.svg',
    ]);
    writeFileSync(join(folder, 'images/plan.svg'), svg('<path d="M0 0h9v9z"/>'));
    expect(await problemLines(() => checkDrawings(siteOf({ pages }), folder))).toEqual([]);
  });

  it('are not pictures of another kind', () => {
    writeFileSync(join(folder, 'images/partner.svg.png'), 'no drawing');
    const organisations = [
      {
        group: 'partners',
        name: 'Partner',
        image: { file: 'partner.svg.png' },
        translations: [{ language: 'de', description: 'Ein Partner.' }],
      },
    ];
    expect(() => checkDrawings(siteOf({ organisations }), folder)).not.toThrow();
  });

  it('are reported with record, field and file', async () => {
    writeFileSync(join(folder, 'images/logo.svg'), '<svg><path></svg>');
    writeFileSync(join(folder, 'images/partner.svg'), '<p>a</p>');
    const organisations = [
      {
        group: 'partners',
        name: 'Partner',
        image: { file: 'partner.svg' },
        translations: [{ language: 'de', description: 'Ein Partner.' }],
      },
    ];
    expect(await problemLines(() => checkDrawings(siteOf({ organisations }), folder))).toEqual([
      'project[0]: logo.file: expected a drawing: <svg xmlns="http://www.w3.org/2000/svg" …>, found images/logo.svg',
      'organisations[0]: image.file: expected a drawing: <svg xmlns="http://www.w3.org/2000/svg" …>, found images/partner.svg',
    ]);
  });
});
