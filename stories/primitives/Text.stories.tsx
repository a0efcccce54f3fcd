import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/primitives/Stack.tsx';
import { Text } from '../../components/primitives/Text.tsx';
import { narrow, onBandGround } from './grounds.tsx';

const meta = { component: Text } satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

const paragraph =
  'Der Verband vertritt die Angehörigen der Heilberufe gegenüber Politik, Behörden und Öffentlichkeit. Er berät seine Mitglieder in Fragen der Berufsausübung, bildet sie fort und vermittelt, wenn es Streit gibt.';

export const Running = { args: { measure: true, children: paragraph } } satisfies Story;
export const Lead = {
  args: { measure: true, size: 'lg', tone: 'muted', children: paragraph },
} satisfies Story;
export const Small = {
  args: { size: 'sm', tone: 'muted', children: 'Stand: 3. November 2026' },
} satisfies Story;
export const Strong = {
  args: { as: 'strong', weight: 'bold', children: 'Telefonische Rechtsberatung' },
} satisfies Story;
export const Sizes = {
  render: () => (
    <Stack>
      {(['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: Vertrauen entsteht im Gespräch
        </Text>
      ))}
    </Stack>
  ),
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
  decorators: [narrow],
} satisfies Story;
export const OnBand = { ...Lead, decorators: [onBandGround] } satisfies Story;
