import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { ContactDetails, PhoneNumber } from '../../components/contact/contactDetails.ts';
import type { Company } from '../../data/kinds/company.ts';
import type { Originated } from '../../data/model/site.ts';
import {
  firstAddress,
  primaryEmail,
  primaryFax,
  primaryLandline,
  primaryMobile,
} from '../../data/kinds/selections.ts';
import { reportWarnings } from '../../eleventy/richText/reportWarnings.ts';

/** Returns the association's contact details (the record `company`), each number once. */
export function contactDetailsProps(company: Originated<Company>): ContactDetails {
  const address = firstAddress(company);
  const landline = primaryLandline(company);
  const mobile = primaryMobile(company);
  const shown = (number: string | undefined) =>
    number === undefined ? undefined : phoneNumber(number, company.origin);
  return {
    companyName: company.company_name,
    addressType: address.address_type ?? undefined,
    legalForm: company.legal_form,
    executives: company.executives.map(({ name }) => name),
    street: address.street,
    number: address.number,
    zipCode: address.zip_code,
    city: address.city,
    phone: shown(landline ?? mobile),
    mobile: landline === undefined ? undefined : shown(mobile),
    fax: shown(primaryFax(company)),
    email: primaryEmail(company),
  };
}

/**
 * Returns a number in international format. A number that can't be parsed is shown as written and
 * reported.
 * @param origin the record that contains the number, for the warning
 */
export function phoneNumber(written: string, origin = 'company'): PhoneNumber {
  const parsed = parsePhoneNumberFromString(written, 'DE');
  if (parsed) return { text: unbroken(parsed.formatInternational()), href: parsed.getURI() };
  reportOnce(`the phone number ${written} can't be read, and is shown as text`, origin);
  return { text: written };
}

/** Prints a warning once, since the same number is on every page. */
function reportOnce(warning: string, origin: string): void {
  const line = `${origin}: ${warning}`;
  if (reported.has(line)) return;
  reported.add(line);
  reportWarnings(origin, [warning]);
}

const reported = new Set<string>();

/**
 * Replaces spaces by no-break spaces. A number split over two lines is hard to read and to dial.
 */
function unbroken(number: string): string {
  return number.replaceAll(' ', '\u00a0');
}
