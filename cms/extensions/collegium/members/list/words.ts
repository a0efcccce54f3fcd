import { languages, locales } from '../../../../../locales/languages.ts';

/** The messages to the user who submits a list, in one language. */
export interface ListWords {
  readonly line: (line: number, problem: string) => string;
  readonly empty: string;
  readonly tooLong: (max: number) => string;
  readonly notUtf8: string;
  readonly notCsv: string;
  readonly cells: (expected: number, found: number) => string;
  readonly unknownColumn: (heading: string) => string;
  readonly twiceColumn: (heading: string) => string;
  readonly missingColumn: (column: string) => string;
  readonly noEmail: (found: string) => string;
  readonly twice: (email: string, line: number) => string;
  readonly noRole: (found: string) => string;
  readonly noLanguage: (found: string) => string;
  readonly longCell: (column: string, max: number) => string;
  readonly noMember: (email: string) => string;
  readonly moreRights: (email: string) => string;
  readonly numberOfAnother: (number: string, email: string) => string;
  readonly more: (count: number) => string;
  readonly nothingDone: string;
  readonly counts: (counts: Counts) => string;
  readonly blocked: string;
}

interface Counts {
  readonly invited: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** Returns the languages as in “de, en or fr”. */
function oneOf(language: 'de' | 'en'): string {
  return new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(languages);
}

export const german: ListWords = {
  line: (line, problem) => `Zeile ${line}: ${problem}`,
  empty: 'Die Liste ist leer: eine Zeile mit Überschriften und darunter ein Mitglied je Zeile.',
  tooLong: (max) => `Die Liste hat mehr als ${max} Zeilen; bitte teilen.`,
  notUtf8: 'Zeichen sind verloren gegangen; bitte als „CSV UTF-8“ speichern.',
  notCsv: 'Anführungszeichen, die nicht geschlossen werden.',
  cells: (expected, found) => `${expected} Zellen erwartet, ${found} gefunden.`,
  unknownColumn: (heading) => `Die Spalte „${heading}“ ist nicht bekannt.`,
  twiceColumn: (heading) => `Die Spalte „${heading}“ steht zweimal da.`,
  missingColumn: (column) => `Die Spalte „${column}“ fehlt.`,
  noEmail: (found) => `„${found}“ ist keine E-Mail-Adresse.`,
  twice: (email, line) => `${email} steht schon in Zeile ${line}.`,
  noRole: (found) => `Verband „${found}“: erwartet VHM, ADT oder beide.`,
  noLanguage: (found) => `Sprache „${found}“: erwartet ${oneOf('de')}.`,
  longCell: (column, max) => `${column}: länger als ${max} Zeichen.`,
  noMember: (email) => `${email} gehört jemandem, der kein Mitglied ist.`,
  moreRights: (email) =>
    `${email} hat in Directus weitere Rechte; dieses Konto kann nur die Administration ändern.`,
  numberOfAnother: (number, email) =>
    `Mitgliedsnummer ${number} gehört zu ${email}; eine neue Adresse bitte im Konto eintragen.`,
  more: (count) => `… und ${count} weitere.`,
  nothingDone: 'Nichts wurde übernommen.',
  counts: ({ invited, changed, unchanged }) =>
    `${invited} eingeladen, ${changed} geändert, ${unchanged} unverändert.`,
  blocked: 'gesperrt, und bleibt es',
};

export const english: ListWords = {
  line: (line, problem) => `Line ${line}: ${problem}`,
  empty:
    'The list is empty. Expected one line with headings, and below it one line for each member.',
  tooLong: (max) => `The list has more than ${max} lines; please divide it.`,
  notUtf8: 'Characters were lost; please save the list as “CSV UTF-8”.',
  notCsv: 'Quotation marks that are not closed.',
  cells: (expected, found) => `expected ${expected} cells, found ${found}.`,
  unknownColumn: (heading) => `The column “${heading}” is not known.`,
  twiceColumn: (heading) => `The column “${heading}” is there twice.`,
  missingColumn: (column) => `The column “${column}” is missing.`,
  noEmail: (found) => `“${found}” is no e-mail address.`,
  twice: (email, line) => `${email} is in line ${line} already.`,
  noRole: (found) => `association “${found}”: expected VHM, ADT or both.`,
  noLanguage: (found) => `language “${found}”: expected ${oneOf('en')}.`,
  longCell: (column, max) => `${column}: longer than ${max} characters.`,
  noMember: (email) => `${email} belongs to somebody who is no member.`,
  moreRights: (email) =>
    `${email} has more rights in Directus; only administrators can change this account.`,
  numberOfAnother: (number, email) =>
    `Member number ${number} belongs to ${email}. If this person has a new e-mail address, enter it in the account.`,
  more: (count) => `… and ${count} more.`,
  nothingDone: 'Nothing was applied.',
  counts: ({ invited, changed, unchanged }) =>
    `${invited} invited, ${changed} changed, ${unchanged} unchanged.`,
  blocked: 'blocked, and stays so',
};
