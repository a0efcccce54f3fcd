import { directusLanguages, languageOf } from '../../../../../locales/languages.ts';
import { memberRoles, type RecordAudience } from '../../../../../contract/members/audiences.ts';

/** The accepted column headings of a list, by the name of the field in Directus. */
export const columns = {
  email: ['email', 'e-mail', 'mail', 'e-mail-adresse'],
  first_name: ['first_name', 'vorname', 'first name'],
  last_name: ['last_name', 'nachname', 'name', 'last name'],
  member_number: ['member_number', 'mitgliedsnummer', 'nummer', 'member number'],
  role: ['role', 'verband', 'association'],
  language: ['language', 'sprache'],
  phone: ['phone', 'telefon'],
  practice: ['practice', 'praxis'],
  street: ['street', 'straße', 'strasse'],
  zip_code: ['zip_code', 'plz', 'postleitzahl', 'postcode'],
  city: ['city', 'ort'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Column = keyof typeof columns;

/** Columns without which nobody can be invited. */
export const neededColumns = ['email', 'role'] as const satisfies readonly Column[];

/** The accepted values of the association column. Spaces and case are ignored. */
const associations: Readonly<Record<string, RecordAudience>> = {
  vhm: 'vhm',
  adt: 'adt',
  both: 'both',
  beide: 'both',
  'vhm+adt': 'both',
  'vhm/adt': 'both',
};

export function roleOf(written: string): string | undefined {
  const audience = associations[written.toLowerCase().replace(/\s/g, '')];
  return audience && memberRoles[audience];
}

/** Returns the code as Directus stores it. */
export function storedLanguage(written: string): string | undefined {
  const language = languageOf(written);
  return language && directusLanguages[language];
}

export function columnOf(heading: string): Column | undefined {
  const written = heading.toLowerCase().trim();
  return (Object.keys(columns) as Column[]).find((column) =>
    (columns[column] as readonly string[]).includes(written),
  );
}
