import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../components/primitives/Container.tsx';
import { TextField } from '../../components/primitives/TextField.tsx';
import { narrow, onBandGround } from './grounds.tsx';

const meta: Meta<typeof TextField> = {
  component: TextField,
  decorators: [
    (Story) => (
      <Container size="sm">
        <Story />
      </Container>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof TextField>;

export const Plain = {
  args: { label: 'Name', name: 'name', autoComplete: 'name' },
} satisfies Story;
export const Placeholder = {
  args: { label: 'Name', name: 'name', placeholder: 'Vor- und Nachname' },
} satisfies Story;
export const Filled = {
  args: { label: 'Name', name: 'name', defaultValue: 'Dr. Annegret Großmann-Weiß' },
} satisfies Story;
export const Hint = {
  args: {
    label: 'Mitgliedsnummer',
    hint: 'Sie steht oben rechts auf Ihrem Mitgliedsausweis.',
    name: 'number',
    inputMode: 'numeric',
  },
} satisfies Story;
export const Required = {
  args: {
    label: 'E-Mail-Adresse',
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    required: true,
    requiredLabel: 'Pflichtfeld',
  },
} satisfies Story;
export const WithError = {
  args: {
    label: 'E-Mail-Adresse',
    hint: 'An diese Adresse senden wir die Bestätigung.',
    error: 'Geben Sie eine E-Mail-Adresse an, etwa name@example.org.',
    name: 'email',
    type: 'email',
    defaultValue: 'annegret@',
    required: true,
    requiredLabel: 'Pflichtfeld',
  },
} satisfies Story;
export const Disabled = {
  args: { label: 'Mitgliedsnummer', name: 'number', disabled: true, defaultValue: '40 211' },
} satisfies Story;
export const ReadOnly = {
  args: { label: 'Mitgliedsnummer', name: 'number', readOnly: true, defaultValue: '40 211' },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    label: 'Berufshaftpflichtversicherungsbescheinigungsnummer',
    hint: 'Versicherungsscheinnummernbestandteile ohne Bindestriche',
    name: 'policy',
  },
  decorators: [narrow],
} satisfies Story;
export const RequiredOnBand = { ...Required, decorators: [onBandGround] } satisfies Story;
export const WithErrorOnBand = { ...WithError, decorators: [onBandGround] } satisfies Story;
export const InAnotherLanguage = {
  args: {
    label: { text: 'Adresse électronique', lang: 'fr' },
    error: { text: 'Indiquez une adresse électronique.', lang: 'fr' },
    requiredLabel: { text: 'obligatoire', lang: 'fr' },
    required: true,
    name: 'email',
    type: 'email',
  },
} satisfies Story;
