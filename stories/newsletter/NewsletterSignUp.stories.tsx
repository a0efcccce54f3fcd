import type { Meta, StoryObj } from '@storybook/react-vite';
import { newsletterBoxWords } from '../../components/newsletter/NewsletterBox.fixtures.ts';
import { newsletterSignUpFixtures } from '../../components/newsletter/NewsletterSignUp.fixtures.ts';
import { NewsletterSignUp } from '../../components/newsletter/NewsletterSignUp.island.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { silentDoor } from '../silentDoor.ts';

const meta = {
  component: NewsletterSignUp,
  beforeEach: silentDoor,
} satisfies Meta<typeof NewsletterSignUp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = { args: newsletterSignUpFixtures.german };
export const French: Story = {
  args: newsletterSignUpFixtures.french,
  parameters: { language: 'fr' },
};
export const InTheDark: Story = {
  args: newsletterSignUpFixtures.success,
  parameters: { colorMode: 'dark' },
};
export const Sending: Story = { args: newsletterSignUpFixtures.sending };
export const Success: Story = { args: newsletterSignUpFixtures.success };
export const Failure: Story = { args: newsletterSignUpFixtures.error };
export const Empty: Story = { args: newsletterSignUpFixtures.empty };
export const Duplicate: Story = { args: newsletterSignUpFixtures.duplicate };
export const ToProjectHost: Story = { args: newsletterSignUpFixtures.toProjectHost };
export const CompoundsInNarrowSpace: Story = {
  args: newsletterSignUpFixtures.german,
  parameters: { words: newsletterBoxWords.compound, language: 'de' },
  decorators: [narrow],
};
