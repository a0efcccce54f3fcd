/** A part of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: string;
  /** The steps that must end first. Each is listed above this one. */
  readonly after?: readonly string[];
  /** Whether the step writes a report and supports `--shard`. Any other step counts as one test. */
  readonly isSuite?: boolean;
  /** Whether only the first shard runs the step. */
  readonly isOnce?: boolean;
}

const script = (name: string, ...after: string[]): Step => {
  return { name, after, command: `npm run --silent ${name}` };
};
const check = (name: string, ...after: string[]): Step => {
  return { ...script(name, ...after), isOnce: true };
};
const suite = (name: string, ...after: string[]): Step => {
  return { name, after, command: `npm run --silent test:${name} --`, isSuite: true };
};

/**
 * Three chains after the installation, of which the first two take about as long as each other. The
 * CMS tests and the engines wait half of their time. Meanwhile the other steps use the processor.
 * The three suites with Chromium or jsdom follow each other: beside each other, pages load too slowly.
 */
export const steps: readonly Step[] = [
  script('test:install'),
  script('build'),
  suite('cms', 'test:install', 'build'),
  script('build-storybook', 'build'),
  suite('unit', 'build-storybook', 'test:install'),
  suite('site', 'unit'),
  suite('stories', 'site'),
  suite('engines', 'test:install', 'build'),
  // After the installation: in half-finished types of Directus' packages, the linters find errors.
  check('lint', 'engines', 'build-storybook'),
  check('types', 'lint'),
  { ...check('check:i18n', 'types'), command: 'npm run --silent check:i18n -- --mistakes' },
  suite('hosts', 'check:i18n'),
  { ...suite('library', 'hosts'), isOnce: true },
];

const base =
  '$(git merge-base HEAD origin/main 2>&- || git merge-base HEAD main 2>&- || echo HEAD)';
const files = `{ git diff --name-only --diff-filter=d ${base}; git ls-files -o --exclude-standard; }`;
const linters = [
  'oxlint',
  'eslint --no-warn-ignored',
  'oxfmt --check --no-error-on-unmatched-pattern',
];

/** `npm run test:quick`: checks that depend directly on the changes since the main branch. */
export const quickSteps: readonly Step[] = [
  script('build'),
  { name: 'lint', command: linters.map((it) => `${files} | xargs -r ${it}`).join(' && ') },
  script('types', 'lint'),
  suite('pages', 'build'),
  {
    ...suite('unit', 'types'),
    command: `${suite('unit').command} --changedSince=${base} --passWithNoTests`,
  },
];
