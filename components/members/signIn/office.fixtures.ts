import { contactDetailsFixtures } from '../../contact/contactDetails.fixtures.ts';
import type { OfficeProps } from './OfficeContact.tsx';

const { phone, email } = contactDetailsFixtures.association;

export const officeFixtures = {
  german: { phone, email, hoursHref: '/kontakt' },
  english: { phone, email, hoursHref: '/en/contact' },
  french: { phone, email, hoursHref: '/fr/contact' },
  mailAlone: { email, hoursHref: '/kontakt' },
} satisfies Record<string, OfficeProps>;
