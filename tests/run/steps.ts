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
 * Three chains after the installation. The CMS tests and the engines each wait half of their time.
 * Meanwhile the chain of the other steps uses the processor.
 */
export const steps: readonly Step[] = [
  script('test:install'),
  script('build'),
  suite('cms', 'test:install', 'build'),
  script('build-storybook', 'build'),
  // Types of Directus' packages: in a half-finished installation, the linters find errors.
  check('lint', 'build-storybook', 'test:install'),
  check('types', 'lint'),
  { ...check('check:i18n', 'types'), command: 'npm run --silent check:i18n -- --mistakes' },
  suite('unit', 'check:i18n'),
  suite('site', 'unit', 'test:install'),
  suite('stories', 'site'),
  suite('hosts', 'stories'),
  { ...suite('library', 'hosts'), isOnce: true },
  suite('engines', 'test:install', 'build'),
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
