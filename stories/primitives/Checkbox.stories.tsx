import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../components/primitives/Container.tsx';
import { Checkbox } from '../../components/primitives/Checkbox.tsx';
import { narrow, onBandGround } from './grounds.tsx';
import { Link } from '../../components/primitives/Link.tsx';

const meta: Meta<typeof Checkbox> = {
  component: Checkbox,
  decorators: [
    (Story) => (
      <Container size="sm">
        <Story />
      </Container>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Checkbox>;

const consent = (
  <>
    Ich habe die <Link href="/datenschutz">Datenschutzerklärung</Link> gelesen und bin damit
    einverstanden, dass meine Angaben elektronisch gespeichert werden.
  </>
);

export const Unchecked = {
  args: { label: 'Rundbrief bestellen', name: 'newsletter' },
} satisfies Story;
export const Checked = {
  args: { label: 'Rundbrief bestellen', name: 'newsletter', defaultChecked: true },
} satisfies Story;
export const Hint = {
  args: {
    label: 'Statistik',
    hint: 'Wir zählen Besuche, ohne Sie wiederzuerkennen.',
    name: 'statistics',
  },
} satisfies Story;
export const LinkInLabel = {
  args: { label: consent, name: 'consent', required: true, requiredLabel: 'Pflichtfeld' },
} satisfies Story;
export const WithError = {
  args: {
    label: consent,
    error: 'Ohne Ihr Einverständnis dürfen wir die Nachricht nicht annehmen.',
    name: 'consent',
    required: true,
    requiredLabel: 'Pflichtfeld',
  },
} satisfies Story;
export const Disabled = {
  args: { label: 'Ausgebucht', name: 'seat', disabled: true },
} satisfies Story;
export const DisabledAndChecked = {
  args: {
    label: 'Funktionale Cookies',
    hint: 'Ohne sie geht es nicht.',
    name: 'functional',
    disabled: true,
    defaultChecked: true,
  },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    label: 'Fortbildungszertifizierungsbenachrichtigungseinverständniserklärung',
    name: 'certificates',
  },
  decorators: [narrow],
} satisfies Story;
export const CheckedOnBand = { ...Checked, decorators: [onBandGround] } satisfies Story;
