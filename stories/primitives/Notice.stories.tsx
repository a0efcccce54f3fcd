import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../../components/primitives/Notice.tsx';
import { narrow } from './grounds.tsx';

const meta = { component: Notice } satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success = {
  args: { tone: 'success', children: 'Ihre Anmeldung ist eingegangen.' },
} satisfies Story;
export const Danger = {
  args: {
    tone: 'danger',
    children:
      'Ihre Anmeldung konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  },
} satisfies Story;
export const Info = {
  args: { tone: 'info', children: 'Ihre Anmeldung ist abgelaufen.' },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    tone: 'danger',
    children: 'Die Berufshaftpflichtversicherungsbescheinigung konnte nicht gesendet werden.',
  },
  decorators: [narrow],
} satisfies Story;
