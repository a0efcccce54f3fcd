import { readFileSync } from 'node:fs';
import { overviewPath } from '../../../../../cms/extensions/collegium/overview/path.ts';
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
  // Directus' server does not load modules. Their routes have the name of the entry.
  const modules = entries.filter(([type]) => type === 'module');
  expect(modules).toEqual([['module', overviewPath.slice(1)]]);
  expect(entries.filter((entry) => !modules.includes(entry))).toEqual([
    ...hooks.map(({ name }) => ['hook', name]),
    ...operations.map(({ name }) => ['operation', name]),
  ]);
});
