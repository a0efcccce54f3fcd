import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../components/primitives/Link.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { Text } from '../../components/primitives/Text.tsx';
import { narrow, onBandGround } from './grounds.tsx';

const meta = { component: Link } satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

const otherWebsite = 'https://www.example.org';

export const External = {
  args: { href: otherWebsite, children: 'Kooperierende Verbände' },
} satisfies Story;
export const Inline = {
  args: External.args,
  render: (external) => (
    <Text measure>
      Was für Mitglieder gilt, steht in der <Link href="/berufsordnung">Berufsordnung</Link>; wer
      Fragen hat, schreibt an <Link href="mailto:info@example.org">info@example.org</Link> oder ruft
      an: <Link href="tel:+4930123456">+49 30 123456</Link>. Mehr bieten <Link {...external} />.{' '}
      <Link href="#termine">Zu den Terminen</Link>
    </Text>
  ),
} satisfies Story;
export const Quiet = {
  args: { href: '/datenschutz', variant: 'quiet', 'aria-current': 'page', children: 'Datenschutz' },
  render: (current) => (
    <Stack as="ul" gap={1}>
      <li>
        <Link href="/impressum" variant="quiet">
          Impressum
        </Link>
      </li>
      <li>
        <Link {...current} />
      </li>
      <li>
        <Link href={otherWebsite} variant="quiet">
          Bundesarbeitsgemeinschaft
        </Link>
      </li>
    </Stack>
  ),
} satisfies Story;
export const Standalone = {
  args: { href: '/fortbildung', variant: 'standalone', children: 'Alle Fortbildungen' },
} satisfies Story;
export const StandaloneExternal = {
  args: { href: otherWebsite, variant: 'standalone', children: 'Zur Anmeldung beim Veranstalter' },
} satisfies Story;
export const UnsafeAddress = {
  args: { href: 'javascript:alert(1)', children: 'Kein Link, nur Text' },
} satisfies Story;
export const HintInAnotherLanguage = {
  ...External,
  parameters: { words: { 'link.newTab': { text: '(opens in a new tab)', lang: 'en' } } },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    href: otherWebsite,
    children: 'Berufshaftpflichtversicherungsbescheinigungsanforderungsformular',
  },
  decorators: [narrow],
} satisfies Story;
export const InlineOnBand = { ...Inline, decorators: [onBandGround] } satisfies Story;
export const QuietOnBand = { ...Quiet, decorators: [onBandGround] } satisfies Story;
