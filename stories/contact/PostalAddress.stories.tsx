import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContactDetails } from '../../components/contact/contactDetails.ts';
import { PostalAddress } from '../../components/contact/PostalAddress.tsx';
import { narrow } from '../primitives/grounds.tsx';
import * as contactInfo from './ContactInfo.stories.tsx';

const meta = { component: PostalAddress } satisfies Meta<typeof PostalAddress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithName = { args: addressOf(contactInfo.Association.args) } satisfies Story;
export const WithoutName = { args: { ...WithName.args, companyName: undefined } } satisfies Story;
export const LongWordsInNarrowSpace = {
  args: addressOf(contactInfo.LongWordsInNarrowSpace.args),
  decorators: [narrow],
} satisfies Story;

/** Without the other details, which the property table would list. */
function addressOf({ companyName, street, number, zipCode, city }: ContactDetails) {
  return { companyName, street, number, zipCode, city };
}
