import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  newsletterBoxFixtures,
  newsletterBoxWords,
} from '../../components/newsletter/NewsletterBox.fixtures.ts';
import { NewsletterBox } from '../../components/newsletter/NewsletterBox.island.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = {
  component: NewsletterBox,
  parameters: { language: 'de' },
} satisfies Meta<typeof NewsletterBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: newsletterBoxFixtures.german };
export const English: Story = {
  args: newsletterBoxFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: newsletterBoxFixtures.french,
  parameters: { language: 'fr' },
};
export const FrenchWithGermanWords: Story = {
  args: newsletterBoxFixtures.french,
  parameters: { language: 'fr', words: newsletterBoxWords.partlyTranslated },
};
export const Opened: Story = { args: newsletterBoxFixtures.opened };
export const Empty: Story = { args: newsletterBoxFixtures.empty };
export const CompoundsInNarrowSpace: Story = {
  args: newsletterBoxFixtures.german,
  parameters: { words: newsletterBoxWords.compound },
  decorators: [narrow],
};
