import type { Meta, StoryObj } from '@storybook/react-vite';
import { accessibilityPageFixtures } from '../../components/legal/AccessibilityPage.fixtures.ts';
import { AccessibilityPage } from '../../components/legal/AccessibilityPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

const meta = { component: AccessibilityPage, parameters: wholePage } satisfies Meta<
  typeof AccessibilityPage
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Business: Story = { args: accessibilityPageFixtures.business };
export const BusinessOnPhone: Story = { ...Business, globals: onPhone };
export const PublicBody: Story = { args: accessibilityPageFixtures.publicBody };
export const PublicBodyOfAState: Story = { args: accessibilityPageFixtures.otherOffice };
export const Unchecked: Story = { args: accessibilityPageFixtures.unchecked };
export const Compounds: Story = { args: accessibilityPageFixtures.compound };
export const English: Story = {
  args: accessibilityPageFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: accessibilityPageFixtures.french,
  parameters: { language: 'fr' },
};
