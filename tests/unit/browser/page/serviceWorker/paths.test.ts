import { describe, expect, it } from '@jest/globals';
import { cacheNames, isOlder } from '../../../../../contract/cacheNames.ts';
import { titleOf } from '../../../../../browser/page/serviceWorker/keptPages.ts';
import { offlinePathFor } from '../../../../../browser/page/serviceWorker/worker/offlinePath.ts';

describe('offlinePathFor', () => {
  const all = ['/offline', '/en/offline', '/fr/offline'];

  it.each([
    ['/', '/offline'],
    ['/kontakt', '/offline'],
    ['/en/', '/en/offline'],
    ['/en', '/en/offline'],
    ['/en/imprint', '/en/offline'],
    ['/energie', '/offline'],
    ['/fr/mentions-legales', '/fr/offline'],
  ])('%s', (path, expected) => {
    expect(offlinePathFor(path, all)).toBe(expected);
  });

  it('takes another language where there is none', () => {
    expect(offlinePathFor('/fr/', ['/offline', '/en/offline'])).toBe('/offline');
    expect(offlinePathFor('/kontakt', ['/en/offline'])).toBe('/en/offline');
    expect(offlinePathFor('/kontakt', [])).toBeUndefined();
  });
});

describe('isOlder', () => {
  it('spares the caches of this build, and those of others on the same host', () => {
    for (const name of Object.values(cacheNames('b'))) {
      expect(isOlder(name, 'b')).toBe(false);
      expect(isOlder(name, 'c')).toBe(true);
    }
    expect(isOlder('another-site-a', 'b')).toBe(false);
  });
});

describe('titleOf', () => {
  it('reads the title as it was before React escaped it', () => {
    const head =
      '<title>x</title><meta property="og:title" content="Recht &amp; Pflicht: &quot;&lt;b&gt;&quot; &#x27;neu&#x27;"/>';
    expect(titleOf(head)).toBe('Recht & Pflicht: "<b>" \'neu\'');
  });

  it('unescapes once', () => {
    expect(titleOf('<meta property="og:title" content="&amp;lt;"/>')).toBe('&lt;');
  });

  it('knows none where there is none', () => {
    expect(titleOf('<h1>Welcome to our network</h1>')).toBeUndefined();
  });
});
