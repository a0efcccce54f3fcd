import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  copyButtonCompound,
  copyButtonFixtures,
} from '../../components/primitives/CopyButton.fixtures.ts';
import { CopyButton } from '../../components/primitives/CopyButton.island.tsx';
import { narrow } from './grounds.tsx';

const meta = {
  component: CopyButton,
  parameters: { language: 'de' },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: copyButtonFixtures.address };
export const English: Story = {
  args: copyButtonFixtures.address,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: copyButtonFixtures.address,
  parameters: { language: 'fr' },
};
export const CompoundsInNarrowSpace: Story = {
  args: copyButtonFixtures.address,
  parameters: { words: copyButtonCompound },
  decorators: [narrow],
};
