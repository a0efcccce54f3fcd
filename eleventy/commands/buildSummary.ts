import { missingLabels } from '../../components/i18n/missingLabels.ts';
import type { Content } from '../../data/Content.ts';
import { coverage, type Coverage } from '../checks/coverage.ts';
import { printable } from '../../data/problems/printable.ts';
import { languageNames } from '../../locales/languages.ts';
import type { Removals } from '../checks/removals.ts';

interface FinishedBuild {
  readonly outDir: string;
  readonly seconds: number;
  readonly removals: Removals;
  /** Number of warnings for editors; each was printed before. */
  readonly warnings: number;
}

/** Returns the summary of a build for the operator, with a table of missing translations. */
export function buildSummary(content: Content, build: FinishedBuild): string {
  const languages = coverage(content);
  const rows = languages.map(({ language, pages, missingPages, missingTexts }) => [
    languageNames[language],
    String(pages),
    String(missingPages.length),
    String(missingTexts.length),
    String(missingLabels(language).length),
  ]);
  const pages = content.fileCount;
  return [
    table([['Language', 'Pages', 'Pages missing', 'Texts missing', 'Labels missing'], ...rows]),
    ...languages.flatMap(missing),
    ...gone(build.removals),
    ...(build.warnings > 0 ? ['', `Warnings for editors, see above: ${build.warnings}`] : []),
    '',
    `${pages} pages in ${rows.length} languages from ${printable(content.source)}, ` +
      `written to ${printable(build.outDir)} in ${build.seconds.toFixed(1)} s`,
  ].join('\n');
}

/**
 * Lists what editors have to translate next. Only the first names are printed; the rest is counted.
 */
function missing({ language, missingPages, missingTexts }: Coverage): string[] {
  return named(`Not in ${languageNames[language]} yet`, [...missingPages, ...missingTexts]);
}

function gone({ vanished }: Removals): string[] {
  return named(
    'Gone since the last build',
    vanished.map(({ path }) => path),
  );
}

function named(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const printed = names.slice(0, maxNames).map(printable);
  const more = names.length - printed.length;
  return ['', `${what}: ${printed.join(', ')}${more > 0 ? ` and ${more} more` : ''}`];
}

const maxNames = 10;

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
