import { readFileSync } from 'node:fs';
import './guard/fakeDirectus.ts';

const { hooks, operations } = await import('../../../../../cms/extensions/collegium/parts.ts');

test('Directus finds each part under its name in package.json, and would ignore any other', () => {
  const file = new URL('../../../../../cms/extensions/collegium/package.json', import.meta.url);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly 'directus:extension': {
      readonly entries: readonly { readonly type: string; readonly name: string }[];
    };
  };
  const entries = manifest['directus:extension'].entries.map(({ type, name }) => [type, name]);
  expect(entries).toEqual([
    ...hooks.map(({ name }) => ['hook', name]),
    ...operations.map(({ name }) => ['operation', name]),
  ]);
});
