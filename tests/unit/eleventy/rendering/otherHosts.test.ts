import { describe, expect, it } from '@jest/globals';
import { Content } from '../../../../data/Content.ts';
import { Routes } from '../../../../data/routes/Routes.ts';
import { otherHosts } from '../../../../eleventy/rendering/otherHosts.ts';
import { contentPage, siteOf, smallest, type Records } from '../../data/smallContent.ts';

const map = 'https://www.google.com/maps';

/** The policy of a minimal site: its contact page offers a map. */
const least = { scripts: [], connections: [], images: [], frames: [map], trust: [] };

function hostsWith(project: object, others: Records = {}, liveDirectus?: string) {
  const site = siteOf({ project: [{ ...smallest.project[0], ...project }], ...others });
  const routes = new Routes(site);
  const parts = { site, routes, redirects: [], source: 'a test', folder: '/nowhere' };
  return otherHosts(new Content({ ...parts, liveDirectus }));
}

describe('whom browsers may ask', () => {
  it('is who has the map, as a rule', () => {
    expect(hostsWith({})).toEqual(least);
  });

  it('is the backend for texts and pictures, whatever its path', () => {
    expect(hostsWith({}, {}, 'https://cms.example.org/cms')).toEqual({
      ...least,
      connections: ['https://cms.example.org'],
      images: ['https://cms.example.org'],
      trust: ['dompurify'],
    });
  });

  it('is Matomo where there is one', () => {
    const matomo = { url: 'https://stats.example.org/matomo/', site_id: 3 };
    const everything = ['https://stats.example.org/matomo/'];
    expect(hostsWith({ config: { matomo } })).toEqual({
      scripts: ['https://stats.example.org/matomo/matomo.js'],
      connections: everything,
      images: everything,
      frames: [...everything, map],
      trust: ['matomo'],
    });
  });

  it('is the maps service where there are a place and a key', () => {
    const config = { google_maps_key: 'key' };
    expect(hostsWith({ google_place_id: 'place', config })).toEqual({
      ...least,
      scripts: ['https://maps.googleapis.com/maps/', 'https://maps.googleapis.com/maps-api-v3/'],
      connections: ['https://maps.googleapis.com'],
      trust: ['maps', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
    });
    expect(hostsWith({ config })).toEqual(least);
  });

  it('is who has what editors have embedded in a text', () => {
    const body =
      '<p>Film</p><iframe src="https://videos.example.org/1" title="Film"></iframe>' +
      '<iframe src="https://videos.example.org/2" title="Film"></iframe>';
    const film = contentPage('film', { body });
    expect(hostsWith({}, { pages: [...smallest.pages, film] }).frames).toEqual([
      'https://videos.example.org',
      map,
    ]);
  });

  it('is the part of a known host that has what can be embedded', () => {
    const body = [
      'https://www.youtube-nocookie.com/embed/1',
      'https://www.google.com/maps/embed?pb=1',
      'https://player.vimeo.com/video/1?h=2',
    ].map((src) => `<iframe src="${src}" title="Film"></iframe>`);
    const film = contentPage('film', { body: `<p>Film</p>${body.join('')}` });
    expect(hostsWith({}, { pages: [...smallest.pages, film] }).frames).toEqual([
      'https://player.vimeo.com/video/',
      map,
      `${map}/`,
      'https://www.youtube-nocookie.com/embed/',
    ]);
  });

  it.each([
    'https://zz;require-trusted-types-for/x',
    'https://zz;sandbox/x',
    'https://*/x',
    "https://'unsafe-inline'/x",
    'https://a,b/x',
    'https://*.example.org/x',
    'https://name:password@example.org/x',
    'https://-example.org/x',
    'https://a..example.org/x',
  ])('is nobody of an address that is none: %s', (src) => {
    const film = contentPage('film', {
      body: `<p>Film</p><iframe src="${src}" title="Film"></iframe>`,
    });
    expect(hostsWith({}, { pages: [...smallest.pages, film] })).toEqual(least);
  });

  it('names everybody once', () => {
    const matomo = { url: 'https://cms.example.org/', site_id: 3 };
    const { connections } = hostsWith({ config: { matomo } }, {}, 'https://cms.example.org');
    expect(connections).toEqual(['https://cms.example.org']);
  });
});
