import { readFileSync } from 'node:fs';
import { answerInterface } from '../../../../../cms/schema/answers.ts';
import { earlierTextsInterface } from '../../../../../cms/schema/earlierTexts.ts';
import { fileUseInterface } from '../../../../../cms/schema/fileUse.ts';
import { labelledListInterface, pageInterface } from '../../../../../data/fields/forms.ts';
import { pageLinksInterface } from '../../../../../cms/schema/pageLinks.ts';
import { hintsInterface } from '../../../../../cms/schema/hints.ts';
import { handbookPath } from '../../../../../cms/extensions/collegium/handbook/path.ts';
import { overviewPath } from '../../../../../cms/extensions/collegium/overview/path.ts';
import './guard/fakeDirectus.ts';

const { endpoints, hooks, operations } =
  await import('../../../../../cms/extensions/collegium/parts.ts');

test('Directus finds each part under its name in package.json, and would ignore any other', () => {
  const file = new URL('../../../../../cms/extensions/collegium/package.json', import.meta.url);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly 'directus:extension': {
      readonly entries: readonly { readonly type: string; readonly name: string }[];
    };
  };
  const entries = manifest['directus:extension'].entries.map(({ type, name }) => [type, name]);
  // Directus' server does not load modules and interfaces. Their entries have the name of the route or the interface.
  const ofApp = entries.filter(([type]) => type === 'module' || type === 'interface');
  expect(ofApp).toEqual([
    ['module', overviewPath.slice(1)],
    ['module', handbookPath.slice(1)],
    ['interface', answerInterface],
    ['interface', hintsInterface],
    ['interface', earlierTextsInterface],
    ['interface', fileUseInterface],
    ['interface', labelledListInterface],
    ['interface', pageInterface],
    ['interface', pageLinksInterface],
  ]);
  expect(entries.filter((entry) => !ofApp.includes(entry))).toEqual([
    ...hooks.map(({ name }) => ['hook', name]),
    ...endpoints.map(({ name }) => ['endpoint', name]),
    ...operations.map(({ name }) => ['operation', name]),
  ]);
});
