import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteHead, type SiteHeadProps } from '../../../../pages/frame/SiteHead.tsx';

const props: SiteHeadProps = {
  themeColors: [{ color: '#111', media: '(prefers-color-scheme:dark)' }, { color: '#fff' }],
  icon: '/images/logo.svg',
  manifest: '/manifest.json',
};
const headOf = (others: Partial<SiteHeadProps> = {}) =>
  renderToStaticMarkup(<SiteHead {...props} {...others} />);

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
