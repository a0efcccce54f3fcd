import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonLinkFixtures } from '../../components/primitives/ButtonLink.fixtures.tsx';
import { ButtonLink } from '../../components/primitives/ButtonLink.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { narrow, onBandGround } from './grounds.tsx';

const meta = {
  component: ButtonLink,
  args: buttonLinkFixtures.internal,
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <Stack direction="row" gap={3} align="center" wrap>
      <ButtonLink {...buttonLinkFixtures.internal} />
      <ButtonLink {...buttonLinkFixtures.secondary} />
      <ButtonLink {...buttonLinkFixtures.quiet} />
      <ButtonLink {...buttonLinkFixtures.large} />
    </Stack>
  ),
};

export const ToNewTab: Story = {
  render: () => (
    <Stack direction="row" gap={3} wrap>
      <ButtonLink {...buttonLinkFixtures.external} />
      <ButtonLink {...buttonLinkFixtures.phone} />
    </Stack>
  ),
};

export const UnsafeAddress: Story = { args: buttonLinkFixtures.unsafe };
export const CompoundInNarrowSpace: Story = {
  args: buttonLinkFixtures.compound,
  decorators: [narrow],
};
export const VariantsOnBand: Story = { ...Variants, decorators: [onBandGround] };
export const French: Story = {
  args: { href: 'https://www.example.org', children: 'Ouvrir le plan d’accès' },
  parameters: { language: 'fr' },
};
