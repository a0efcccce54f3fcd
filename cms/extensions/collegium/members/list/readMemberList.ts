import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { columnOf, storedLanguage, neededColumns, roleOf, type Column } from './columns.ts';
import type { ListWords } from './words.ts';

/** A row of a list, by Directus' fields. Empty cells are left out. */
export interface ListedMember {
  readonly line: number;
  readonly email: string;
  readonly values: Readonly<Partial<Record<Column, string>>>;
}

interface ReadList {
  readonly members: readonly ListedMember[];
  /** Each names its line. If there are any, nothing of the list is applied. */
  readonly problems: readonly string[];
}

/**
 * Maximum number of rows. Each one also creates an activity and a revision, so more would block the
 * database for long.
 */
const maxLines = 2000;
/** Maximum number of characters in a cell: the same as in the policies for members' own changes. */
const maxCharacters = 200;

/**
 * Parses a list that was saved or copied from a spreadsheet, with commas, semicolons or tabs between cells.
 * Checks every row, to report all problems at once.
 */
export function readMemberList(text: string, words: ListWords): ReadList {
  if (text.includes('\uFFFD')) return { members: [], problems: [words.notUtf8] };
  const rows = rowsOf(text, words);
  if (!Array.isArray(rows)) return { members: [], problems: [rows.problem] };
  const [headings, ...lines] = rows;
  if (!headings || lines.length === 0) return { members: [], problems: [words.empty] };
  if (lines.length > maxLines) return { members: [], problems: [words.tooLong(maxLines)] };
  const wrong = headingProblems(headings.cells, words);
  if (wrong.length > 0) {
    return { members: [], problems: wrong.map((problem) => words.line(headings.line, problem)) };
  }
  const order = headings.cells.map(columnOf);
  const seen = new Map<string, number>();
  const problems: string[] = [];
  const members: ListedMember[] = [];
  for (const { line, cells } of lines) {
    const report = (problem: string) => void problems.push(words.line(line, problem));
    if (cells.length !== order.length) {
      report(words.cells(order.length, cells.length));
      continue;
    }
    const member = memberOf(line, cellsByColumn(order, cells), { words, report });
    const earlier = seen.get(member.email);
    if (member.email && earlier !== undefined) report(words.twice(member.email, earlier));
    seen.set(member.email, line);
    members.push(member);
  }
  return problems.length > 0 ? { members: [], problems } : { members, problems };
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function rowsOf(text: string, words: ListWords): Row[] | { readonly problem: string } {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as readonly { readonly info: { lines: number }; readonly record: string[] }[];
    return rows.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as { readonly lines?: number };
    return { problem: lines === undefined ? words.notCsv : words.line(lines, words.notCsv) };
  }
}

/**
 * Returns the delimiter that occurs most often in the headings. Other rows may have commas in an address;
 * headings have none.
 */
function delimiterOf(text: string): string {
  const [headings = ''] = text.trimStart().split(/\r?\n/, 1);
  const countOf = (mark: string) => headings.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best));
}

function headingProblems(headings: readonly string[], words: ListWords): string[] {
  const found = headings.map(columnOf);
  return [
    ...headings.filter((_, index) => !found[index]).map((heading) => words.unknownColumn(heading)),
    ...headings
      .filter((_, index) => found[index] && found.indexOf(found[index]) < index)
      .map((heading) => words.twiceColumn(heading)),
    ...neededColumns
      .filter((column) => !found.includes(column))
      .map((column) => words.missingColumn(namesOfNeeded[column])),
  ];
}

/** The usual headings of the needed columns, for messages. */
const namesOfNeeded = { email: 'E-Mail', role: 'Verband' } as const;

type Cells = Readonly<Partial<Record<Column, string>>>;

function cellsByColumn(order: readonly (Column | undefined)[], cells: readonly string[]): Cells {
  const named = order.map((column, index) => [column, cells[index] ?? ''] as const);
  return Object.fromEntries(named.filter(([, cell]) => cell !== '')) as Cells;
}

function memberOf(
  line: number,
  cells: Cells,
  { words, report }: { readonly words: ListWords; readonly report: (problem: string) => void },
): ListedMember {
  const email = (cells.email ?? '').toLowerCase();
  if (!z.email().safeParse(email).success) report(words.noEmail(cells.email ?? ''));
  const role = roleOf(cells.role ?? '');
  if (role === undefined) report(words.noRole(cells.role ?? ''));
  const language = cells.language === undefined ? undefined : storedLanguage(cells.language);
  if (cells.language !== undefined && language === undefined)
    report(words.noLanguage(cells.language));
  for (const [column, cell] of Object.entries(cells)) {
    if (cell.length > maxCharacters) report(words.longCell(column, maxCharacters));
  }
  const values = { ...cells, email, ...(role && { role }), ...(language && { language }) };
  return { line, email, values };
}
