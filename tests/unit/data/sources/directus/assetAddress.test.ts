import { readAssetAddress } from '../../../../../data/sources/directus/assetAddress.ts';

const id = 'b4a54fe9-0fd3-4020-a02d-55fd7e99389f';

test.each([
  [`/assets/${id}`, undefined, ''],
  [`/assets/${id}.jpg?width=600&amp;height=400`, undefined, ''],
  [`/assets/${id.toUpperCase()}/satzung.pdf?download#page=2`, undefined, '#page=2'],
  [`https://cms.example.org/assets/${id}?access_token=x`, 'cms.example.org', ''],
  [`http://cms.example.org:8055/assets/${id}#a`, 'cms.example.org:8055', '#a'],
  [`//cms.example.org/directus/assets/${id}`, 'cms.example.org', ''],
])('reads %s', (text, host, fragment) => {
  expect(readAssetAddress(text)).toEqual({ file: id, host, fragment });
});

test.each([
  ...['/assets/main.js', '/assets/', `/asset/${id}`, `assets/${id}`, `/assets/${id}0`],
  ...[`ftp://cms.example.org/assets/${id}`, `javascript:/assets/${id}`, `?/assets/${id}`, id],
])('does not take %s for one', (text) => {
  expect(readAssetAddress(text)).toBeUndefined();
});

test('is done with a long text at once', () => {
  const before = process.cpuUsage();
  readAssetAddress(`https://${'/a'.repeat(500_000)}`);
  readAssetAddress(`/${'/assets/'.repeat(100_000)}`);
  const { user } = process.cpuUsage(before);
  // Processor time in seconds. A pattern with catastrophic backtracking takes minutes.
  expect(user / 1_000_000).toBeLessThan(5);
});
