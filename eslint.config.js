import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import boundaries from 'eslint-plugin-boundaries';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const sources = ['**/*.{ts,tsx}'];

export default defineConfig(
  globalIgnores([
    ...['dist/', 'storybook-static/', 'test-results/', 'playwright-report/', '.cache/'],
    'cms/extensions/*/dist/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  { files: ['**/*.js'], languageOptions: { globals: globals.node } },

  {
    files: sources,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `void promise` says that a promise is left alone on purpose.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  // What these say is said to the terminal of whoever runs them.
  {
    files: ['eleventy/**', 'cms/**', 'tests/**', '.storybook/*.ts', '*.ts', '.*.ts'],
    rules: { 'no-console': 'off' },
  },
  // A failed assumption in a test is a failed test, which is what `!` says in fewer words.
  { files: ['tests/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },

  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    // Safari takes a list without bullets for no list, unless its role says so.
    rules: { 'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }] },
  },
  { files: ['stories/**', '.storybook/**'], extends: [storybook.configs['flat/recommended']] },

  theHouse(),
  theBrowser(),
);

/**
 * Which folder may import which (docs/decisions/0020-the-ground-floor.md). The ground floor is
 * `locales`, `contract`, `backend` and `browser`, each of which imports only what stands before it;
 * everything else stands above, and nothing points up.
 */
function theHouse() {
  const folder = (type, pattern = type) => ({ type, pattern, partialMatch: false });
  const imports = (from, ...to) => ({
    from: { element: { type: from } },
    allow: { to: { element: { types: { anyOf: to } } } },
  });
  const groundFloor = ['locales', 'contract', 'backend', 'browser'];
  const product = ['cms', 'client', 'components', 'data', 'eleventy', 'pages'];
  const island = { file: { categories: 'island' } };

  return {
    files: sources,
    plugins: { boundaries, 'import-x': importX },
    settings: {
      'import/resolver': { typescript: true },
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'boundaries/legacy-templates': false,
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'boundaries/elements': [
        // The plugin takes a plain leading dot for a file's extension.
        folder('storybook', '[.]storybook'),
        ...[...groundFloor, ...product, 'stories', 'tests'].map((type) => folder(type)),
      ],
      'boundaries/files': [
        { category: 'island', pattern: 'components/**/*.island.tsx' },
        { category: 'island', pattern: 'components/island/**' },
      ],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message:
            '{{ from.element.types }} may not import {{ to.element.types }}: see the house rules in eslint.config.js.',
          policies: [
            imports('backend', 'contract'),
            imports('browser', 'contract', 'backend'),
            imports('components', 'contract', 'locales'),
            imports('data', 'contract', 'backend', 'locales'),
            imports('eleventy', 'components', 'data', 'contract', 'locales'),
            imports('pages', 'components', 'data', 'eleventy', 'contract', 'locales'),
            imports('client', 'browser', 'contract'),
            imports('cms', 'data', 'contract', 'locales'),
            imports('storybook', 'components', 'contract', 'locales', 'stories'),
            imports('stories', 'components', 'browser', 'contract', 'locales', 'storybook'),
            imports('tests', ...groundFloor, ...product, 'storybook', 'stories'),
            // What else a component has is seen by the build alone.
            { from: island, allow: { to: { element: { type: 'browser' } } } },
            // React arrives when an island is first needed, so not by a static import.
            {
              from: { element: { type: 'client' } },
              allow: { to: island, dependency: { nodeKind: 'dynamic-import' } },
            },
            // Words come to the browser with what says them, so from here it knows types alone.
            {
              from: { element: { types: { anyOf: ['browser', 'client', 'contract'] } } },
              allow: { to: { element: { type: 'locales' } }, dependency: { kind: 'type' } },
            },
          ],
        },
      ],
    },
  };
}

/** What must not get into the part of the product that visitors see. */
function theBrowser() {
  const forbid = (files, patterns, rest = {}) => ({
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
      ...rest,
    },
  });
  const server = {
    regex: '^(node:|@11ty/|@directus/)',
    message: 'Components and client code run in the browser; they get their data as props.',
  };
  const react = {
    regex: '^(react|react-dom|@emotion/.*|styled-system)(/|$)',
    allowTypeImports: true,
    message: 'The loader stays small: React comes with the first island (components/island).',
  };

  const texts = ['Literal[value', 'TemplateElement[value.raw'];
  const everywhere = [
    ...texts.map((text) => ({
      selector: `${text}=/\\b(fonts\\.(googleapis|gstatic)|unpkg|(cdn\\.)?jsdelivr|cdnjs\\.cloudflare|esm\\.sh|googletagmanager|google-analytics)\\b/]`,
      message: 'No request goes to a third party before consent: serve it from the site.',
    })),
    {
      selector: 'JSXAttribute[name.name="style"]',
      message: 'The Content-Security-Policy forbids inline styles: use a styled component.',
    },
  ];
  // Names of formats, such as SVG's, are addresses that nobody asks.
  const noHosts = texts.map((text) => ({
    selector: `${text}=/^https?:\\/\\/(?!www\\.w3\\.org\\/)/]`,
    message:
      'Another host is asked through whenConsented alone: say why in the list in eslint.config.js.',
  }));
  const mayNameHosts = [
    // Asked for an island that lives through whenConsented (browser/thirdParty/placeRating.ts).
    'contract/addresses/thirdParties.ts',
    // Asked by the gate alone, for which it names who is known (client/consent/externalContent.ts).
    'components/consent/providers.ts',
    // Links that visitors may follow; nothing is loaded from there.
    'components/rating/RatingBox.island.tsx',
    'components/legal/RolexArea.tsx',
  ];

  return [
    forbid(['components/**'], [server], {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Components get data as props.' },
      ],
      'import-x/no-default-export': 'error',
    }),
    forbid(['contract/**', 'backend/**', 'browser/**', 'client/**'], [server, react]),
    {
      files: [
        ...['contract/**', 'backend/**', 'browser/**'],
        ...['client/**', 'components/**', 'eleventy/**', 'pages/**'],
      ],
      rules: { 'no-restricted-syntax': ['error', ...everywhere] },
    },
    {
      files: ['contract/**', 'backend/**', 'browser/**', 'client/**', 'components/**'],
      ignores: [
        // Samples for stories and tests, which ask nobody.
        '**/*.fixtures.{ts,tsx}',
        ...mayNameHosts,
      ],
      rules: { 'no-restricted-syntax': ['error', ...everywhere, ...noHosts] },
    },
  ];
}
