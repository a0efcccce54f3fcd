import type { Meta, StoryObj } from '@storybook/react-vite';
import { mapPlaceholderFixtures } from '../../components/contact/MapPlaceholder.fixtures.ts';
import { MapPlaceholder } from '../../components/contact/MapPlaceholder.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: MapPlaceholder } satisfies Meta<typeof MapPlaceholder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Association: Story = { args: mapPlaceholderFixtures.association };
export const English: Story = { ...Association, parameters: { language: 'en' } };
export const French: Story = { ...Association, parameters: { language: 'fr' } };
export const Minimal: Story = { args: mapPlaceholderFixtures.minimal };
export const CompoundsInNarrowSpace: Story = {
  args: mapPlaceholderFixtures.compound,
  decorators: [narrow],
};
