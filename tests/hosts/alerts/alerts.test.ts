import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findPrometheus } from '../../prometheus.ts';

/** The alerts of docs/alerts.yml, with Prometheus' own program. */
const { promtool } = findPrometheus();

it('Prometheus takes the file of alerts', () => {
  expect(run('check', 'rules', 'docs/alerts.yml')).toEqual({ status: 0, errors: '' });
});

it('each alert fires in its example, and not in the one where all is well', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  try {
    copyFileSync('docs/alerts.yml', join(folder, 'alerts.yml'));
    copyFileSync(examples, join(folder, 'examples.yml'));
    expect(run('test', 'rules', join(folder, 'examples.yml'))).toEqual({ status: 0, errors: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('there are examples of each alert', () => {
  const { groups } = parse(readFileSync('docs/alerts.yml', 'utf8')) as Rules;
  const { tests } = parse(readFileSync(examples, 'utf8')) as Examples;
  const quiet = tests.flatMap(({ alert_rule_test: cases = [] }) => cases);
  const firing = tests
    .flatMap(({ promql_expr_test: cases = [] }) => cases)
    .filter(({ exp_samples: samples = [] }) => samples.length > 0);
  for (const { alert } of groups.flatMap(({ rules }) => rules)) {
    expect(quiet.map(({ alertname }) => alertname)).toContain(alert);
    expect(firing.filter(({ expr }) => expr.includes(alert))).not.toEqual([]);
  }
});

const examples = 'tests/hosts/alerts/examples.yml';

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string }[] }[];
}

interface Examples {
  readonly tests: readonly {
    readonly alert_rule_test?: readonly { readonly alertname: string }[];
    readonly promql_expr_test?: readonly {
      readonly expr: string;
      readonly exp_samples?: readonly unknown[];
    }[];
  }[];
}

function run(...args: readonly string[]) {
  const { status, stderr } = spawnSync(promtool, args, { encoding: 'utf8' });
  return { status, errors: stderr };
}
