import { globSync, readFileSync } from 'node:fs';
import { labels } from '../../locales/languages.ts';
import { findings, type Finding } from './findings.ts';

/**
 * `npm run check:i18n` lists missing, unused and untranslated labels, one on a line. Untranslated labels may be right; `npm run check:i18n -- --mistakes` does not list them.
 */
const folders = ['components', 'pages', 'eleventy', 'data', 'browser', 'cms', 'locales'];
const sources = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['**/node_modules/**'] }))
  .map((file) => readFileSync(file, 'utf8'));

const found = findings(labels, sources);
const mistakes = found.filter(({ kind }) => kind !== 'untranslated');
const listed = process.argv.includes('--mistakes') ? mistakes : found;
for (const { kind, language, key } of listed) console.log(`${kind.padEnd(12)} ${language}  ${key}`);
console.log(
  (['missing', 'unused', 'untranslated'] as const satisfies Finding['kind'][])
    .map((wanted) => `${found.filter(({ kind }) => kind === wanted).length} ${wanted}`)
    .join(', '),
);
process.exitCode = mistakes.length > 0 ? 1 : 0;
