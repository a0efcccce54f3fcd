import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkFixtures } from '../../components/primitives/Link.fixtures.tsx';
import { Link } from '../../components/primitives/Link.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { Text } from '../../components/primitives/Text.tsx';
import { narrow, onBandGround } from './grounds.tsx';

const meta = { component: Link, args: linkFixtures.internal } satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: () => (
    <Text measure>
      Was für Mitglieder gilt, steht in der <Link {...linkFixtures.internal} />; wer Fragen hat,
      schreibt an <Link {...linkFixtures.mail} /> oder ruft an: <Link {...linkFixtures.phone} />.
      Mehr bieten <Link {...linkFixtures.external} />. <Link {...linkFixtures.anchor} />
    </Text>
  ),
};

export const Quiet: Story = {
  render: () => (
    <Stack as="ul" gap={1}>
      {[linkFixtures.quiet, linkFixtures.quietCurrent, linkFixtures.quietExternal].map((link) => (
        <li key={link.children}>
          <Link {...link} />
        </li>
      ))}
    </Stack>
  ),
};

export const Standalone: Story = { args: linkFixtures.standalone };
export const StandaloneExternal: Story = { args: linkFixtures.standaloneExternal };
export const UnsafeAddress: Story = { args: linkFixtures.unsafe };
export const HintInAnotherLanguage: Story = {
  args: linkFixtures.external,
  parameters: { words: { 'link.newTab': { text: '(opens in a new tab)', lang: 'en' } } },
};
export const CompoundInNarrowSpace: Story = { args: linkFixtures.compound, decorators: [narrow] };
export const InlineOnBand: Story = { ...Inline, decorators: [onBandGround] };
export const QuietOnBand: Story = { ...Quiet, decorators: [onBandGround] };
export const French: Story = {
  args: { ...linkFixtures.external, children: 'Associations partenaires' },
  parameters: { language: 'fr' },
};
