import type { Meta, StoryObj } from '@storybook/react-vite';
import { callToActionFixtures } from '../../components/contact/CallToAction.fixtures.ts';
import { CallToAction } from '../../components/contact/CallToAction.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: CallToAction } satisfies Meta<typeof CallToAction>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CallOrWrite: Story = { args: callToActionFixtures.full };
export const WriteOnly: Story = { args: callToActionFixtures.formOnly };
export const CompoundsInNarrowSpace: Story = {
  args: callToActionFixtures.compound,
  decorators: [narrow],
};
export const French: Story = {
  args: callToActionFixtures.french,
  parameters: { language: 'fr' },
};
