import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactFormFixtures } from '../../components/contact/ContactForm.fixtures.ts';
import { ContactForm } from '../../components/contact/ContactForm.island.tsx';
import { narrow } from '../primitives/grounds.tsx';

// The words of an island are props, so each story pins the language that its words are in.
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
export const FrenchWithGermanWords: Story = {
  args: contactFormFixtures.partlyTranslated,
  parameters: { language: 'fr' },
};
export const CompoundsInNarrowSpace: Story = {
  args: contactFormFixtures.compound,
  parameters: { language: 'de' },
  decorators: [narrow],
};
