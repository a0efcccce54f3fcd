import type { Changed } from './changed.ts';
import type { Runner } from './reports.ts';

/** A part of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: string;
  /** Who reports in `test-results/<name>.json`; a step without a report counts as one test. */
  readonly runner?: Runner;
  /** How many cores it keeps busy. What needs one runs beside another that needs one. */
  readonly cores: 1 | 2;
  /** Steps that have to be over before. */
  readonly after?: readonly string[];
}

const script = (name: string) => `npm run --silent ${name}`;

/** What keeps both cores busy would have to wait for whatever started before it on one. */
const busy = ['unit', 'site', 'stories'];

/**
 * In the order in which they start. What takes one core comes first, two at a time: the installation
 * beside the linters and what is short. Last come hosts and cms: while the one is under way, the
 * other sets up its Directus, which takes one core, and then has both to itself.
 */
export const steps: readonly Step[] = [
  { name: 'install', command: script('cms:install'), cores: 1 },
  { name: 'lint', command: script('lint'), cores: 1 },
  { name: 'i18n', command: script('check:i18n'), cores: 1 },
  { name: 'types', command: script('types'), cores: 1 },
  { name: 'build', command: script('build'), cores: 1 },
  { name: 'storybook', command: script('build-storybook'), cores: 1 },
  { name: 'unit', command: script('test:unit'), runner: 'jest', cores: 2 },
  { name: 'site', command: script('test:site'), runner: 'playwright', cores: 2, after: ['build'] },
  {
    name: 'stories',
    command: script('test:stories'),
    runner: 'playwright',
    cores: 2,
    after: ['storybook'],
  },
  {
    name: 'hosts',
    command: script('test:hosts'),
    runner: 'jest',
    cores: 1,
    after: ['build', ...busy],
  },
  {
    name: 'cms',
    command: script('test:cms'),
    runner: 'jest',
    cores: 1,
    after: ['install', ...busy],
  },
];

/**
 * What a change can break by itself, in minutes: the linters of the changed files, labels, types,
 * the unit tests that import something changed, and the site's tests that do. A test that reads files
 * or asks the whole site is left to the whole run.
 */
export function stepsFor({ commit, files, existing }: Changed): {
  readonly run: readonly Step[];
  /** The names of the steps that the change touches, and that are not run. */
  readonly left: readonly string[];
} {
  const touches = (...folders: readonly string[]) =>
    files.some((file) => folders.some((folder) => file.startsWith(folder)));
  const only = existing.map((file) => `"${file}"`).join(' ');
  const code = existing
    .filter((file) => /\.(ts|tsx|js)$/.test(file))
    .map((file) => `"${file}"`)
    .join(' ');
  const linters = [
    ...(code ? [`eslint --no-warn-ignored ${code}`] : []),
    ...(only ? [`prettier --check --ignore-unknown ${only}`] : []),
  ];
  const isOfSite = touches('tests/site/', 'tests/axe.ts', 'tests/viewport.ts');
  const run = steps.flatMap((step): Step[] => {
    switch (step.name) {
      case 'lint':
        return linters.length > 0 ? [{ ...step, command: linters.join(' && ') }] : [];
      case 'i18n':
      case 'types':
        return [step];
      case 'unit':
        return [
          { ...step, command: `${step.command} -- --changedSince=${commit} --passWithNoTests` },
        ];
      case 'build':
        return isOfSite || touches(...product) ? [step] : [];
      case 'site':
        return isOfSite
          ? [
              {
                ...step,
                command: `${step.command} -- --only-changed=${commit} --pass-with-no-tests`,
              },
            ]
          : [];
      default:
        return [];
    }
  });
  const left = [
    ...(touches(...product) ? ['site', 'hosts', 'stories', 'cms'] : []),
    ...(touches('tests/hosts/') ? ['hosts'] : []),
    ...(touches('.storybook/', 'stories/', 'tests/stories/') ? ['stories'] : []),
    ...(touches('cms/', 'tests/cms/') ? ['cms'] : []),
  ];
  return { run, left: [...new Set(left)] };
}

/** What the site is built from. */
const product = [
  ...['.eleventy.ts', 'addresses/', 'backend/', 'browser/', 'client/', 'components/', 'contract/'],
  ...['data/', 'eleventy/', 'locales/', 'pages/', 'package-lock.json'],
];
