import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  contactFormFixtures,
  contactFormWords,
} from '../../components/contact/ContactForm.fixtures.ts';
import { ContactForm } from '../../components/contact/ContactForm.island.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: ContactForm } satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = {
  args: contactFormFixtures.german,
  parameters: { language: 'de' },
};
export const English: Story = {
  args: contactFormFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: contactFormFixtures.french,
  parameters: { language: 'fr' },
};
export const Informs: Story = {
  args: contactFormFixtures.germanInforms,
  parameters: { language: 'de' },
};
export const InformsFrench: Story = {
  args: contactFormFixtures.frenchInforms,
  parameters: { language: 'fr' },
};
export const FrenchWithGermanWords: Story = {
  args: contactFormFixtures.french,
  parameters: { language: 'fr', words: contactFormWords.partlyTranslated },
};
export const CompoundsInNarrowSpace: Story = {
  args: contactFormFixtures.german,
  parameters: { language: 'de', words: contactFormWords.compound },
  decorators: [narrow],
};
