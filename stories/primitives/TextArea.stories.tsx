import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../components/primitives/Container.tsx';
import { TextArea } from '../../components/primitives/TextArea.tsx';
import { onBandGround } from './grounds.tsx';

const meta: Meta<typeof TextArea> = {
  component: TextArea,
  decorators: [
    (Story) => (
      <Container size="sm">
        <Story />
      </Container>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof TextArea>;

export const Plain = { args: { label: 'Ihre Nachricht', name: 'message' } } satisfies Story;
export const Required = {
  args: {
    label: 'Ihre Nachricht',
    hint: 'Bitte keine Angaben zu Ihrer Gesundheit.',
    name: 'message',
    required: true,
    requiredLabel: 'Pflichtfeld',
  },
} satisfies Story;
export const WithError = {
  args: {
    label: 'Ihre Nachricht',
    error: 'Schreiben Sie uns, worum es geht.',
    name: 'message',
    rows: 3,
  },
} satisfies Story;
export const Filled = {
  args: {
    label: 'Ihre Nachricht',
    name: 'message',
    defaultValue:
      'Guten Tag,\n\nich möchte im Frühjahr am Grundkurs teilnehmen. Gibt es noch Plätze?\n\nMit freundlichen Grüßen',
  },
} satisfies Story;
export const Disabled = {
  args: { label: 'Ihre Nachricht', name: 'message', disabled: true },
} satisfies Story;
export const OnBand = { ...Required, decorators: [onBandGround] } satisfies Story;
