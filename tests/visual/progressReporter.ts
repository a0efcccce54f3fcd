import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints how many pages or stories are done, at most twenty times, and what went wrong. */
export default class ProgressReporter implements Reporter {
  #all = 0;
  readonly #done = new Set<string>();

  onBegin(_: FullConfig, suite: Suite): void {
    this.#all = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { error, retry }: TestResult): void {
    const isLast = !error || retry === test.retries;
    if (!isLast) return;
    if (error) console.error(`No pictures of ${test.title}: ${error.message ?? 'it failed'}`);
    this.#done.add(test.id);
    const { size } = this.#done;
    const twentieth = Math.ceil(this.#all / 20);
    if (size % twentieth === 0 || size === this.#all) console.log(`  ${size} of ${this.#all}`);
  }

  onError({ message }: { readonly message?: string }): void {
    console.error(message);
  }

  printsToStdio(): boolean {
    return true;
  }
}
