import type { Company } from './company.ts';
import type { Language } from '../../locales/languages.ts';

/**
 * Selects the record to show if there are several (specification, section 3). All screens use these
 * functions, so that all show the same number.
 */

type Address = Company['addresses'][number];
type NumberType = Company['numbers'][number]['type'];

export function firstAddress({ addresses }: Company): Address {
  return addresses[0];
}

/** The flagged one, or else the first. */
export function primaryEmail({ emails }: Company): string | undefined {
  return (emails.find(({ primary }) => primary) ?? emails[0])?.email;
}

/**
 * The flagged phone number, or else the flagged mobile number, or else the first phone or mobile
 * number.
 */
export function primaryPhone(company: Company): string | undefined {
  return (
    flagged(company, 'phone') ??
    flagged(company, 'mobile') ??
    first(company, 'phone') ??
    first(company, 'mobile')
  );
}

/** The flagged phone number that is no mobile number, or else the first. */
export function primaryLandline(company: Company): string | undefined {
  return flagged(company, 'phone') ?? first(company, 'phone');
}

export function primaryMobile(company: Company): string | undefined {
  return flagged(company, 'mobile') ?? first(company, 'mobile');
}

export function primaryFax(company: Company): string | undefined {
  return flagged(company, 'fax') ?? first(company, 'fax');
}

/** Drops the empty entries that the backend's list field leaves. */
export function chosenLanguages(entries: readonly (Language | '')[]): Language[] {
  return entries.filter((entry) => entry !== '');
}

function flagged({ numbers }: Company, wanted: NumberType): string | undefined {
  return numbers.find(({ type, primary }) => type === wanted && primary)?.number;
}

function first({ numbers }: Company, wanted: NumberType): string | undefined {
  return numbers.find(({ type }) => type === wanted)?.number;
}
