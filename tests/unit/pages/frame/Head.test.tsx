/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Head, type HeadProps } from '../../../../pages/frame/Head.tsx';

const props: HeadProps = {
  title: 'Satzung – Verband',
  ownTitle: 'Satzung',
  description: 'Die Satzung.',
  siteName: 'Verband',
  canonical: 'https://vhm.example/satzung',
  alternates: [],
  openGraphType: 'website',
  openGraphLocale: 'de_DE',
  themeColors: [{ color: '#111', media: '(prefers-color-scheme:dark)' }, { color: '#fff' }],
  icon: '/images/logo.svg',
  manifest: '/manifest.json',
  structuredData: [],
};
const headOf = (others: Partial<HeadProps> = {}) =>
  renderToStaticMarkup(<Head {...props} {...others} />);

describe('a social card', () => {
  it('is a summary where there is no picture', () => {
    expect(headOf()).toContain('<meta name="twitter:card" content="summary"/>');
    expect(headOf()).not.toContain('og:image');
  });

  it('is large where there is one, and says how large that is', () => {
    const html = headOf({ image: { src: 'https://vhm.example/a.png', width: 1200, height: 630 } });
    expect(html).toContain('<meta property="og:image" content="https://vhm.example/a.png"/>');
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain('<meta property="og:image:height" content="630"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(html).not.toContain('og:image:alt');
  });

  it('tells what is to be seen where that is known', () => {
    const image = { src: 'https://vhm.example/a.jpg', width: 1200, height: 630, alt: 'Ein Saal' };
    expect(headOf({ image })).toContain('<meta property="og:image:alt" content="Ein Saal"/>');
  });

  it('has the title without the name of the site, which stands beside it', () => {
    expect(headOf()).toContain('<meta property="og:title" content="Satzung"/>');
    expect(headOf()).toContain('<meta property="og:site_name" content="Verband"/>');
  });
});

describe('the colour of the browser’s own bars', () => {
  it('has the one with a condition first, since browsers take the first that applies', () => {
    expect(headOf()).toContain(
      '<meta name="theme-color" content="#111" media="(prefers-color-scheme:dark)"/>' +
        '<meta name="theme-color" content="#fff"/>',
    );
  });
});

it('names the feed where there is one', () => {
  expect(headOf()).not.toContain('atom');
  expect(headOf({ feed: '/feed.xml' })).toContain(
    '<link rel="alternate" type="application/atom+xml" href="/feed.xml"/>',
  );
});

describe('structured data', () => {
  const dataIn = (html: string) =>
    JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
    ) as unknown;

  it('is left out where there is none', () => {
    expect(headOf()).not.toContain('<script');
  });

  it('is one thing, or a graph of several', () => {
    const [one, other] = [
      { '@type': 'Thing', name: 'A & "B"' },
      { '@type': 'Thing', name: 'C' },
    ];
    expect(dataIn(headOf({ structuredData: [one] }))).toEqual({
      '@context': 'https://schema.org',
      ...one,
    });
    expect(dataIn(headOf({ structuredData: [one, other] }))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [one, other],
    });
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028', '&lt;/script>'])(
    'stays data, whatever an editor writes: %j',
    (name) => {
      const html = headOf({ structuredData: [{ '@type': 'Thing', name }] });
      expect(html.match(/<\/?script/g)).toHaveLength(2);
      expect(html).not.toContain('<!--');
      expect(dataIn(html)).toMatchObject({ name });
    },
  );
});
