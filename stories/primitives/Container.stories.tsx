import type { Meta, StoryObj } from '@storybook/react-vite';
import { containerFixtures } from '../../components/primitives/Container.fixtures.tsx';
import { Container } from '../../components/primitives/Container.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { Surface } from '../../components/primitives/Surface.tsx';

const meta = {
  component: Container,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Stack>
      {Object.values(containerFixtures).map(({ size, children }) => (
        <Container key={size} size={size}>
          <Surface>{children}</Surface>
        </Container>
      ))}
    </Stack>
  ),
};
