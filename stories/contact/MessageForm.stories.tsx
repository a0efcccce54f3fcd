import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgetDraft, keepDraft } from '../../browser/forms/draft.ts';
import { MessageForm } from '../../components/contact/MessageForm.island.tsx';
import { contactDraft } from '../../contract/storageKeys.ts';
import { narrow } from '../primitives/grounds.tsx';
import { silentDoor } from '../silentDoor.ts';
import * as contactForm from './ContactForm.stories.tsx';
import * as contactInfo from './ContactInfo.stories.tsx';

const meta = {
  component: MessageForm,
  beforeEach: () => {
    forgetDraft(contactDraft);
    return silentDoor();
  },
} satisfies Meta<typeof MessageForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const filled = {
  beforeEach: () =>
    keepDraft(contactDraft, {
      topic: '',
      name: 'Jonas Beispiel',
      email: 'jonas@post.example',
      message: 'Guten Tag,\n\nwann findet die nächste Fortbildung statt?',
    }),
};

export const Empty = {
  args: {
    ...contactForm.Empty.args,
    door: 'https://cms.vhm.example',
    phone: contactInfo.Association.args.phone,
    thanksHref: '#danke',
  },
} satisfies Story;
export const WithoutConsentBox = { args: { ...Empty.args, informs: true } } satisfies Story;
export const ToProjectHost = {
  args: {
    ...Empty.args,
    items: {
      project: 'vhm',
      collection: 'messages',
      shown: {
        consent: true,
        consent_version: 'contact-consent-1',
        consent_text:
          'Ich willige ein, dass meine Angaben zur Beantwortung meiner Nachricht verarbeitet werden.',
      },
    },
  },
} satisfies Story;
export const PartlyTranslated = {
  ...Empty,
  parameters: contactForm.PartlyTranslated.parameters,
} satisfies Story;
export const Filled = { ...Empty, ...filled } satisfies Story;
export const Invalid = {
  args: {
    ...Empty.args,
    state: {
      step: 'editing',
      errors: {
        name: 'Bitte füllen Sie dieses Feld aus.',
        email: 'Bitte geben Sie die Adresse in der Form name@beispiel.de ein.',
        consent: 'Klicken Sie dieses Kästchen an, wenn Sie fortfahren möchten.',
      },
    },
  },
} satisfies Story;
export const BrowserInAnotherLanguage = {
  args: {
    ...Empty.args,
    state: {
      step: 'editing',
      errors: { consent: { text: 'Please tick this box.', lang: 'en' } },
    },
  },
} satisfies Story;
export const Sending = {
  args: { ...Empty.args, state: { step: 'sending' } },
  ...filled,
} satisfies Story;
export const Unreachable = {
  args: { ...Empty.args, state: { step: 'failed', reason: 'away' } },
  ...filled,
} satisfies Story;
export const UnreachableWithoutPhone = {
  args: { ...Unreachable.args, phone: undefined },
  ...filled,
} satisfies Story;
export const TooManyMessages = {
  args: { ...Empty.args, state: { step: 'failed', reason: 'limited' } },
  ...filled,
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: Unreachable.args,
  parameters: contactForm.LongWordsInNarrowSpace.parameters,
  decorators: [narrow],
} satisfies Story;
