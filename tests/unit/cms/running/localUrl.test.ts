import { localUrl } from '../../../../cms/running/localUrl.ts';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:8055'],
  ['localhost', 'http://localhost:8055'],
  ['192.168.0.7', 'http://192.168.0.7:8055'],
  ['::1', 'http://[::1]:8055'],
  ['fd00::5', 'http://[fd00::5]:8055'],
])('is the address of a Directus that listens on %s', (host, url) => {
  expect(localUrl({ host, port: 8055 })).toBe(url);
});

it.each([
  ['0.0.0.0', 'http://127.0.0.1:8055'],
  ['::', 'http://[::1]:8055'],
])('is the loopback address of a Directus that listens on all networks: %s', (host, url) => {
  expect(localUrl({ host, port: 8055 })).toBe(url);
});
