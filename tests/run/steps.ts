import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A part of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: string;
  /** Writes a report and takes `--shard`. Any other step counts as one test. */
  readonly isSuite?: boolean;
  /** Needs no other shard's help, so only the first one runs it. */
  readonly isOnce?: boolean;
}

/** Steps one after another. Lanes of a stage run at the same time. */
type Lane = readonly Step[];
export type Stages = readonly (readonly Lane[])[];

const script = (name: string): Step => ({ name, command: `npm run --silent ${name}` });
const check = (name: string): Step => ({ ...script(name), isOnce: true });
const suite = (name: string): Step => {
  return { name, command: `npm run --silent test:${name} --`, isSuite: true };
};

/** Two lanes for steps that keep one core busy, one lane for steps that start a worker per core. */
export const stages: Stages = [
  [
    [script('test:install')],
    [
      script('build'),
      script('build-storybook'),
      check('lint'),
      check('types'),
      check('check:i18n'),
    ],
  ],
  [[suite('unit')]],
  [[suite('site')]],
  [[suite('stories')]],
  [[suite('hosts'), suite('engines')], [suite('cms')]],
];

/** `npm run test:quick`: what the changes since the main branch can break by themselves. */
export function quickStages(): Stages {
  const base = git('merge-base', mainBranch(), 'HEAD')[0]!;
  const changed = [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(file));
  const all = changed.map((file) => `"${file}"`).join(' ') || '"package.json"';
  const unit = `${suite('unit').command} --changedSince=${base} --passWithNoTests`;
  const lint = `oxlint ${all} && eslint --no-warn-ignored ${all} && prettier --check -u ${all}`;
  return [
    [[script('build')], [{ name: 'lint', command: lint }, script('types')]],
    [[suite('pages')], [{ ...suite('unit'), command: unit }]],
  ];
}

/** The branch of the server, if there is one: the local one may be older. */
function mainBranch(): string {
  const known = git('for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/remotes');
  return ['origin/main', 'main'].find((name) => known.includes(name)) ?? 'HEAD';
}

function git(...args: readonly string[]): readonly string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
