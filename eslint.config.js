import boundaries from 'eslint-plugin-boundaries';
import regexp from 'eslint-plugin-regexp';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const sources = ['**/*.{ts,tsx}'];

/**
 * Only what oxlint (.oxlintrc.json) can't check: which folder may import which, and what must not get
 * into the part of the product that visitors see. No rule here needs types, which would cost a minute.
 */
export default defineConfig(
  globalIgnores([
    ...[
      'dist/',
      'dist-library/',
      'storybook-static/',
      'test-results/',
      'playwright-report/',
      '.cache/',
    ],
    'cms/extensions/collegium/dist/',
    // Tests may import everything, and no other rule is about them.
    'tests/',
  ]),
  {
    files: sources,
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin },
  },
  { files: ['stories/**', '.storybook/**'], extends: [storybook.configs['flat/recommended']] },

  longTexts(),
  theHouse(),
  theBrowser(),
);

/**
 * Patterns over texts that a visitor or an editor sends, or that a page has. With 200,000 characters, a pattern that takes
 * quadratic time keeps Directus, or the visitor's browser, busy for half a minute.
 */
function longTexts() {
  return {
    files: ['cms/extensions/**', 'browser/page/search/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  };
}

/**
 * Which folder may import which (docs/decisions/0020-the-ground-floor.md). The ground floor is
 * `locales`, `contract`, `backend` and `browser`, each of which imports only folders before it;
 * everything else stands above, and nothing points up.
 */
function theHouse() {
  const folder = (type, pattern = type) => ({ type, pattern, partialMatch: false });
  const imports = (from, ...to) => ({
    from: { element: { type: from } },
    allow: { to: { element: { types: { anyOf: to } } } },
  });
  const groundFloor = ['locales', 'contract', 'backend', 'browser'];
  const product = ['cms', 'components', 'data', 'eleventy', 'library', 'pages'];
  const island = { file: { categories: 'island' } };

  return {
    files: sources,
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: true },
      'boundaries/legacy-templates': false,
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'boundaries/elements': [
        // The plugin takes a plain leading dot for a file's extension.
        folder('storybook', '[.]storybook'),
        // Before 'browser', since the first match counts.
        folder('browserPage', 'browser/page'),
        ...[...groundFloor, ...product, 'stories', 'tests'].map((type) => folder(type)),
      ],
      'boundaries/files': [
        { category: 'island', pattern: 'components/**/*.island.tsx' },
        { category: 'island', pattern: 'components/island/**' },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message:
            '{{ from.element.types }} may not import {{ to.element.types }}: see the house rules in eslint.config.js.',
          policies: [
            imports('backend', 'contract'),
            imports('contract', 'locales'),
            imports('browser', 'contract', 'backend', 'locales'),
            imports('components', 'contract', 'locales'),
            imports('data', 'contract', 'backend', 'locales'),
            imports('eleventy', 'components', 'data', 'contract', 'locales'),
            imports('pages', 'components', 'data', 'eleventy', 'contract', 'locales'),
            imports('browserPage', 'browser', 'contract', 'locales'),
            imports('cms', 'data', 'contract', 'locales'),
            imports('library', 'components', 'browser', 'browserPage', 'contract', 'locales'),
            imports('library', 'storybook'),
            imports(
              'storybook',
              ...product.filter((part) => part !== 'cms'),
              'contract',
              'locales',
              'stories',
            ),
            imports('stories', 'components', 'browser', 'contract', 'locales', 'storybook'),
            // What else a component has is seen by the build alone.
            { from: island, allow: { to: { element: { type: 'browser' } } } },
            // React arrives when an island is first needed, so not by a static import.
            {
              from: { element: { type: 'browserPage' } },
              allow: { to: island, dependency: { nodeKind: 'dynamic-import' } },
            },
          ],
        },
      ],
    },
  };
}

/** What must not get into the part of the product that visitors see. */
function theBrowser() {
  const forbid = (files, patterns) => ({
    files,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  });
  const server = {
    regex: '^(node:|@11ty/|@directus/)',
    message: 'Components run in the browser; they get their data as props.',
  };
  const react = {
    regex: '^(react|react-dom|@emotion/.*|styled-system)(/|$)',
    allowTypeImports: true,
    message: 'The loader stays small: React comes with the first island (components/island).',
  };
  const words = {
    allowTypeImports: true,
    message: 'Labels reach the browser with the page or script that shows them.',
  };
  const labels = [
    { regex: '/locales/languages[.]ts$', importNames: ['labels', 'mails'], ...words },
    { regex: '/locales/(?!languages[.]ts$)', ...words },
  ];

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
  // French stands for all languages: editors' forms in Directus also differ in German and English.
  const oneTable = ['Property[key.name="fr"]', 'Literal[value=/^fr(-FR)?$/]'].map((selector) => ({
    selector,
    message: 'Everything that differs by language is in the tables of locales/languages.ts.',
  }));
  // Names of formats, such as SVG's, are addresses that nobody asks.
  const noHosts = texts.map((text) => ({
    selector: `${text}=/^https?:\\/\\/(?!www\\.w3\\.org\\/)/]`,
    message:
      'Another host is asked through whenConsented alone: say why in the list in eslint.config.js.',
  }));
  // `npm run dev` builds many times in one process. A template that keeps what it has read shows the old content.
  const noMemory = [
    'Program > VariableDeclaration[kind="let"]',
    'Program > ExportNamedDeclaration > VariableDeclaration[kind="let"]',
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(Map|Set|WeakMap|WeakSet)$/][arguments.length=0]',
  ].map((selector) => ({
    selector,
    message: 'A template keeps nothing between builds: compute it, or use eleventy/memo.',
  }));
  const mayNameHosts = [
    // Asked only after consent: by an island that lives through whenConsented
    // (browser/thirdParty/placeRating.ts), and by the gate (browser/page/consent/externalContent.ts).
    'contract/thirdParties.ts',
    // Links that visitors may follow; nothing is loaded from there.
    'components/rating/RatingBox.island.tsx',
    'components/legal/RolexArea.tsx',
  ];

  return [
    forbid(['components/**'], [server]),
    forbid(['contract/**', 'backend/**', 'browser/**'], [server, react, ...labels]),
    {
      files: ['data/**', 'cms/**'],
      rules: { 'no-restricted-syntax': ['error', ...oneTable] },
    },
    {
      files: ['eleventy/**', 'pages/**', ...mayNameHosts],
      rules: { 'no-restricted-syntax': ['error', ...everywhere, ...oneTable] },
    },
    {
      files: ['pages/**'],
      // It keeps which warnings it has printed, and nothing that a page shows.
      ignores: ['pages/contact/contactDetailsProps.ts'],
      rules: { 'no-restricted-syntax': ['error', ...everywhere, ...oneTable, ...noMemory] },
    },
    {
      files: ['contract/**', 'backend/**', 'browser/**', 'components/**'],
      ignores: mayNameHosts,
      rules: { 'no-restricted-syntax': ['error', ...everywhere, ...oneTable, ...noHosts] },
    },
  ];
}
