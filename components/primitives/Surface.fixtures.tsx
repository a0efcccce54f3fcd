import { Button } from './Button.tsx';
import { Heading } from './Heading.tsx';
import { Link } from './Link.tsx';
import { Stack } from './Stack.tsx';
import type { SurfaceProps } from './Surface.tsx';
import { Text } from './Text.tsx';

const content = (
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

export const surfaceFixtures = {
  surface: { children: content },
  surfaceStrong: { tone: 'surface-strong', children: content },
  accentSoft: { tone: 'accent-soft', children: content },
  band: { tone: 'band', p: [5, 6], borderRadius: 'lg', children: content },
} satisfies Record<string, SurfaceProps>;
