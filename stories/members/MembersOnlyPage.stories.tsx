import type { Meta, StoryObj } from '@storybook/react-vite';
import { membersOnlyPageFixtures } from '../../components/members/MembersOnlyPage.fixtures.ts';
import { MembersOnlyPage } from '../../components/members/MembersOnlyPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

const meta = {
  component: MembersOnlyPage,
  parameters: wholePage,
} satisfies Meta<typeof MembersOnlyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: membersOnlyPageFixtures.german };
export const English: Story = {
  args: membersOnlyPageFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: membersOnlyPageFixtures.french,
  parameters: { language: 'fr' },
};
export const CompoundsOnPhone: Story = {
  args: membersOnlyPageFixtures.compound,
  globals: onPhone,
};
