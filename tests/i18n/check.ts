import { globSync, readFileSync } from 'node:fs';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import { findings, type Finding } from './findings.ts';

/**
 * `npm run check:i18n` lists missing, unused and untranslated labels, one on a line. Only missing
 * labels are certainly wrong; `npm run check:i18n -- --missing` lists only these.
 */
const folders = ['components', 'pages', 'eleventy', 'data', 'browser'];
const sources = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
  .map((file) => readFileSync(file, 'utf8'));

const found = findings({ de, en, fr }, sources);
const listed = process.argv.includes('--missing')
  ? found.filter(({ kind }) => kind === 'missing')
  : found;
for (const { kind, language, key } of listed) console.log(`${kind.padEnd(12)} ${language}  ${key}`);
console.log(
  (['missing', 'unused', 'untranslated'] as const satisfies Finding['kind'][])
    .map((wanted) => `${found.filter(({ kind }) => kind === wanted).length} ${wanted}`)
    .join(', '),
);
process.exitCode = found.some(({ kind }) => kind === 'missing') ? 1 : 0;
