import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostalAddress } from '../../components/contact/PostalAddress.tsx';
import { narrow } from '../primitives/grounds.tsx';
import * as contactInfo from './ContactInfo.stories.tsx';

const meta = { component: PostalAddress } satisfies Meta<typeof PostalAddress>;
export default meta;

type Story = StoryObj<typeof meta>;

const { street, number, zipCode, city } = contactInfo.Association.args;

export const WithName = { args: contactInfo.Association.args } satisfies Story;
export const WithoutName = { args: { street, number, zipCode, city } } satisfies Story;
export const LongWordsInNarrowSpace = {
  args: contactInfo.LongWordsInNarrowSpace.args,
  decorators: [narrow],
} satisfies Story;
