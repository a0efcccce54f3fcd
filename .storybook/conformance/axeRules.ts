import axe from 'axe-core';
import { accessibilityTags } from '../accessibility.ts';

/** A tag such as `wcag1410`: the numbers of principle, guideline and criterion. */
const criterionTag = /^wcag(\d)(\d)(\d+)$/;

/** Axe does not run these unless they are asked for by name. */
const notRun = ['experimental', 'deprecated'];

/** The rules of axe that our tests run, by the criterion that axe assigns them to: `1.4.10`. */
export const axeRules: ReadonlyMap<string, readonly string[]> = new Map(
  [...byCriterion()].map(([criterion, rules]) => [criterion, rules.map(({ id }) => id)]),
);

function byCriterion() {
  const rules = axe
    .getRules([...accessibilityTags])
    .filter(({ tags }) => !tags.some((tag) => notRun.includes(tag)))
    .flatMap(({ ruleId: id, tags }) =>
      tags
        .map((tag) => criterionTag.exec(tag)?.slice(1).join('.'))
        .filter((criterion) => criterion !== undefined)
        .map((criterion) => ({ id, criterion })),
    );
  return Map.groupBy(rules, ({ criterion }) => criterion);
}
