import { contactDetailsFixtures } from './contactDetails.fixtures.ts';
import type { PostalAddressProps } from './PostalAddress.tsx';

const { street, number, zipCode, city } = contactDetailsFixtures.association;

export const postalAddressFixtures = {
  withName: contactDetailsFixtures.association,
  withoutName: { street, number, zipCode, city },
  compound: contactDetailsFixtures.compound,
} satisfies Record<string, PostalAddressProps>;
