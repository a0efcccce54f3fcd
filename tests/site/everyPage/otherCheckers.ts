import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

/**
 * Checks WCAG 2.2 AA with IBM Equal Access and HTML_CodeSniffer, whose rules differ from those of axe. Only
 * faults count, not the hints at what a person must look at.
 */
export async function expectOtherCheckersAgree(page: Page): Promise<void> {
  // IBM's checker calls a label in closed details missing, although its control is hidden, too.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  expect.soft(await ibmFaults(page), 'IBM Equal Access').toEqual([]);
  expect.soft(await codeSnifferFaults(page), 'HTML_CodeSniffer').toEqual([]);
}

async function ibmFaults(page: Page): Promise<string[]> {
  await page.evaluate(sources.ibm);
  return page.evaluate(async () => {
    const { results } = await new globalThis.ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  });
}

async function codeSnifferFaults(page: Page): Promise<string[]> {
  await page.evaluate(sources.codeSniffer);
  const faults = await page.evaluate(async () => {
    const { HTMLCS } = globalThis;
    await new Promise<void>((done) => HTMLCS.process('WCAG2AA', document, done));
    return HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, msg, element }) => ({ code, text: `${code}: ${msg} ${element.outerHTML}` }));
  });
  return faults.filter(({ code }) => !accepted.has(code)).map(({ text }) => text);
}

/** Faults of HTML_CodeSniffer that are none. */
const accepted: ReadonlySet<string> = new Set([
  // Wants the ids of five headers on each cell of a table with headings of sections, such as the fee schedule. Its
  // `scope` attributes say the same to every screen reader, and the ids would double the page.
  'WCAG2AA.Principle1.Guideline1_3.1_3_1.H43.HeadersRequired',
]);

function sourceOf(file: string): string {
  return readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8');
}

const sources = {
  ibm: sourceOf('accessibility-checker-engine/ace.js'),
  codeSniffer: sourceOf('html_codesniffer/build/HTMLCS.js'),
};

declare global {
  /** IBM Equal Access in the page under test. */
  var ace: {
    Checker: new () => {
      check(
        node: Document,
        rulesets: readonly string[],
      ): Promise<{
        results: readonly {
          ruleId: string;
          message: string;
          snippet: string;
          value: readonly [level: string, outcome: string];
        }[];
      }>;
    };
  };
  /** HTML_CodeSniffer in the page under test. */
  var HTMLCS: {
    ERROR: number;
    process(standard: string, node: Document, done: () => void): void;
    getMessages(): readonly { type: number; code: string; msg: string; element: Element }[];
  };
}
