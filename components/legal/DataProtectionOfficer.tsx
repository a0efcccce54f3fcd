import { PostalAddress } from '../contact/PostalAddress.tsx';
import { ReachList } from '../contact/ReachList.tsx';
import type { PhoneNumber } from '../contact/contactDetails.ts';
import { Label } from '../i18n/Labels.tsx';
import { Text } from '../primitives/Text.tsx';
import { LegalSection } from './LegalSection.tsx';

export interface DataProtectionOfficerProps {
  /** Anchor id for links to this section. */
  id?: string;
  /** A person or a company. */
  name: string;
  /** Street, without the house number. Empty lines of the address are left out. */
  street?: string | undefined;
  /** House number. */
  number?: string | undefined;
  /** Postal code. */
  zipCode?: string | undefined;
  /** Town or city. */
  city?: string | undefined;
  /** Telephone number. A number that cannot be dialled is shown as text. */
  phone?: PhoneNumber | undefined;
  /** E-mail address. */
  email?: string | undefined;
}

/** States that a statutory data protection officer was appointed, with contact data. */
export function DataProtectionOfficer(officer: DataProtectionOfficerProps) {
  const { id, name, street = '', number = '', zipCode = '', city = '', phone, email } = officer;
  return (
    <LegalSection {...(id !== undefined && { id })} heading={<Label name="legal.dataProtection" />}>
      <Text measure>
        <Label name="legal.dataProtectionAppointed" />
      </Text>
      <PostalAddress companyName={name} {...{ street, number, zipCode, city }} />
      <ReachList phone={phone} email={email} />
    </LegalSection>
  );
}
