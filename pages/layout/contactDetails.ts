import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { ContactDetails, PhoneNumber } from '../../components/contact/contactDetails.ts';
import type { Company } from '../../data/model/company.ts';

/**
 * The company as it is shown: its first address, the primary e-mail address by flag, and of each
 * kind of number the primary one (specification, section 3).
 */
export function contactDetails(company: Company): ContactDetails {
  const [address] = company.addresses;
  const primaryNumber = (type: Company['numbers'][number]['type']) => {
    const ofType = company.numbers.filter((number) => number.type === type);
    const chosen = ofType.find(({ primary }) => primary) ?? ofType[0];
    return chosen && phoneNumber(chosen.number);
  };
  return {
    companyName: company.company_name,
    addressType: address.address_type ?? undefined,
    legalForm: company.legal_form,
    executives: company.executives.map(({ name }) => name),
    street: address.street,
    number: address.number,
    zipCode: address.zip_code,
    city: address.city,
    phone: primaryNumber('phone') ?? primaryNumber('mobile'),
    mobile: primaryNumber('mobile'),
    fax: primaryNumber('fax'),
    email: (company.emails.find(({ primary }) => primary) ?? company.emails[0])?.email,
  };
}

/** A number in international format; one that can't be parsed is shown as it was written. */
export function phoneNumber(written: string): PhoneNumber {
  const parsed = parsePhoneNumberFromString(written, 'DE');
  return parsed
    ? { text: unbroken(parsed.formatInternational()), href: parsed.getURI() }
    : { text: written };
}

/** Half a number at the end of a line is hard to read and to dial. */
function unbroken(number: string): string {
  return number.replaceAll(' ', '\u00a0');
}
