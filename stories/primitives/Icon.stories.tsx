import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../components/primitives/Icon.tsx';
import { iconPaths, type IconName } from '../../components/primitives/iconPaths.ts';
import { Stack } from '../../components/primitives/Stack.tsx';
import { Text } from '../../components/primitives/Text.tsx';
import { onBandGround } from './grounds.tsx';

const meta = { component: Icon } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All = {
  args: { name: 'mail' },
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
} satisfies Story;
export const Labelled = { args: { name: 'download', label: 'Herunterladen' } } satisfies Story;
export const Small = { args: { name: 'external', size: 16 } } satisfies Story;
export const Large = { args: { name: 'people', size: 48 } } satisfies Story;
export const OnBand = { ...Large, decorators: [onBandGround] } satisfies Story;
