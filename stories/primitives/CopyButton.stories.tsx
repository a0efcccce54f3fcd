import type { Meta, StoryObj } from '@storybook/react-vite';
import { copyButtonFixtures } from '../../components/primitives/CopyButton.fixtures.ts';
import { CopyButton } from '../../components/primitives/CopyButton.island.tsx';
import { narrow } from './grounds.tsx';

// The words of an island are props, so each story pins the language that its words are in.
const meta = {
  component: CopyButton,
  parameters: { language: 'de' },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: copyButtonFixtures.german };
export const English: Story = {
  args: copyButtonFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: copyButtonFixtures.french,
  parameters: { language: 'fr' },
};
export const CompoundsInNarrowSpace: Story = {
  args: copyButtonFixtures.compound,
  decorators: [narrow],
};
