import type { Company } from './kinds/company.ts';
import type { Language } from '../locales/languages.ts';

/**
 * Which of several records is meant where one is to be shown (specification, section 3). Every
 * screen asks here, so that none shows another number than the next.
 */

type Address = Company['addresses'][number];
type NumberType = Company['numbers'][number]['type'];

export function firstAddress({ addresses }: Company): Address {
  return addresses[0];
}

/** The one that is flagged, else the first. */
export function primaryEmail({ emails }: Company): string | undefined {
  return (emails.find(({ primary }) => primary) ?? emails[0])?.email;
}

/** The flagged phone number or, if only a mobile number is flagged or there is no other, that. */
export function primaryPhone(company: Company): string | undefined {
  return (
    flagged(company, 'phone') ??
    flagged(company, 'mobile') ??
    first(company, 'phone') ??
    first(company, 'mobile')
  );
}

/** The flagged phone number that is no mobile, else the first. */
export function primaryLandline(company: Company): string | undefined {
  return flagged(company, 'phone') ?? first(company, 'phone');
}

export function primaryMobile(company: Company): string | undefined {
  return flagged(company, 'mobile') ?? first(company, 'mobile');
}

export function primaryFax(company: Company): string | undefined {
  return flagged(company, 'fax') ?? first(company, 'fax');
}

/** Without the empty entries that the backend's list field leaves behind. */
export function chosenLanguages(entries: readonly (Language | '')[]): Language[] {
  return entries.filter((entry) => entry !== '');
}

function flagged({ numbers }: Company, wanted: NumberType): string | undefined {
  return numbers.find(({ type, primary }) => type === wanted && primary)?.number;
}

function first({ numbers }: Company, wanted: NumberType): string | undefined {
  return numbers.find(({ type }) => type === wanted)?.number;
}
