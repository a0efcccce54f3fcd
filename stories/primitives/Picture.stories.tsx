import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictureFixtures } from '../../components/primitives/Picture.fixtures.ts';
import { Picture } from '../../components/primitives/Picture.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { narrow } from './grounds.tsx';

const meta = { component: Picture } satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Informative: Story = { args: pictureFixtures.informative };
export const Decorative: Story = { args: pictureFixtures.decorative };
export const Priority: Story = { args: pictureFixtures.priority };
export const SeveralSources: Story = { args: pictureFixtures.sources };
export const FillingABox: Story = {
  args: pictureFixtures.cover,
  render: (props) => (
    <Stack maxWidth="20rem" height="20rem">
      <Picture {...props} />
    </Stack>
  ),
};
export const InNarrowSpace: Story = { args: pictureFixtures.informative, decorators: [narrow] };
