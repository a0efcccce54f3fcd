import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/primitives/Button.tsx';
import { Heading } from '../../components/primitives/Heading.tsx';
import { Link } from '../../components/primitives/Link.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { Surface, type SurfaceProps } from '../../components/primitives/Surface.tsx';
import { Text } from '../../components/primitives/Text.tsx';

const meta = { component: Surface } satisfies Meta<typeof Surface>;
export default meta;

type Story = StoryObj<SurfaceProps>;

const children = (
  <Stack gap={3}>
    <Heading level={3}>Rechtsberatung für Mitglieder</Heading>
    <Text tone="muted">Dienstags und donnerstags von 10 bis 12 Uhr am Telefon.</Text>
    <Text>
      Was Sie bereithalten sollten, steht in der <Link href="/berufsordnung">Berufsordnung</Link>.
    </Text>
    <Stack direction="row" gap={2} wrap>
      <Button>Termin anfragen</Button>
      <Button variant="secondary">Später erinnern</Button>
      <Button variant="quiet">Mehr</Button>
    </Stack>
  </Stack>
);

export const Quiet = { args: { children } } satisfies Story;
export const Strong = { args: { tone: 'surface-strong', children } } satisfies Story;
export const AccentSoft = { args: { tone: 'accent-soft', children } } satisfies Story;
export const Band = {
  args: { tone: 'band', p: [5, 6], borderRadius: 'sm', children },
} satisfies Story;
