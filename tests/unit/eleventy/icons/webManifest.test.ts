import { describe, expect, it } from '@jest/globals';
import { webManifest } from '../../../../eleventy/icons/webManifest.ts';
import { siteOf, smallest } from '../../data/smallContent.ts';

describe('the manifest', () => {
  it('has the names, colours and icons of the project', () => {
    const company = [{ ...smallest.company[0]!, display_name: 'VHM' }];
    expect(webManifest(siteOf({ company }))).toEqual({
      id: '/',
      name: 'Verband',
      short_name: 'VHM',
      lang: 'de',
      start_url: '/',
      display: 'browser',
      theme_color: '#17665a',
      background_color: '#faf7f2',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
  });

  it('has the colours of the one mode where there is but one', () => {
    const theme = [{ ...smallest.theme[0]!, base_color: '#101010', config: { colorMode: 'base' } }];
    expect(webManifest(siteOf({ theme }))).toMatchObject({
      background_color: expect.stringMatching(/^#[0-3]/),
    });
  });
});
