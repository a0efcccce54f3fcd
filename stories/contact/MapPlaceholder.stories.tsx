import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContactDetails } from '../../components/contact/contactDetails.ts';
import { MapPlaceholder } from '../../components/contact/MapPlaceholder.tsx';
import { narrow } from '../primitives/grounds.tsx';
import * as contactInfo from './ContactInfo.stories.tsx';

const meta = { component: MapPlaceholder } satisfies Meta<typeof MapPlaceholder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Association = { args: mapOf(contactInfo.Association.args) } satisfies Story;
export const AddressOnly = { args: mapOf(contactInfo.AddressOnly.args) } satisfies Story;
export const LongWordsInNarrowSpace = {
  args: mapOf(contactInfo.LongWordsInNarrowSpace.args),
  decorators: [narrow],
} satisfies Story;

function mapOf({ companyName, street, number, zipCode, city }: ContactDetails) {
  const mapHref = 'https://www.openstreetmap.org/search?query=Beispielallee%2012%2C%20Musterstadt';
  return { companyName, street, number, zipCode, city, mapHref, privacyHref: '/datenschutz' };
}
