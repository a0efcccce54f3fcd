import { expect, it } from '@jest/globals';
import { embeddingPath, mapAddress, providerOf } from '../../../contract/thirdParties.ts';

// Only known hosts have a provider's name. Other hosts are named by their host: consent is stored by
// host.
it.each([
  ['https://www.google.com/maps?q=a', 'Google Maps', 'maps', undefined],
  ['https://www.openstreetmap.org/export/embed.html', 'OpenStreetMap', 'maps', undefined],
  ['https://umap.openstreetmap.de/de/map/1', 'OpenStreetMap', 'maps', undefined],
  ['https://www.youtube.com/embed/1', 'YouTube', 'videos', true],
  ['https://www.youtube-nocookie.com/embed/1', 'YouTube', 'videos', true],
  ['https://player.vimeo.com/video/1', 'Vimeo', 'videos', true],
  ['https://www.dailymotion.com/embed/1', 'Dailymotion', 'videos', undefined],
  ['https://google.com/maps', 'google.com', undefined, undefined],
  ['https://videos.example:8443/1', 'videos.example:8443', undefined, undefined],
])('%s is of %s', (address, name, functionId, needsOrigin) => {
  const { host } = new URL(address);
  expect(providerOf(address)).toMatchObject({ host, name });
  expect(providerOf(address).functionId).toBe(functionId);
  expect(providerOf(address).needsOrigin).toBe(needsOrigin);
});

it.each([
  ['https://www.google.com/maps', '/maps'],
  ['https://www.google.com/maps?q=a', '/maps'],
  ['https://www.google.com/maps/embed', '/maps/'],
  ['https://www.google.com/mapsx', undefined],
  ['https://www.google.com/search/maps/', undefined],
  ['https://www.openstreetmap.org/export/embed.html', '/export/embed.html'],
  ['https://www.openstreetmap.org/export/embed.html/x', undefined],
  ['https://umap.openstreetmap.de/de/map/1', '/'],
  ['https://www.youtube.com/embed/1', '/embed/'],
  ['https://www.youtube.com/watch', undefined],
  ['https://www.youtube-nocookie.com/embed/1', '/embed/'],
  ['https://player.vimeo.com/video/1', '/video/'],
  ['https://player.vimeo.com/external/1', '/external/'],
  ['https://player.vimeo.com/progressive_redirect/1', '/progressive_redirect/'],
  ['https://player.vimeo.com/1', undefined],
  ['https://www.dailymotion.com/embed/1', '/embed/'],
  ['https://www.dailymotion.com/video/1', undefined],
  ['https://videos.example/1', '/'],
])('of %s, %s is embedded', (address, path) => {
  expect(embeddingPath(address)).toBe(path);
});

it('a map is asked for by its place and language', () => {
  expect(mapAddress('Allee 1 & 2', 'fr')).toBe(
    'https://www.google.com/maps?q=Allee+1+%26+2&hl=fr&output=embed',
  );
});
