import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactFormWords } from '../../components/contact/ContactForm.fixtures.ts';
import { contactPageFixtures } from '../../components/contact/ContactPage.fixtures.ts';
import { ContactPage } from '../../components/contact/ContactPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

const meta = { component: ContactPage, parameters: wholePage } satisfies Meta<typeof ContactPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Association: Story = {
  args: contactPageFixtures.german,
  parameters: { language: 'de' },
};
export const OnPhone: Story = { ...Association, globals: onPhone };
export const Minimal: Story = {
  args: contactPageFixtures.minimal,
  parameters: { language: 'de' },
};
export const Compounds: Story = {
  args: contactPageFixtures.compound,
  parameters: { language: 'de', words: contactFormWords.compound },
};
export const French: Story = {
  args: contactPageFixtures.french,
  parameters: { language: 'fr' },
};
