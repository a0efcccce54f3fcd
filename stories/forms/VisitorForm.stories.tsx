import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgetDraft, keepDraft } from '../../browser/forms/draft.ts';
import { VisitorForm, type VisitorFormProps } from '../../components/forms/VisitorForm.island.tsx';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import { useLabels } from '../../components/i18n/Labels.tsx';
import { email, line, lines, wholeNumber } from '../../contract/forms/forms.ts';
import { draftPrefix } from '../../contract/storageKeys.ts';
import * as contactFormStories from '../contact/ContactForm.stories.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { labelsWith } from '../otherWords.ts';
import { silentEndpoint } from '../silentEndpoint.ts';
import { contactForm, contactTexts } from './contactForm.ts';
import { withTexts } from './formTexts.ts';
import { registrationTexts } from './registrationTexts.ts';
import { sampleLanguageFor } from '../sampleLanguages.ts';

const contactDraft = `${draftPrefix}contact`;

/** The build writes the texts of a form in the language of the page. Here the toolbar chooses the language. */
function InToolbarLanguage(form: VisitorFormProps) {
  const labels = useLabels();
  const { consent, ...texts } =
    form.name === 'contact'
      ? contactTexts(labels)
      : registrationTexts[sampleLanguageFor(labels.language)];
  return <VisitorForm {...withTexts(form, { ...texts, consent: form.consent && consent })} />;
}

const meta = {
  component: VisitorForm,
  render: (form) => <InToolbarLanguage {...form} />,
  beforeEach: () => {
    forgetDraft(contactDraft);
    return silentEndpoint();
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

export const Empty = { args: contactForm() } satisfies Story;
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
/** A form that a project has declared, with a number and a field that may stay empty. */
export const Registration = {
  args: withTexts(
    {
      ...Empty.args,
      ...{ name: 'registration', path: '/collegium/registrations', wording: 'registration-1' },
      fields: [
        { name: 'name', label: '', ...line(100, { autoComplete: 'name' }) },
        { name: 'email', label: '', ...email() },
        { name: 'persons', label: '', ...wholeNumber(1, 20) },
        { name: 'comment', label: '', ...lines(2000, { optional: true }) },
      ],
    },
    registrationTexts.de,
  ),
} satisfies Story;
export const PartlyTranslated = {
  args: contactForm(
    labelsWith(contactFormStories.PartlyTranslated.parameters.words, labelsFor('fr')),
  ),
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
    ...contactForm(
      labelsWith(contactFormStories.LongWordsInNarrowSpace.parameters.words, labelsFor('de')),
    ),
    state: { is: 'away' },
  },
  parameters: contactFormStories.LongWordsInNarrowSpace.parameters,
  decorators: [narrow],
} satisfies Story;
