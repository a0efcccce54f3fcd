import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonFixtures } from '../../components/primitives/Button.fixtures.tsx';
import { Button } from '../../components/primitives/Button.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { narrow, onBandGround } from './grounds.tsx';

const meta = { component: Button, args: buttonFixtures.primary } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <Stack direction="row" gap={3} align="center" wrap>
      <Button {...buttonFixtures.primary} />
      <Button {...buttonFixtures.secondary} />
      <Button {...buttonFixtures.quiet} />
      <Button {...buttonFixtures.large} />
    </Stack>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <Stack direction="row" gap={3} wrap>
      <Button {...buttonFixtures.iconStart} />
      <Button {...buttonFixtures.iconEnd} />
    </Stack>
  ),
};

export const Idle: Story = { args: buttonFixtures.idle };
export const Busy: Story = { args: buttonFixtures.busy };
export const BusyInAnotherLanguage: Story = { args: buttonFixtures.busyForeign };
export const Disabled: Story = {
  render: () => (
    <Stack direction="row" gap={3} wrap>
      <Button {...buttonFixtures.disabled} />
      <Button {...buttonFixtures.disabledSecondary} />
    </Stack>
  ),
};
export const CompoundInNarrowSpace: Story = {
  args: buttonFixtures.compound,
  decorators: [narrow],
};
export const VariantsOnBand: Story = { ...Variants, decorators: [onBandGround] };
export const DisabledOnBand: Story = { ...Disabled, decorators: [onBandGround] };
export const French: Story = { args: buttonFixtures.french, parameters: { language: 'fr' } };
