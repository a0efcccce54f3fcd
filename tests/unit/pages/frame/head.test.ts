import { describe, expect, it } from '@jest/globals';
import { head, type HeadProps } from '../../../../pages/frame/head.ts';

const props: HeadProps = {
  title: 'Satzung – Verband',
  ownTitle: 'Satzung',
  description: 'Die Satzung.',
  siteName: 'Verband',
  canonical: 'https://vhm.example/satzung',
  alternates: [],
  openGraphType: 'website',
  openGraphLocale: 'de_DE',
};
const headOf = (others: Partial<HeadProps> = {}) => head({ ...props, ...others });

it('takes nothing that an editor writes for markup', () => {
  const html = headOf({ title: 'A</title><b>', description: '"><script>' });
  expect(html).toContain('<title>A&lt;/title&gt;&lt;b&gt;</title>');
  expect(html).toContain('<meta name="description" content="&quot;&gt;&lt;script&gt;"/>');
});

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
