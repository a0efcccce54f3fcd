import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconFixtures } from '../../components/primitives/Icon.fixtures.ts';
import { Icon } from '../../components/primitives/Icon.tsx';
import { iconPaths, type IconName } from '../../components/primitives/iconPaths.ts';
import { Stack } from '../../components/primitives/Stack.tsx';
import { Text } from '../../components/primitives/Text.tsx';
import { onBandGround } from './grounds.tsx';

const meta = { component: Icon, args: iconFixtures.decorative } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Stack as="ul" direction="row" gap={5} wrap>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <Stack as="li" key={name} gap={2} align="center" width="7rem">
          <Icon name={name} size={32} />
          <Text as="span" size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Labelled: Story = { args: iconFixtures.labelled };
export const Small: Story = { args: iconFixtures.small };
export const Large: Story = { args: iconFixtures.large };
export const OnBand: Story = { args: iconFixtures.large, decorators: [onBandGround] };
