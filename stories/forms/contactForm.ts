import type { VisitorFormProps } from '../../components/forms/VisitorForm.island.tsx';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import { forms } from '../../contract/forms/forms.ts';
import type { Labels } from '../../contract/labels.ts';
import * as contactFormStories from '../contact/ContactForm.stories.tsx';
import * as contactInfo from '../contact/ContactInfo.stories.tsx';
import { withTexts, type FormTexts } from './formTexts.ts';

const { topic, name, email, message } = forms.contact.fields;

/** The contact form, as the build writes it. */
export function contactForm(labels: Labels = labelsFor('de')): VisitorFormProps {
  return withTexts(
    {
      ...contactFormStories.Empty.args,
      ...{ phone: contactInfo.Association.args.phone, thanksHref: '#danke' },
      ...{ name: 'contact', path: '/collegium/messages', url: 'https://cms.vhm.example' },
      fields: Object.entries({ topic, name, email, message }).map(([field, rules]) => ({
        ...{ name: field, label: '' },
        ...rules,
      })),
      wording: 'contact-consent-1',
      submit: '',
    },
    contactTexts(labels),
  );
}

export function contactTexts({ label }: Labels): FormTexts {
  return {
    fields: {
      topic: label('forms.contact.fields.topic'),
      name: label('everyForm.name'),
      email: label('everyForm.email'),
      message: label('forms.contact.fields.message'),
    },
    consent: {
      before: label('forms.contact.consentBefore'),
      after: label('forms.contact.consentAfter'),
    },
    submit: label('forms.contact.submit'),
  };
}
