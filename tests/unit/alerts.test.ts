import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';

/** The alerts for Prometheus, with Prometheus' own parser of its expressions. */
interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly instructions: string };
}

const { groups } = parse(readFileSync('docs/alerts.yml', 'utf8')) as {
  readonly groups: readonly { readonly rules: readonly Alert[] }[];
};
const alerts = groups.flatMap(({ rules }) => rules).map((rule) => [rule.alert, rule] as const);

it.each(alerts)('%s has an expression that Prometheus understands', (_name, { expr }) => {
  expect(mistakesIn(expr)).toEqual([]);
});

it('notices a mistake in an expression', () => {
  expect(mistakesIn('sum(rate(a[5m]) > ')).not.toEqual([]);
});

it.each(alerts)('%s leads to instructions', (_name, { annotations }) => {
  const [file = '', heading] = annotations.instructions.split('#');
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)];
  expect(headings.map(([, words = '']) => words.toLowerCase().replaceAll(' ', '-'))).toContain(
    heading,
  );
});

function mistakesIn(expression: string): number[] {
  const mistakes: number[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from }) => {
      if (type.isError) mistakes.push(from);
    },
  });
  return mistakes;
}
