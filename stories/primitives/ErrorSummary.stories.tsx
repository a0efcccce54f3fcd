import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorSummaryFixtures } from '../../components/primitives/ErrorSummary.fixtures.ts';
import { ErrorSummary } from '../../components/primitives/ErrorSummary.tsx';
import { narrow } from './grounds.tsx';

const meta = { component: ErrorSummary } satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = { args: errorSummaryFixtures.one };
export const Several: Story = { args: errorSummaryFixtures.several };
export const Dark: Story = {
  args: errorSummaryFixtures.several,
  parameters: { colorMode: 'dark' },
};
export const French: Story = {
  args: errorSummaryFixtures.french,
  parameters: { language: 'fr' },
};
export const CompoundsInNarrowSpace: Story = {
  args: errorSummaryFixtures.compound,
  decorators: [narrow],
};
