import { describe, expect, it } from '@jest/globals';
import { keepsPages } from '../../../../eleventy/serviceWorker/keepsPages.ts';
import { filesOf } from '../../../../eleventy/serviceWorker/workerBuild.ts';

describe('filesOf', () => {
  it('finds scripts, fonts and drawings, but nothing that a page only links to', () => {
    const html = [
      '<link rel="preload" href="/assets/fonts/a-1.woff2" as="font">',
      '<style>@font-face{src:url(/assets/fonts/b-1.woff2)format("woff2")}</style>',
      '<script type="module" src="/assets/main-1.js"></script>',
      '<link rel="icon" href="/images/logo.svg"><link rel="manifest" href="/manifest.json">',
      '<meta property="og:image" content="https://vhm.example/assets/social/1.png">',
      '<img src="/images/logo.svg"><a href="/kontakt">Kontakt</a><a href="/feed.xml">Feed</a>',
    ].join('');
    expect(new Set(filesOf(html))).toEqual(
      new Set([
        '/assets/fonts/a-1.woff2',
        '/assets/fonts/b-1.woff2',
        '/assets/main-1.js',
        '/images/logo.svg',
      ]),
    );
  });
});

describe('keepsPages', () => {
  it('is for builds that the public sees', () => {
    expect(keepsPages('build', { preview: false })).toBe(true);
    expect(keepsPages('build', { preview: true })).toBe(false);
    expect(keepsPages('serve', { preview: false })).toBe(false);
  });
});
