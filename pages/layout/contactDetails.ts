import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { ContactDetails, PhoneNumber } from '../../components/contact/contactDetails.ts';
import type { Company } from '../../data/model/company.ts';
import {
  firstAddress,
  primaryEmail,
  primaryFax,
  primaryMobile,
  primaryPhone,
} from '../../data/selections.ts';

/** The company as it is shown. */
export function contactDetails(company: Company): ContactDetails {
  const address = firstAddress(company);
  const shown = (number: string | undefined) =>
    number === undefined ? undefined : phoneNumber(number);
  return {
    companyName: company.company_name,
    addressType: address.address_type ?? undefined,
    legalForm: company.legal_form,
    executives: company.executives.map(({ name }) => name),
    street: address.street,
    number: address.number,
    zipCode: address.zip_code,
    city: address.city,
    phone: shown(primaryPhone(company)),
    mobile: shown(primaryMobile(company)),
    fax: shown(primaryFax(company)),
    email: primaryEmail(company),
  };
}

/**
 * A number in international format; one that can't be parsed is shown as it was written, and told
 * of, once.
 *
 * @param origin where its editor finds it
 */
export function phoneNumber(written: string, origin = 'company'): PhoneNumber {
  const parsed = parsePhoneNumberFromString(written, 'DE');
  if (parsed) return { text: unbroken(parsed.formatInternational()), href: parsed.getURI() };
  const warning = `${origin}: the phone number ${written} can't be read, and is shown as text.`;
  if (!told.has(warning)) process.stderr.write(`${warning}\n`);
  told.add(warning);
  return { text: written };
}

const told = new Set<string>();

/** Half a number at the end of a line is hard to read and to dial. */
function unbroken(number: string): string {
  return number.replaceAll(' ', '\u00a0');
}
