import type { Meta, StoryObj } from '@storybook/react-vite';
import { TableOfContents } from '../../components/content/TableOfContents.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { onDesktop, onPhone } from '../windows.ts';

// Next to a text, or collapsed above it if there is no space.
const meta = {
  component: TableOfContents,
  ...onDesktop,
} satisfies Meta<typeof TableOfContents>;
export default meta;

type Story = StoryObj<typeof meta>;

const headings = [
  { id: 'grundsaetze', text: 'Grundsätze der Abrechnung' },
  { id: 'saetze', text: 'Sätze ab dem 1. Januar 2026' },
  { id: 'schiedsstelle', text: 'Wenn es Streit gibt' },
];

export const ThreeHeadings = { args: { headings } } satisfies Story;
export const Folded = { args: { headings, folded: true }, ...onPhone } satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    headings: [
      { id: 'nachweis', text: 'Berufshaftpflichtversicherungsnachweis' },
      { id: 'geschaeftsstelle', text: 'Arzneimittelkommissionsgeschäftsstelle' },
      { id: 'zertifizierung', text: 'Fortbildungszertifizierungsbestimmungen der Heilberufe' },
    ],
  },
  decorators: [narrow],
} satisfies Story;
