import { PostalAddress } from '../contact/PostalAddress.tsx';
import { ReachList } from '../contact/ReachList.tsx';
import type { PhoneNumber } from '../contact/contactDetails.ts';
import { Label } from '../i18n/Labels.tsx';
import { Text } from '../primitives/Text.tsx';
import { LegalSection } from './LegalSection.tsx';

export interface DataProtectionOfficerProps {
  /** Anchor id for links to this section. */
  id?: string;
  name: string;
  street?: string | undefined;
  number?: string | undefined;
  zipCode?: string | undefined;
  city?: string | undefined;
  phone?: PhoneNumber | undefined;
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
