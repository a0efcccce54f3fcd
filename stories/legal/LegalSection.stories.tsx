import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalSection } from '../../components/legal/LegalSection.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { Text } from '../../components/primitives/Text.tsx';

const meta = { component: LegalSection } satisfies Meta<typeof LegalSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain = {
  args: {
    heading: 'Bildnachweise',
    children: <Text measure>Alle Zeichnungen: Verband der Heilberufe Musterland e. V.</Text>,
  },
} satisfies Story;
export const Linkable = {
  args: {
    id: 'cookies',
    heading: 'Cookies',
    children: <Text measure>Diese Website setzt ohne Ihre Zustimmung keine Cookies.</Text>,
  },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    heading: 'Berufshaftpflichtversicherungsnachweis',
    children: <Text measure>Die Arzneimittelkommissionsgeschäftsstelle bewahrt ihn auf.</Text>,
  },
  decorators: [narrow],
} satisfies Story;
