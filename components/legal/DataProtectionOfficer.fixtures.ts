import { contactDetailsFixtures } from '../contact/contactDetails.fixtures.ts';
import type { DataProtectionOfficerProps } from './DataProtectionOfficer.tsx';

const { association, compound, unparseablePhone } = contactDetailsFixtures;

const officer = {
  name: 'Dr. Paula Beispielhaft',
  street: 'Musterweg',
  number: '3',
  zipCode: '12345',
  city: 'Musterstadt',
  phone: association.phone,
  email: 'datenschutz@vhm.example',
} satisfies DataProtectionOfficerProps;

export const dataProtectionOfficerFixtures = {
  everything: officer,
  nameOnly: { name: officer.name },
  unparseablePhone: { ...officer, phone: unparseablePhone.phone },
  compound: {
    ...officer,
    name: 'Datenschutzgrundverordnungsberatungsgesellschaft Musterland',
    street: compound.street,
    number: compound.number,
    city: compound.city,
    email: compound.email,
  },
} satisfies Record<string, DataProtectionOfficerProps>;
