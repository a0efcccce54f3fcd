import type { Labels } from '../i18n/Labels.tsx';
import type { Words } from '../i18n/Words.tsx';

/** The words of the contact form, which travel to the browser with it. */
export interface ContactFormLabels {
  readonly required: Words;
  readonly name: Words;
  readonly namePlaceholder: string;
  readonly email: Words;
  readonly message: Words;
  readonly consentBefore: Words;
  readonly consentLink: Words;
  readonly consentAfter: Words;
  readonly submit: Words;
  readonly byMail: Words;
  /** With `{{name}}`, which only the browser knows. */
  readonly subject: string;
  readonly opened: Words;
}

/** Picks the words of the contact form from the labels of a page. */
export function contactFormLabels({ label, text }: Labels): ContactFormLabels {
  return {
    required: label('contactForm.required'),
    name: label('contactForm.name'),
    namePlaceholder: text('contactForm.namePlaceholder'),
    email: label('contactForm.email'),
    message: label('contactForm.message'),
    consentBefore: label('contactForm.consentBefore'),
    consentLink: label('contactForm.consentLink'),
    consentAfter: label('contactForm.consentAfter'),
    submit: label('contactForm.submit'),
    byMail: label('contactForm.byMail'),
    subject: text('contactForm.subject', { name: '{{name}}' }),
    opened: label('contactForm.opened'),
  };
}
