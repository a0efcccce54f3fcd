import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { conformanceFiles, json, resultsFile } from './files.ts';
import type { Results } from './Report.ts';

/**
 * `npm run conformance`: takes over the result of the last complete `npm test`, if there is one on this machine, and
 * writes the report from it.
 */
const lastCheck = process.env['ACCESSIBILITY_CHECK'] ?? '.cache/accessibility-check.json';
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Results;

const { version, date, pages, engine, violations } = read(
  existsSync(lastCheck) ? lastCheck : resultsFile,
);
const results: Results = { version, date, pages, engine, violations };
const files = new Map([[resultsFile, json(results)], ...conformanceFiles(results)]);
for (const [file, content] of files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
console.log(`Wrote ${[...files.keys()].join(', ')}`);
