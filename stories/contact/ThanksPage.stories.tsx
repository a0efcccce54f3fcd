import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sender } from '../../browser/stores/sender.ts';
import { senderFixtures } from '../../browser/stores/sender.fixtures.ts';
import { untranslatedThanks } from '../../components/contact/ThanksMessage.fixtures.ts';
import { thanksPageFixtures } from '../../components/contact/ThanksPage.fixtures.ts';
import { ThanksPage } from '../../components/contact/ThanksPage.tsx';
import { senderKey } from '../../contract/storageKeys.ts';
import { wholePage } from '../frame/wholePage.ts';

const meta = {
  component: ThanksPage,
  parameters: wholePage,
  beforeEach: () => sessionStorage.removeItem(senderKey),
} satisfies Meta<typeof ThanksPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToAnybody: Story = { args: thanksPageFixtures.german };
export const ToAnybodyEnglish: Story = {
  args: thanksPageFixtures.english,
  parameters: { language: 'en' },
};
export const ToAnybodyFrench: Story = {
  args: thanksPageFixtures.french,
  parameters: { language: 'fr' },
};
export const ToSender: Story = {
  args: thanksPageFixtures.german,
  beforeEach: () => remember(senderFixtures.short),
};
export const ToSenderWithLongName: Story = {
  args: thanksPageFixtures.minimal,
  beforeEach: () => remember(senderFixtures.long),
};
export const ToSenderFrench: Story = {
  args: thanksPageFixtures.french,
  parameters: { language: 'fr' },
  beforeEach: () => remember(senderFixtures.short),
};
export const FrenchWithGermanWords: Story = {
  args: thanksPageFixtures.french,
  parameters: { language: 'fr', words: untranslatedThanks },
  beforeEach: () => remember(senderFixtures.short),
};

function remember(sender: Sender): void {
  sessionStorage.setItem(senderKey, JSON.stringify(sender));
}
