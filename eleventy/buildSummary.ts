import { missingLabels } from '../components/i18n/missingLabels.ts';
import type { Content } from '../data/content.ts';
import { coverage } from '../data/coverage.ts';
import { languageNames } from '../locales/languages.ts';

/** What a build did, and what is not translated yet, as a table for the operator. */
export function buildSummary(content: Content, build: { outDir: string; seconds: number }): string {
  const rows = coverage(content).map(({ language, pages, missingPages, missingTexts }) => [
    languageNames[language],
    String(pages),
    String(missingPages.length),
    String(missingTexts.length),
    String(missingLabels(language).length),
  ]);
  const pages = content.routes.all.length;
  return [
    table([['Language', 'Pages', 'Pages missing', 'Texts missing', 'Labels missing'], ...rows]),
    '',
    `${pages} pages in ${rows.length} languages from ${content.source}, ` +
      `written to ${build.outDir} in ${build.seconds.toFixed(1)} s`,
  ].join('\n');
}

function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map(([name = '', ...numbers]) =>
      [
        name.padEnd(widths[0] ?? 0),
        ...numbers.map((cell, column) => cell.padStart(widths[column + 1] ?? 0)),
      ].join('  '),
    )
    .join('\n');
}
