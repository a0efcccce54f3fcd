import type { Labels } from '../i18n/Labels.tsx';
import type { Words } from '../i18n/Words.tsx';

/** The words of the newsletter box, which travel to the browser with it. */
export interface NewsletterLabels {
  readonly heading: Words;
  readonly text: Words;
  readonly email: Words;
  readonly required: Words;
  readonly confirm: Words;
  readonly privacyBefore: Words;
  readonly privacyLink: Words;
  readonly byMail: Words;
  /** What the letter is about, and how it begins. */
  readonly subject: string;
  readonly message: string;
  readonly opened: Words;
  readonly sending: Words;
  readonly success: Words;
  readonly error: Words;
  readonly empty: Words;
  readonly duplicate: Words;
}

/** Picks the words of the newsletter box from the labels of a page. */
export function newsletterLabels({ label, text }: Labels): NewsletterLabels {
  return {
    heading: label('newsletter.heading'),
    text: label('newsletter.text'),
    email: label('newsletter.email'),
    required: label('contactForm.required'),
    confirm: label('newsletter.confirm'),
    privacyBefore: label('newsletter.privacyBefore'),
    privacyLink: label('newsletter.privacyLink'),
    byMail: label('newsletter.byMail'),
    subject: text('newsletter.subject'),
    message: text('newsletter.message'),
    opened: label('newsletter.opened'),
    sending: label('newsletter.sending'),
    success: label('newsletter.success'),
    error: label('newsletter.error'),
    empty: label('newsletter.empty'),
    duplicate: label('newsletter.duplicate'),
  };
}
