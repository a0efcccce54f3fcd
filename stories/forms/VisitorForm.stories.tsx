import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgetDraft, keepDraft } from '../../browser/forms/draft.ts';
import { VisitorForm } from '../../components/forms/VisitorForm.island.tsx';
import { email, line, lines, wholeNumber } from '../../contract/forms/fields.ts';
import { draftPrefix } from '../../contract/storageKeys.ts';
import * as contactFormStories from '../contact/ContactForm.stories.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { silentDoor } from '../silentDoor.ts';
import { contactForm } from './contactForm.ts';

const contactDraft = `${draftPrefix}contact`;

const meta = {
  component: VisitorForm,
  beforeEach: () => {
    forgetDraft(contactDraft);
    return silentDoor();
  },
} satisfies Meta<typeof VisitorForm>;
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

export const Empty = { args: contactForm('de') } satisfies Story;
/** The build writes the labels of the fields, so the toolbar's language does not change them. */
export const French = {
  args: contactForm('fr'),
  parameters: { language: 'fr' },
} satisfies Story;
export const WithoutConsentBox = {
  args: { ...Empty.args, consent: undefined, wording: 'contact-information-1' },
} satisfies Story;
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
/** A form of its own kind, with a number and a field that may stay empty. */
export const Registration = {
  args: {
    ...Empty.args,
    ...{ name: 'registration', path: '/collegium/registrations', wording: 'registration-1' },
    fields: [
      { name: 'name', label: 'Name', ...line(100, { autoComplete: 'name' }) },
      { name: 'email', label: 'E-Mail-Adresse', ...email() },
      { name: 'persons', label: 'Anzahl der Personen', ...wholeNumber(1, 20) },
      { name: 'comment', label: 'Anmerkung', ...lines(2000, { optional: true }) },
    ],
    subject: 'Anmeldung zum Sommerfest',
    submit: 'Anmelden',
  },
} satisfies Story;
export const PartlyTranslated = {
  args: contactForm('fr', contactFormStories.PartlyTranslated.parameters.words),
  parameters: contactFormStories.PartlyTranslated.parameters,
} satisfies Story;
export const Filled = { ...Empty, ...filled } satisfies Story;
export const Invalid = {
  args: {
    ...Empty.args,
    state: {
      is: 'editing',
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
    state: { is: 'editing', errors: { consent: { text: 'Please tick this box.', lang: 'en' } } },
  },
} satisfies Story;
export const Sending = {
  args: { ...Empty.args, state: { is: 'sending' } },
  ...filled,
} satisfies Story;
export const Unreachable = {
  args: { ...Empty.args, state: { is: 'away' } },
  ...filled,
} satisfies Story;
export const UnreachableWithoutPhone = {
  args: { ...Unreachable.args, phone: undefined },
  ...filled,
} satisfies Story;
export const TooManyMessages = {
  args: { ...Empty.args, state: { is: 'limited' } },
  ...filled,
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    ...contactForm('de', contactFormStories.LongWordsInNarrowSpace.parameters.words),
    state: { is: 'away' },
  },
  parameters: contactFormStories.LongWordsInNarrowSpace.parameters,
  decorators: [narrow],
} satisfies Story;
