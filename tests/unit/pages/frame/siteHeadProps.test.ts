import { describe, expect, it } from '@jest/globals';
import { siteHeadProps } from '../../../../pages/frame/siteHeadProps.ts';
import { smallest } from '../../data/smallContent.ts';
import { newsItem, newsSite } from '../newsSite.ts';
import { contextAt } from '../pageAt.tsx';
import { siteContent } from '../site.ts';

const withNews = newsSite([newsItem('a', '2026-11-02')]);

describe('the feed', () => {
  const feedAt = (path: string) => siteHeadProps(contextAt(path, withNews)).feed;

  it('is that of the language, where there are news in it', () => {
    expect(['/', '/en/contact', '/fr/'].map(feedAt)).toEqual([
      '/feed.xml',
      '/en/feed.xml',
      undefined,
    ]);
  });
});

describe('the colour of the browser’s own bars', () => {
  const colorsWith = (theme: object) =>
    siteHeadProps(contextAt('/', siteContent({ theme: [{ ...smallest.theme[0]!, ...theme }] })))
      .themeColors;

  it('is the ground of the page in either mode, the dark one on a condition', () => {
    expect(colorsWith({})).toEqual([
      { color: expect.stringMatching(/^#[0-3]/), media: '(prefers-color-scheme:dark)' },
      { color: '#faf7f2' },
    ]);
  });

  it('is one where the project has but one mode', () => {
    const config = { colorMode: 'base' };
    expect(colorsWith({ config })).toEqual([{ color: '#faf7f2' }]);
    expect(colorsWith({ config, base_color: '#101010' })).toEqual([
      { color: expect.stringMatching(/^#[0-3]/) },
    ]);
  });
});
