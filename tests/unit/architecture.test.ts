import { ESLint } from 'eslint';

/**
 * The import directions of the house, proven on small files that exist only here. The modules that
 * they import do exist, since a rule about imports has nothing to say of what it can't resolve.
 */
interface Case {
  readonly file: string;
  readonly source: string;
  readonly rule?: string;
}

const dependencies = 'boundaries/dependencies';
const packages = '@typescript-eslint/no-restricted-imports';

const forbidden: Record<string, Case> = {
  'a component does not import data': {
    file: 'components/primitives/Probe.tsx',
    source: "import '../../data/settings/environment.ts';",
    rule: dependencies,
  },
  'a component does not import data, not even a type': {
    file: 'components/primitives/Probe.tsx',
    source: "export type { Environment } from '../../data/settings/environment.ts';",
    rule: dependencies,
  },
  'data does not import a component': {
    file: 'data/model/probe.ts',
    source: "import '../../components/i18n/Words.tsx';",
    rule: dependencies,
  },
  'the loader does not import React': {
    file: 'client/main.ts',
    source: "import { createElement } from 'react'; createElement('p');",
    rule: packages,
  },
  'the loader does not import a component': {
    file: 'client/main.ts',
    source: "void import('../components/i18n/Words.tsx');",
    rule: dependencies,
  },
  'the loader does not import a component, not even a type': {
    file: 'client/main.ts',
    source: "export type { Words } from '../components/i18n/Words.tsx';",
    rule: dependencies,
  },
  'the loader does not import words': {
    file: 'client/main.ts',
    source: "import '../locales/languages.ts';",
    rule: dependencies,
  },
  'the loader does not import an island statically': {
    file: 'client/main.ts',
    source: "import '../components/island/Island.tsx';",
    rule: dependencies,
  },
  'an island does not import the code of the page': {
    file: 'components/primitives/Probe.island.tsx',
    source: "import '../../client/whenIdle.ts';",
    rule: dependencies,
  },
  'an island does not import the code of the page, not even a type': {
    file: 'components/primitives/Probe.island.tsx',
    source: "export type { Trigger } from '../../client/islands/triggers.ts';",
    rule: dependencies,
  },
  'what is no island does not import what only the browser has': {
    file: 'components/primitives/Probe.tsx',
    source: "import '../../browser/consent/consents.ts';",
    rule: dependencies,
  },
  'a story does not import the code of the page': {
    file: 'stories/primitives/probe.stories.tsx',
    source: "import '../../client/whenIdle.ts';",
    rule: dependencies,
  },
  'the browser’s ground does not import a component': {
    file: 'browser/consent/probe.ts',
    source: "import '../../components/i18n/Words.tsx';",
    rule: dependencies,
  },
  'the browser’s ground does not import a component, not even a type': {
    file: 'browser/consent/probe.ts',
    source: "export type { WordsProps } from '../../components/i18n/Words.tsx';",
    rule: dependencies,
  },
  'the browser’s ground does not import the code of the page': {
    file: 'browser/consent/probe.ts',
    source: "import '../../client/whenIdle.ts';",
    rule: dependencies,
  },
  'the browser’s ground does not import React': {
    file: 'browser/consent/probe.ts',
    source: "import { createElement } from 'react'; createElement('p');",
    rule: packages,
  },
  'the backend’s client does not know the browser': {
    file: 'backend/probe.ts',
    source: "import '../browser/consent/consents.ts';",
    rule: dependencies,
  },
  'the backend’s client does not know the content': {
    file: 'backend/probe.ts',
    source: "import '../data/settings/environment.ts';",
    rule: dependencies,
  },
  'the backend’s client runs in a browser, too': {
    file: 'backend/probe.ts',
    source: "import 'node:fs';",
    rule: packages,
  },
  'the code of the page does not ask the backend by itself': {
    file: 'client/probe.ts',
    source: "import '../backend/projectHost/ProjectHost.ts';",
    rule: dependencies,
  },
  'the build does not import what only the browser has': {
    file: 'eleventy/probe.ts',
    source: "import '../browser/consent/consents.ts';",
    rule: dependencies,
  },
  'a component does not read files': {
    file: 'components/primitives/Probe.tsx',
    source: "import 'node:fs';",
    rule: packages,
  },
  'a component does not know Eleventy': {
    file: 'components/primitives/Probe.tsx',
    source: "import '@11ty/eleventy';",
    rule: packages,
  },
  'a component does not fetch': {
    file: 'components/primitives/Probe.tsx',
    source: "void fetch('/');",
    rule: 'no-restricted-globals',
  },
  'Storybook does not import data': {
    file: '.storybook/probe.ts',
    source: "import '../data/settings/environment.ts';",
    rule: dependencies,
  },
  'the locales import nothing': {
    file: 'locales/probe.ts',
    source: "import '../data/settings/environment.ts';",
    rule: dependencies,
  },
  'what build and browser have in common imports nothing': {
    file: 'contract/probe.ts',
    source: "import '../data/settings/environment.ts';",
    rule: dependencies,
  },
  'what build and browser have in common knows languages as types only': {
    file: 'contract/probe.ts',
    source: "import '../locales/languages.ts';",
    rule: dependencies,
  },
  'what build and browser have in common runs in both': {
    file: 'contract/probe.ts',
    source: "import 'node:fs';",
    rule: packages,
  },
  'imports do not run in a circle': {
    file: 'components/i18n/Words.tsx',
    source: "import './createLabels.ts'; export const plain = 1;",
    rule: 'import-x/no-cycle',
  },
  'nothing comes from a third party': {
    file: 'eleventy/probe.ts',
    source: "export const font = 'https://fonts.googleapis.com/css2';",
    rule: 'no-restricted-syntax',
  },
  'a component names no other host': {
    file: 'components/primitives/Probe.tsx',
    source: "export const address = 'https://videos.example/embed';",
    rule: 'no-restricted-syntax',
  },
  'client code names no other host, not even in part': {
    file: 'client/navigation/probe.ts',
    source: 'export const address = (id: string) => `https://videos.example/${id}`;',
    rule: 'no-restricted-syntax',
  },
  'where other hosts may be named, third parties that nobody may ask may not': {
    file: 'contract/addresses/thirdParties.ts',
    source: "export const font = 'https://fonts.googleapis.com/css2';",
    rule: 'no-restricted-syntax',
  },
  'no inline style': {
    file: 'components/primitives/Probe.tsx',
    source: 'export const Probe = () => <p style={{}} />;',
    rule: 'no-restricted-syntax',
  },
  'no any': {
    file: 'data/probe.ts',
    source: 'export const probe: any = 1;',
    rule: '@typescript-eslint/no-explicit-any',
  },
};

const allowed: Record<string, Case> = {
  'a page imports components and data': {
    file: 'pages/probe.11ty.tsx',
    source: "import '../components/i18n/Words.tsx'; import '../data/settings/environment.ts';",
  },
  'a component imports another and the labels': {
    file: 'components/primitives/Probe.tsx',
    source: "import '../i18n/Words.tsx'; import '../../locales/languages.ts';",
  },
  'the loader imports an island when it is needed': {
    file: 'client/main.ts',
    source: "void import('../components/island/Island.tsx');",
  },
  'the few that ask other hosts name them': {
    file: 'contract/addresses/thirdParties.ts',
    source: "export const address = 'https://maps.googleapis.com/maps/api/js';",
  },
  'build and browser compare addresses in one way': {
    file: 'client/notFound/probe.ts',
    source: "import '../../contract/addresses/pathKey.ts';",
  },
  'what build and browser have in common knows the type of a language': {
    file: 'contract/probe.ts',
    source: "export type { Language } from '../locales/languages.ts';",
  },
  'a component names an element as the browser’s code does': {
    file: 'components/primitives/Probe.tsx',
    source: "import '../../contract/markup/slot.ts';",
  },
  'an island imports what it needs in the browser': {
    file: 'components/primitives/Probe.island.tsx',
    source: "import '../../browser/consent/consents.ts';",
  },
  'the build asks the backend as the browser does': {
    file: 'data/sources/probe.ts',
    source: "import '../../backend/projectHost/ProjectHost.ts';",
  },
  'samples name other hosts': {
    file: 'components/primitives/Probe.fixtures.ts',
    source: "export const address = 'https://videos.example/embed';",
  },
  'client code names formats': {
    file: 'browser/requests/probe.ts',
    source: "export const svg = 'http://www.w3.org/2000/svg';",
  },
  'a test imports anything': {
    file: 'tests/unit/probe.test.ts',
    source:
      "import '../../data/settings/environment.ts'; import '../../components/i18n/Words.tsx';",
  },
};

describe('the house', () => {
  it.each(Object.entries(forbidden))('%s', async (_, { file, source, rule }) => {
    expect(await brokenRules(file, source)).toContain(rule);
  });

  it.each(Object.entries(allowed))('%s', async (_, { file, source }) => {
    expect(await brokenRules(file, source)).toEqual([]);
  });
});

const architectureRules = new Set([...Object.values(forbidden).map(({ rule }) => rule)]);

const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => architectureRules.has(ruleId),
  // These rules need no types, and a file that is not on disk has none.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

async function brokenRules(filePath: string, source: string) {
  const [result] = await eslint.lintText(source, { filePath });
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message);
}
