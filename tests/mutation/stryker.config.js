import { execFileSync } from 'node:child_process';

const product = [
  'backend',
  'browser',
  'client',
  'cms',
  'components',
  'contract',
  'data',
  'eleventy',
];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: changedSinceMain(),
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'tests/mutation/jest.config.ts' },
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  // With its own environment, a test file would not report which tests reach a mutant. Only
  // Stryker's copy is edited.
  buildCommand: 'node tests/mutation/reportCoverage.ts',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Native ES modules are never unloaded, so a runner grows with each mutant.
  maxTestRunnerReuse: 40,
  timeoutMS: 30_000,
  ignorePatterns: [
    'dist',
    'dist-library',
    'storybook-static',
    'test-results',
    'playwright-report',
    '.cache',
  ],
  tempDirName: 'test-results/mutation',
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  htmlReporter: { fileName: 'test-results/mutation.html' },
  allowEmpty: true,
};

function changedSinceMain() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const base = git('merge-base', 'main', 'HEAD');
  return git('diff', '--name-only', '--diff-filter=d', base, '--', ...product)
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file));
}
