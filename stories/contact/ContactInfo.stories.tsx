import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactDetailsFixtures } from '../../components/contact/contactDetails.fixtures.ts';
import { ContactInfo } from '../../components/contact/ContactInfo.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: ContactInfo } satisfies Meta<typeof ContactInfo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Association: Story = { args: contactDetailsFixtures.association };
export const SinglePractice: Story = { args: contactDetailsFixtures.single };
export const JointPractice: Story = { args: contactDetailsFixtures.practice };
export const OtherLegalForm: Story = { args: contactDetailsFixtures.otherLegalForm };
export const WithoutExecutives: Story = { args: contactDetailsFixtures.withoutExecutives };
export const AddressOnly: Story = { args: contactDetailsFixtures.minimal };
export const UnparseablePhone: Story = { args: contactDetailsFixtures.unparseablePhone };
export const CompoundsInNarrowSpace: Story = {
  args: contactDetailsFixtures.compound,
  decorators: [narrow],
};
export const French: Story = {
  args: contactDetailsFixtures.association,
  parameters: { language: 'fr' },
};
