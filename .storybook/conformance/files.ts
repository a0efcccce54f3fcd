import { openAcr } from './openAcr.ts';
import type { Results } from './Report.ts';
import { reportOf } from './reportOf.ts';

/** The result of the last complete check, as committed. */
export const resultsFile = 'docs/conformance/results.json';

/** The figures that every accessibility statement quotes. */
const figuresFile = 'pages/legal/conformance.json';

/** The content of each generated file, by its path. */
export function conformanceFiles(results: Results): ReadonlyMap<string, string> {
  const report = reportOf(results);
  return new Map([
    ['docs/conformance/openacr.yaml', openAcr(report)],
    ['docs/conformance/report.json', json(report)],
    [figuresFile, json({ version: results.version, date: results.date, ...report.figures })],
  ]);
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
