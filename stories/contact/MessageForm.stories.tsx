import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgetDraft, keepDraft } from '../../browser/forms/draft.ts';
import { contactFormWords } from '../../components/contact/ContactForm.fixtures.ts';
import {
  messageDraftFixture,
  messageFormFixtures,
  messageFormStates,
} from '../../components/contact/MessageForm.fixtures.ts';
import { MessageForm } from '../../components/contact/MessageForm.island.tsx';
import { contactDraft } from '../../contract/storageKeys.ts';
import { narrow } from '../primitives/grounds.tsx';
import { silentDoor } from '../silentDoor.ts';

const meta = {
  component: MessageForm,
  beforeEach: () => {
    forgetDraft(contactDraft);
    return silentDoor();
  },
} satisfies Meta<typeof MessageForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const filled = { beforeEach: () => keepDraft(contactDraft, messageDraftFixture) };

export const Empty: Story = { args: messageFormFixtures.german };
export const English: Story = {
  args: messageFormFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: messageFormFixtures.french,
  parameters: { language: 'fr' },
};
export const Informs: Story = { args: messageFormFixtures.germanInforms };
export const InformsDark: Story = { ...Informs, parameters: { colorMode: 'dark' } };
export const InformsEnglish: Story = {
  args: messageFormFixtures.englishInforms,
  parameters: { language: 'en' },
};
export const InformsFrench: Story = {
  args: messageFormFixtures.frenchInforms,
  parameters: { language: 'fr' },
};
export const ToProjectHost: Story = { args: messageFormFixtures.toProjectHost };
export const FrenchWithGermanWords: Story = {
  args: messageFormFixtures.french,
  parameters: { language: 'fr', words: contactFormWords.partlyTranslated },
};
export const CompoundsInNarrowSpace: Story = {
  args: messageFormStates.away,
  parameters: { language: 'de', words: contactFormWords.compound },
  decorators: [narrow],
};
export const Filled: Story = { args: messageFormFixtures.german, ...filled };
export const Invalid: Story = { args: messageFormStates.invalid };
export const InvalidDark: Story = {
  args: messageFormStates.invalid,
  parameters: { colorMode: 'dark' },
};
export const InvalidFrench: Story = {
  args: messageFormStates.invalidFrench,
  parameters: { language: 'fr' },
};
export const Sending: Story = { args: messageFormStates.sending, ...filled };
export const Away: Story = { args: messageFormStates.away, ...filled };
export const AwayDark: Story = { ...Away, parameters: { colorMode: 'dark' } };
export const AwayWithoutPhone: Story = { args: messageFormStates.withoutPhone, ...filled };
export const Limited: Story = { args: messageFormStates.limited, ...filled };
