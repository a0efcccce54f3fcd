import { describe, expect, it } from '@jest/globals';
import { bodyHtml } from '../../../../eleventy/wordpress/bodyHtml.ts';

const leftOut: string[] = [];

function convert(body: string): string {
  leftOut.length = 0;
  const addresses = {
    link: (address: string) =>
      address === 'https://www.bund.example/satzung/' ? '/satzung' : undefined,
    enlarges: (address: string) => address.endsWith('.jpg'),
    picture: (id: string | undefined, address: string) => {
      if (id === '7' || address.endsWith('/tagung.jpg')) {
        return { address: '/images/tagung.jpg', alt: 'Ein voller Saal' };
      }
      return address.endsWith('/plain.jpg') ? { address: '/images/plain.jpg', alt: '' } : undefined;
    },
  };
  return bodyHtml(body, addresses, (text) => leftOut.push(text));
}

describe('a text of WordPress', () => {
  it('gets the paragraphs and line breaks that its editor saw', () => {
    expect(convert('Erster *Absatz*,\nneue Zeile.\n\n<strong>Zweiter</strong> Absatz')).toBe(
      '<p>Erster *Absatz*,<br />\nneue Zeile.</p>\n<p><strong>Zweiter</strong> Absatz</p>',
    );
  });

  it('of the block editor stays as it is, without its comments', () => {
    const block =
      '<!-- wp:paragraph {"align":"left"} -->\n<p class="x">Ein\nSatz.</p>\n<!-- /wp:paragraph -->';
    expect(convert(block)).toBe('<p>Ein\nSatz.</p>');
  });

  it('has its lists and headings', () => {
    const html = convert('<h1>Oben</h1>\nText\n<ul>\n<li>Eins</li>\n\n<li>Zwei</li>\n</ul>');
    expect(html.replace(/\s/g, '')).toContain('<h2>Oben</h2>');
    expect(html.replace(/\s/g, '')).toContain('<ul><li>Eins</li><li>Zwei</li></ul>');
  });

  it('leads to new addresses', () => {
    expect(
      convert('<p><a href="https://www.bund.example/satzung/" target="_blank">Satzung</a></p>'),
    ).toBe('<p><a href="/satzung">Satzung</a></p>');
  });

  it('shows pictures of the new website, with their descriptions', () => {
    const caption =
      '[caption id="a" width="300"]<a href="https://x.example/t.jpg"><img class="wp-image-7" src="https://x.example/t-300x200.jpg" /></a> Der Saal[/caption]';
    expect(convert(caption)).toBe(
      '<figure><img src="/images/tagung.jpg" alt="Ein voller Saal" /><figcaption>Der Saal</figcaption></figure>',
    );
    expect(convert('[gallery ids="7,8"]')).toContain('<img src="/images/tagung.jpg"');
    expect(leftOut).toEqual(['a picture of a gallery']);
  });

  it('keeps the description that a text has for a picture', () => {
    const text = '<img src="https://x.example/tagung.jpg" alt="Der Vorstand">';
    expect(convert(text)).toContain('alt="Der Vorstand"');
    expect(leftOut).toEqual([]);
  });

  it('asks for a missing description, and names a missing picture', () => {
    convert('<img src="https://x.example/plain.jpg"><img src="https://y.example/other.png">');
    expect(leftOut).toEqual([
      'a description of /images/plain.jpg (mere decoration needs none)',
      'the picture https://y.example/other.png',
    ]);
  });

  it('loses shortcodes, and keeps the words inside them', () => {
    expect(convert('Vor [su_box title="A"]Text[/su_box] nach [contact-form-7 id="1"]')).toBe(
      '<p>Vor Text nach</p>',
    );
    expect(leftOut).toEqual(['the shortcode [su_box]', 'the shortcode [contact-form-7]']);
  });

  it('keeps brackets that are words', () => {
    expect(convert('Er sagte [sic] und […] sowie [[gallery]].')).toBe(
      '<p>Er sagte [sic] und […] sowie [[gallery]].</p>',
    );
    expect(leftOut).toEqual([]);
  });

  it('links an address that stands alone, as of a video', () => {
    const address = 'https://video.example/watch?v=1';
    expect(convert(`Film:\n\n${address}`)).toContain(`<a href="${address}">${address}</a>`);
    expect(convert(`[embed]${address}[/embed]`)).toContain(`<a href="${address}">`);
  });

  it('runs nothing', () => {
    const html = convert(
      '<script>alert(1)</script><p onclick="x()">A</p><a href="javascript:x()">B</a><img src="x" onerror="x()"><form><input></form>',
    );
    expect(html).not.toMatch(/script|onclick|onerror|<form|<input/);
    expect(leftOut).toEqual(expect.arrayContaining(['<form>', '<script>']));
  });

  it('ends on text with many brackets', () => {
    expect(convert('[a '.repeat(20_000)).length).toBeGreaterThan(20_000);
    expect(convert('[box a="1"]'.repeat(2_000))).toBe('');
  });
});
