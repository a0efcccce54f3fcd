import type { Meta, StoryObj } from '@storybook/react-vite';
import { mainId, SkipLink } from '../../components/frame/SkipLink.tsx';
import { Text } from '../../components/primitives/Text.tsx';
import { wholePage } from './wholePage.ts';

const meta = {
  component: SkipLink,
  parameters: wholePage,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id={mainId}>
          <Text>Der Link davor zeigt sich, sobald er den Fokus hat.</Text>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting = {} satisfies Story;
export const Focused = { play: ({ canvas }) => canvas.getByRole('link').focus() } satisfies Story;
