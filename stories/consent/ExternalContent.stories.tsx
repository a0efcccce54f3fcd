import type { Meta, StoryObj } from '@storybook/react-vite';
import { externalContentFixtures } from '../../components/consent/ExternalContent.fixtures.ts';
import { ExternalContent } from '../../components/consent/ExternalContent.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: ExternalContent } satisfies Meta<typeof ExternalContent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Video: Story = { args: externalContentFixtures.video };
export const English: Story = { ...Video, parameters: { language: 'en' } };
export const French: Story = {
  args: externalContentFixtures.foreign,
  parameters: { language: 'fr' },
};
export const UnknownProvider: Story = { args: externalContentFixtures.unknownProvider };
export const Upright: Story = { args: externalContentFixtures.upright };
export const CompoundsInNarrowSpace: Story = {
  args: externalContentFixtures.compound,
  decorators: [narrow],
};
