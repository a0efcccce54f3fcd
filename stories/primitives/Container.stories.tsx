import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../components/primitives/Container.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { Surface } from '../../components/primitives/Surface.tsx';

const meta = {
  component: Container,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

const widths = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

export const Sizes = {
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Container key={size} size={size}>
          <Surface>
            {size}: {widths[size]} px
          </Surface>
        </Container>
      ))}
    </Stack>
  ),
} satisfies Story;
