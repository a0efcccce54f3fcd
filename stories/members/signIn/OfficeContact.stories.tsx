import type { Meta, StoryObj } from '@storybook/react-vite';
import { officeFixtures } from '../../../components/members/signIn/office.fixtures.ts';
import { OfficeContact } from '../../../components/members/signIn/OfficeContact.tsx';
import { narrow } from '../../primitives/grounds.tsx';

const meta = {
  component: OfficeContact,
} satisfies Meta<typeof OfficeContact>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: officeFixtures.german };
export const English: Story = {
  args: officeFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: officeFixtures.french,
  parameters: { language: 'fr' },
};
export const Closed: Story = { args: { ...officeFixtures.german, reason: 'closed' } };
export const ClosedInFrench: Story = {
  args: { ...officeFixtures.french, reason: 'closed' },
  parameters: { language: 'fr', colorMode: 'dark' },
};
export const MailAlone: Story = { args: officeFixtures.mailAlone };
export const InNarrowSpace: Story = {
  args: { ...officeFixtures.german, reason: 'closed' },
  decorators: [narrow],
};
