import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../components/primitives/Heading.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { narrow, onBandGround } from './grounds.tsx';

const meta = { component: Heading } satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Levels = {
  args: { level: 1, children: 'Heilberufe haben eine Stimme' },
  render: (heading) => (
    <Stack gap={5}>
      <Heading {...heading} />
      <Heading level={2}>Aus- und Fortbildung</Heading>
      <Heading level={3}>Anerkannte Ausbildungsstätten</Heading>
      <Heading level={4}>Zulassung zur Prüfung</Heading>
      <Heading level={5}>Fristen und Unterlagen</Heading>
      <Heading level={6}>Anlagen</Heading>
    </Stack>
  ),
} satisfies Story;
export const SizeOfAnotherLevel = {
  args: { level: 2, size: 'lg', id: 'termine', children: 'Ebene 2, gesetzt wie Ebene 4' },
  render: (heading) => (
    <Stack>
      <Heading {...Levels.args} />
      <Heading {...heading} />
    </Stack>
  ),
} satisfies Story;
export const LargestSize = { args: { ...Levels.args, size: '4xl' } } satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    level: 1,
    children: 'Berufshaftpflichtversicherungsbescheinigung für Heilpraktikeranwärterinnen',
  },
  decorators: [narrow],
} satisfies Story;
export const OnBand = { ...Levels, decorators: [onBandGround] } satisfies Story;
