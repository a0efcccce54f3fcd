import { describe, expect, it } from '@jest/globals';
import { steps, stepsFor } from '../steps.ts';

describe('npm test', () => {
  it('starts what a step needs before the step', () => {
    const names = steps.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, after = [] } of steps) {
      for (const earlier of after) {
        expect(names).toContain(earlier);
        expect(names.indexOf(earlier)).toBeLessThan(names.indexOf(name));
      }
    }
  });
});

describe('a step that takes one core', () => {
  it('comes before or after all that take both, which would wait for it with a core idle', () => {
    const busy = steps.filter(({ cores }) => cores === 2).map(({ name }) => name);
    const first = steps.findIndex(({ cores }) => cores === 2);
    for (const { name, after = [] } of steps.slice(first).filter(({ cores }) => cores === 1)) {
      expect({ name, after }).toEqual({ name, after: expect.arrayContaining(busy) });
    }
  });
});

describe('npm test -- --changed', () => {
  const changed = (...files: string[]) => stepsFor({ commit: 'abc', files, existing: files });
  const namesOf = ({ run }: ReturnType<typeof stepsFor>) => run.map(({ name }) => name);

  it('lints the changed files alone, and asks Jest for the tests that import them', () => {
    const { run } = changed('components/home/Hero.tsx', 'README.md');
    const commandOf = (wanted: string) => run.find(({ name }) => name === wanted)?.command;
    expect(commandOf('lint')).toBe(
      'eslint --no-warn-ignored "components/home/Hero.tsx" && ' +
        'prettier --check --ignore-unknown "components/home/Hero.tsx" "README.md"',
    );
    expect(commandOf('unit')).toContain('--changedSince=abc');
  });

  it('builds the site of a changed product, and says that the rest is left', () => {
    const steps = changed('pages/news.11ty.tsx');
    expect(namesOf(steps)).toEqual(['lint', 'i18n', 'types', 'build', 'unit']);
    expect(steps.left).toEqual(['site', 'hosts', 'stories', 'cms']);
  });

  it('runs a test of the site that has changed', () => {
    const { run, left } = changed('tests/site/menus.spec.ts');
    expect(run.find(({ name }) => name === 'site')?.command).toContain('--only-changed=abc');
    expect(left).toEqual([]);
  });

  it('names the steps that are left where only their own files have changed', () => {
    expect(changed('cms/start.ts').left).toEqual(['cms']);
    expect(changed('tests/hosts/site.test.ts', '.storybook/main.ts').left).toEqual([
      'hosts',
      'stories',
    ]);
  });

  it('has nothing to lint where files were only deleted', () => {
    const steps = stepsFor({ commit: 'abc', files: ['pages/gone.ts'], existing: [] });
    expect(namesOf(steps)).not.toContain('lint');
  });
});
