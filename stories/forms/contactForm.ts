import type { VisitorFormProps } from '../../components/forms/VisitorForm.island.tsx';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import { forms } from '../../contract/forms/forms.ts';
import type { Language } from '../../locales/languages.ts';
import * as contactFormStories from '../contact/ContactForm.stories.tsx';
import * as contactInfo from '../contact/ContactInfo.stories.tsx';
import { labelsWith, type OtherWords } from '../otherWords.ts';

/** The contact form, as the build writes it. */
export function contactForm(language: Language, words: OtherWords = {}): VisitorFormProps {
  const { label } = labelsWith(words, labelsFor(language));
  const { topic, name, email: address, message } = forms.contact.fields;
  return {
    ...contactFormStories.Empty.args,
    ...{ phone: contactInfo.Association.args.phone, thanksHref: '#danke' },
    ...{ name: 'contact', path: '/collegium/messages', door: 'https://cms.vhm.example' },
    fields: [
      { name: 'topic', label: label('forms.contact.fields.topic'), ...topic },
      { name: 'name', label: label('contactForm.name'), ...name },
      { name: 'email', label: label('contactForm.email'), ...address },
      { name: 'message', label: label('forms.contact.fields.message'), ...message },
    ],
    wording: 'contact-consent-1',
    consent: {
      before: label('forms.contact.consentBefore'),
      after: label('forms.contact.consentAfter'),
    },
    submit: label('forms.contact.submit'),
  };
}
