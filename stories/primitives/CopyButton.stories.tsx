import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '../../components/primitives/CopyButton.island.tsx';
import { narrow } from './grounds.tsx';

const meta = { component: CopyButton } satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Address = {
  args: { text: 'Verband der Heilberufe Musterland e. V.\nLindenallee 12\n12345 Musterstadt' },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  ...Address,
  parameters: {
    words: { 'copy.address': 'Arzneimittelkommissionsgeschäftsstellenanschrift kopieren' },
  },
  decorators: [narrow],
} satisfies Story;
