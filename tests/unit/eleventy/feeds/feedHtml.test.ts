import { describe, expect, it } from '@jest/globals';
import { trustSanitised } from '../../../../components/primitives/safeHtml.ts';
import { feedHtml, feedImage } from '../../../../eleventy/feeds/feedHtml.ts';
import { richText } from '../../../../eleventy/richText/richText.ts';

const page = 'https://vhm.example/aktuelles/tagung';
const image = {
  src: '/assets/images/saal-1.jpeg',
  width: 1600,
  height: 900,
  sources: [{ type: 'image/avif', srcSet: '/assets/images/saal-480.avif 480w' }],
};
const shown = (text: string) =>
  feedHtml(
    richText(text, {
      language: 'de',
      localised: (path) => path,
      newTabHint: '(neuer Tab)',
      siteOrigin: 'https://vhm.example',
      image: (address) => (address === '/images/saal.jpg' ? image : undefined),
    }).html,
    page,
  );

describe('a text in a feed', () => {
  it('has whole addresses', () => {
    expect(shown('<a href="/kontakt?a=1&amp;b=2">K</a>')).toBe(
      '<a href="https://vhm.example/kontakt?a=1&amp;b=2">K</a>',
    );
    expect(shown('<a href="#anfahrt">A</a>')).toBe(`<a href="${page}#anfahrt">A</a>`);
    expect(shown('<a href="mailto:info@vhm.example">M</a>')).toBe(
      '<a href="mailto:info@vhm.example">M</a>',
    );
  });

  it('opens links as the reader’s own software does', () => {
    expect(shown('<a href="https://example.org/">dort</a>')).toBe(
      '<a href="https://example.org/">dort</a>',
    );
  });

  it('has plain pictures in the format that everything shows', () => {
    expect(shown('<p><img src="/images/saal.jpg" alt="Ein Saal"></p>')).toBe(
      '<p><img src="https://vhm.example/assets/images/saal-1.jpeg" width="1600" height="900" alt="Ein Saal"></p>',
    );
  });

  it('has nothing that only the site’s own styles and scripts know', () => {
    expect(shown('<h2>Ort</h2><table><tr><th scope="col">A</th></tr></table>')).not.toMatch(
      /\s(id|class|role|tabindex|aria-\w+|loading|target|rel)=/,
    );
  });

  it('keeps what words are: their language, and tables as tables', () => {
    const html = '<p lang="en">Hello</p><table><tr><td colspan="2">A</td></tr></table>';
    expect(shown(html)).toContain('<p lang="en">Hello</p>');
    expect(shown(html)).toContain('<td colspan="2">A</td>');
  });
});

it('what asks before it is loaded is a link in a feed', () => {
  const place = trustSanitised(
    '<div role="group" aria-label="Film &amp; Ton" data-external="a.example" data-src="https://a.example/1?b=1&amp;c"><button>Laden</button></div>',
  );
  expect(feedHtml(place, page)).toBe(
    '<p><a href="https://a.example/1?b=1&amp;c">Film &amp; Ton</a></p>',
  );
});

it('a picture is an element of its own, whatever its name is', () => {
  expect(feedImage('https://vhm.example/a.jpg', '"A" & <B>')).toBe(
    '<img src="https://vhm.example/a.jpg" alt="&quot;A&quot; &amp; <B>">',
  );
});
