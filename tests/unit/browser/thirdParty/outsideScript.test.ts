/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { loadOutsideScript as LoadOutsideScript } from '../../../../browser/thirdParty/outsideScript.ts';

let loadOutsideScript: typeof LoadOutsideScript;

beforeEach(async () => {
  jest.resetModules();
  ({ loadOutsideScript } = await import('../../../../browser/thirdParty/outsideScript.ts'));
});

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'trustedTypes');
});

const matomo = 'https://stats.example.org/matomo.js';
const maps = 'https://maps.googleapis.com/maps/api/js?key=1&callback=placesReady';

it.each([
  ['matomo', matomo],
  ['matomo', 'http://localhost:8090/statistik/matomo.js'],
  ['maps', maps],
] as const)('loads for %s: %s', async (service, address) => {
  const loaded = loadOutsideScript(service, address);
  const script = document.querySelector('script')!;
  expect(script.src).toBe(address);
  script.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBeUndefined();
});

it('tells which host does not answer, and leaves nothing behind', async () => {
  const loaded = loadOutsideScript('matomo', matomo);
  document.querySelector('script')!.dispatchEvent(new Event('error'));
  await expect(loaded).rejects.toThrow('stats.example.org does not answer');
  expect(document.querySelector('script')).toBeNull();
});

it.each([
  ['matomo', 'https://stats.example.org/other.js'],
  ['matomo', 'https://stats.example.org/?/matomo.js'],
  ['matomo', 'https://stats.example.org/#/matomo.js'],
  ['matomo', 'javascript:alert(1)//matomo.js'],
  ['matomo', 'data:text/javascript,alert(1)/matomo.js'],
  ['matomo', maps],
  ['maps', 'https://stats.example.org/maps/api/js?key=1'],
  ['maps', 'https://maps.googleapis.com.example.org/maps/api/js?key=1'],
  ['maps', matomo],
] as const)('refuses for %s: %s', (service, address) => {
  expect(() => loadOutsideScript(service, address)).toThrow(`No script of this site: ${address}`);
  expect(document.querySelector('script')).toBeNull();
});

it('knows one place a service, once it was told of it', () => {
  void loadOutsideScript('matomo', matomo).catch(() => undefined);
  const other = 'https://evil.example/matomo.js';
  expect(() => loadOutsideScript('matomo', other)).toThrow(`No script of this site: ${other}`);
  void loadOutsideScript('maps', maps).catch(() => undefined);
  expect(() => loadOutsideScript('maps', `${maps}&language=fr`)).not.toThrow();
});

it('has the default policy taken before the script of another host is in the page', () => {
  const made: string[] = [];
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (name: string, rules: object) => {
        made.push(`${name}, ${document.querySelectorAll('script').length} scripts`);
        return rules;
      },
    },
  });
  void loadOutsideScript('matomo', matomo).catch(() => undefined);
  expect(made).toEqual(['default, 0 scripts', 'matomo, 0 scripts']);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});
