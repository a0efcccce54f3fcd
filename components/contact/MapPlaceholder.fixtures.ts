import { contactDetailsFixtures } from './contactDetails.fixtures.ts';
import type { ContactDetails } from './contactDetails.ts';
import type { MapPlaceholderProps } from './MapPlaceholder.tsx';

const mapHref = 'https://www.openstreetmap.org/search?query=Beispielallee%2012%2C%20Musterstadt';
const privacyHref = '/datenschutz';
const { association, minimal, compound } = contactDetailsFixtures;

export const mapPlaceholderFixtures = {
  association: { ...placeOf(association), mapHref, privacyHref },
  minimal: { ...placeOf(minimal), mapHref, privacyHref },
  compound: { ...placeOf(compound), mapHref, privacyHref },
} satisfies Record<string, MapPlaceholderProps>;

function placeOf({ companyName, street, number, zipCode, city }: ContactDetails) {
  return { companyName, street, number, zipCode, city };
}
