import { loadOutsideScript } from '../../../client/state/outsideScript.ts';

afterEach(() => document.head.replaceChildren());

it.each([
  'https://stats.example.org/matomo.js',
  'http://localhost:8090/statistik/matomo.js',
  'https://maps.googleapis.com/maps/api/js?key=1&callback=placesReady',
])('loads %s', async (address) => {
  const loaded = loadOutsideScript(address);
  const script = document.querySelector('script')!;
  expect(script.src).toBe(address);
  script.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBeUndefined();
});

it('tells which host does not answer, and leaves nothing behind', async () => {
  const loaded = loadOutsideScript('https://stats.example.org/matomo.js');
  document.querySelector('script')!.dispatchEvent(new Event('error'));
  await expect(loaded).rejects.toThrow('stats.example.org does not answer');
  expect(document.querySelector('script')).toBeNull();
});

it.each([
  'https://stats.example.org/other.js',
  'https://stats.example.org/?/matomo.js',
  'https://stats.example.org/#/matomo.js',
  'javascript:alert(1)//matomo.js',
  'data:text/javascript,alert(1)/matomo.js',
])('refuses %s', (address) => {
  expect(() => loadOutsideScript(address)).toThrow(`No script of this site: ${address}`);
  expect(document.querySelector('script')).toBeNull();
});
