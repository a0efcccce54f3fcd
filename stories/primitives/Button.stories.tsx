import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/primitives/Button.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { narrow, onBandGround } from './grounds.tsx';

const meta = { component: Button } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof Button>;

export const Primary = { args: { children: 'Nachricht senden' } } satisfies Story;
export const Variants = {
  render: () => (
    <Stack direction="row" gap={3} align="center" wrap>
      <Button {...Primary.args} />
      <Button variant="secondary">Auswahl erlauben</Button>
      <Button variant="quiet">Nicht jetzt</Button>
      <Button size="lg">Mitglied werden</Button>
    </Stack>
  ),
} satisfies Story;
export const WithIcons = {
  render: () => (
    <Stack direction="row" gap={3} wrap>
      <Button iconStart="download" variant="secondary">
        Satzung
      </Button>
      <Button iconEnd="chevron-down" variant="secondary">
        Mehr zeigen
      </Button>
    </Stack>
  ),
} satisfies Story;
export const Idle = {
  args: { busy: false, busyLabel: 'Sendet...', children: 'Anmeldung bestätigen' },
} satisfies Story;
export const Busy = {
  name: 'Busy: waiting for the result',
  args: { ...Idle.args, busy: true },
} satisfies Story;
export const BusyInAnotherLanguage = {
  args: { ...Busy.args, busyLabel: { text: 'Sending…', lang: 'en' }, variant: 'secondary' },
} satisfies Story;
export const Disabled = {
  render: () => (
    <Stack direction="row" gap={3} wrap>
      <Button disabled>Ausgebucht</Button>
      <Button disabled variant="secondary">
        Ausgebucht
      </Button>
    </Stack>
  ),
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: { iconEnd: 'arrow-right', children: 'Berufshaftpflichtversicherung nachweisen' },
  decorators: [narrow],
} satisfies Story;
export const VariantsOnBand = { ...Variants, decorators: [onBandGround] } satisfies Story;
export const DisabledOnBand = { ...Disabled, decorators: [onBandGround] } satisfies Story;
