import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../components/primitives/ButtonLink.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { narrow, onBandGround } from './grounds.tsx';

const meta = { component: ButtonLink } satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof ButtonLink>;

export const Secondary = {
  args: {
    href: '/kontakt',
    variant: 'secondary',
    iconEnd: 'arrow-right',
    children: 'Zum Kontaktformular',
  },
} satisfies Story;
export const Variants = {
  render: () => (
    <Stack direction="row" gap={3} align="center" wrap>
      <ButtonLink href="/beitrittserklaerung">Mitglied werden</ButtonLink>
      <ButtonLink {...Secondary.args} />
      <ButtonLink href="/" variant="quiet" iconStart="arrow-left">
        Zur Startseite
      </ButtonLink>
      <ButtonLink href="/fortbildung" size="lg">
        Fortbildung finden
      </ButtonLink>
    </Stack>
  ),
} satisfies Story;
export const ToAnotherWebsite = {
  args: { href: 'https://www.example.org', children: 'Karte öffnen' },
} satisfies Story;
export const ToATelephone = {
  args: { href: 'tel:+4930123456', iconStart: 'phone', children: '+49 30 123456' },
} satisfies Story;
export const UnsafeAddress = {
  args: { href: 'javascript:alert(1)', children: 'Kein Link, nur Text' },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    href: 'mailto:info@example.org',
    variant: 'secondary',
    children: 'Mitgliedsbescheinigungsanforderung',
  },
  decorators: [narrow],
} satisfies Story;
export const VariantsOnBand = { ...Variants, decorators: [onBandGround] } satisfies Story;
