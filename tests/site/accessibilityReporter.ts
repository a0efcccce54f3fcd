import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import axe from 'axe-core';
import { readEnvironment } from '../../data/settings/environment.ts';
import type { AccessibilityCheck } from '../../eleventy/checks/accessibilityCheck.ts';
import { version } from '../../data/settings/version.ts';
import { pages, siteFolder, widths } from './pages.ts';

/** A test adds this annotation with the number of violations on its page. */
export const violationsAnnotation = 'violations';

/** The tag of the tests that check a page. */
export const accessibilityTag = '@axe';

/**
 * Writes the result of the check of all pages to a file. The next build reads the file for its
 * accessibility statement. A run of only some pages does not change the file; an interrupted run
 * leaves none.
 */
export default class AccessibilityReporter implements Reporter {
  readonly #file = readEnvironment().accessibilityCheck;
  readonly #violations = new Map<string, number>();
  #isOfEveryPage = false;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#isOfEveryPage = suite.allTests().filter(isCheck).length === pages.length;
    if (this.#isOfEveryPage) rmSync(this.#file, { force: true });
  }

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const found = annotations.find(({ type }) => type === violationsAnnotation);
    if (isCheck(test) && found) this.#violations.set(test.id, Number(found.description));
  }

  onEnd(): void {
    if (!this.#isOfEveryPage || this.#violations.size < pages.length) return;
    const check: AccessibilityCheck = {
      version,
      compilation: builtCompilation(),
      date: new Date().toISOString().slice(0, 10),
      pages: pages.length,
      colorModes: ['light', 'dark'],
      widths: [...widths],
      engine: { name: 'axe-core', version: axe.version },
      violations: [...this.#violations.values()].reduce((sum, count) => sum + count, 0),
    };
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${JSON.stringify(check, undefined, 2)}\n`);
  }
}

function isCheck({ tags }: TestCase): boolean {
  return tags.includes(accessibilityTag);
}

function builtCompilation(): string {
  const appData = readFileSync(join(siteFolder, 'page-data/app-data.json'), 'utf8');
  return (JSON.parse(appData) as { compilationHash: string }).compilationHash;
}
