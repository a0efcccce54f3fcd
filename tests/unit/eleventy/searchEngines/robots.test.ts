import { describe, expect, it } from '@jest/globals';
import { robots } from '../../../../eleventy/searchEngines/robots.ts';

const siteUrl = 'https://www.vhm.example';

describe('robots.txt', () => {
  it('lets crawlers take everything, and names the sitemap', () => {
    expect(robots({ siteUrl, preview: false })).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.vhm.example/sitemap.xml\n',
    );
  });

  it('keeps them away from drafts', () => {
    expect(robots({ siteUrl, preview: true })).toBe('User-agent: *\nDisallow: /\n');
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:8080', 'http://a.localhost'])(
    'keeps them away from %s',
    (local) => {
      expect(robots({ siteUrl: local, preview: false })).toBe('User-agent: *\nDisallow: /\n');
    },
  );
});
