import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../components/primitives/Container.tsx';
import { textAreaFixtures } from '../../components/primitives/TextArea.fixtures.ts';
import { TextArea } from '../../components/primitives/TextArea.tsx';
import { narrow, onBandGround } from './grounds.tsx';

const meta: Meta<typeof TextArea> = {
  component: TextArea,
  decorators: [
    (Story) => (
      <Container size="sm">
        <Story />
      </Container>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof TextArea>;

export const Plain: Story = { args: textAreaFixtures.plain };
export const Required: Story = { args: textAreaFixtures.required };
export const WithError: Story = { args: textAreaFixtures.error };
export const Filled: Story = { args: textAreaFixtures.filled };
export const Disabled: Story = { args: textAreaFixtures.disabled };
export const InNarrowSpace: Story = { args: textAreaFixtures.filled, decorators: [narrow] };
export const OnBand: Story = { args: textAreaFixtures.required, decorators: [onBandGround] };
