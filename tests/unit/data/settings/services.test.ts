import { describe, expect, it } from '@jest/globals';
import { ContentProblems } from '../../../../data/problems/problems.ts';
import { withServices } from '../../../../data/settings/services.ts';
import { siteOf, smallest } from '../smallContent.ts';

const site = (project: object) => siteOf({ project: [{ ...smallest.project[0], ...project }] });

const withMatomo = (url: string) => site({ config: { matomo: { url, site_id: 1 } } });

describe('the address of Matomo', () => {
  it.each([
    ['https://stats.example.org', 'https://stats.example.org/'],
    ['https://example.org:8443/matomo/', 'https://example.org:8443/matomo/'],
    ['HTTPS://Statistik-Ämter.example/a', 'https://xn--statistik-mter-fib.example/a/'],
    ['http://localhost:8090/matomo', 'http://localhost:8090/matomo/'],
  ])('may be %s', (written, url) => {
    expect(withMatomo(written).project.config.matomo?.url).toBe(url);
  });

  it.each([
    'https://*/x',
    'https://zz;sandbox/x',
    "https://'unsafe-inline'/x",
    'https://a,b.example/x',
    'https://a.example/x;script-src *',
    'https://a.example/x y',
    'https://a.example/x"><script>',
    'https://name:password@stats.example.org',
    'https://a.example/?x',
    'https://a.example/#x',
    'http://stats.example.org',
    '//stats.example.org',
    'javascript:alert(1)',
  ])('is never %s', (url) => {
    expect(() => withMatomo(url)).toThrow(ContentProblems);
    expect(() => withMatomo(url)).toThrow(/config\.matomo\.url: expected an address such as/);
  });
});

it.each(['a&callback=alert', 'a b', '"><script>', 'x'.repeat(401)])(
  'a key or a place is never %s',
  (value) => {
    expect(() => site({ google_place_id: value })).toThrow(/google_place_id: expected an id of/);
    expect(() => site({ config: { google_maps_key: value } })).toThrow(
      /google_maps_key: expected a key of/,
    );
  },
);

describe('the environment', () => {
  const ofContent = site({
    google_place_id: 'place',
    config: { google_maps_key: 'key', matomo: { url: 'https://stats.example.org/', site_id: 1 } },
  });

  it('comes before the content', () => {
    const matomo = { url: 'https://other.example.org/', site_id: 2 };
    const services = { matomo, googleMapsKey: 'another-key', googlePlaceId: 'another-place' };
    const { project } = withServices(ofContent, services);
    expect(project.config.matomo).toEqual(matomo);
    expect(project.config.google_maps_key).toBe('another-key');
    expect(project.google_place_id).toBe('another-place');
  });

  it('leaves what it does not name', () => {
    const nothing = { matomo: undefined, googleMapsKey: undefined, googlePlaceId: undefined };
    expect(withServices(ofContent, nothing)).toEqual(ofContent);
  });
});
