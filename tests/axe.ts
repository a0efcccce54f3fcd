import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { accessibilityTags } from '../.storybook/accessibility.ts';

interface AxeOptions {
  /** The selector of the part to check. Rules about whole pages apply only without it. */
  readonly within?: string;
  /** Selectors of parts to leave out. */
  readonly without?: readonly string[];
  /** Ids of rules that do not apply. */
  readonly rulesOff?: readonly string[];
}

/** Violations that axe finds on the page in its current state: one line for each element. */
export async function axeViolations(
  page: Page,
  { within, without = [], rulesOff = [] }: AxeOptions = {},
) {
  return run(
    page,
    within,
    {
      runOnly: [...accessibilityTags],
      rules: Object.fromEntries(rulesOff.map((rule) => [rule, { enabled: false }])),
    },
    without,
  );
}

/** Runs only the rules about colours, for a page in which only colours have changed. */
export async function contrastViolations(page: Page, { within, rulesOff = [] }: AxeOptions = {}) {
  const values = rulesAboutColors.filter((rule) => !rulesOff.includes(rule));
  return run(page, within, { runOnly: { type: 'rule', values } });
}

/**
 * Runs only the rules about colours, sizes and overflow, for a page whose markup has not changed.
 */
export async function layoutViolations(page: Page) {
  const values = [...rulesAboutColors, 'target-size', 'scrollable-region-focusable'];
  return run(page, undefined, { runOnly: { type: 'rule', values } });
}

const rulesAboutColors = ['color-contrast', 'link-in-text-block'];

/** Runs only the rules about texts, for a page in which only the language has changed. */
export async function wordViolations(page: Page, { within, rulesOff = [] }: AxeOptions = {}) {
  const values = rulesAboutWords.filter((rule) => !rulesOff.includes(rule));
  return run(page, within, { runOnly: { type: 'rule', values } });
}

/**
 * Axe's categories about texts: names of elements, alternative texts of pictures, languages,
 * landmarks.
 */
const categoriesOfWords = [
  'cat.name-role-value',
  'cat.text-alternatives',
  'cat.forms',
  'cat.language',
  'cat.semantics',
];

const rulesAboutWords = axe
  .getRules([...accessibilityTags])
  .filter(
    ({ tags, ruleId }) =>
      tags.some((tag) => categoriesOfWords.includes(tag)) || ruleId.endsWith('-name'),
  )
  .map(({ ruleId }) => ruleId);

/**
 * The minified file, half as large as the package's `source`: it is sent to the browser for each
 * page.
 */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

async function run(
  page: Page,
  within: string | undefined,
  options: RunOptions,
  without: readonly string[] = [],
) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  await endTransitions(page);
  const violations = await page.evaluate(
    async ([selector, runOptions, exclude]) => {
      const context = { include: selector ?? document, exclude };
      const results = await globalThis.axe.run(context, {
        ...runOptions,
        // Preloading stylesheets would fetch them again, for an experimental rule that we do not
        // use.
        preload: { assets: ['media'] },
        resultTypes: ['violations'],
      });
      return results.violations;
    },
    [within, options, [...without]] as [string | undefined, RunOptions, string[]],
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`.replaceAll(/\s+/g, ' '),
    ),
  );
}

/**
 * Finishes all CSS transitions. Even with reduced motion, a colour takes a frame to change, and axe
 * may run earlier. Transitions in a closed menu never finish, and an inherited change starts the
 * next one.
 */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const running = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let some = running(); some.length > 0; some = running()) {
      for (const transition of some) transition.finish();
    }
  });
}

type Axe = typeof axe;

declare global {
  /** Axe in the page under test. */
  var axe: Axe;
}
