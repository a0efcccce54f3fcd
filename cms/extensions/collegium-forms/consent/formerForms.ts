import * as z from 'zod/mini';
import { contactMessageSchema } from '../../../../contract/forms/contactMessage.ts';
import { newsletterSignUpSchema } from '../../../../contract/forms/newsletterSignUp.ts';
import { wordings } from '../../../../contract/forms/wordingTexts.ts';

/*
 * A website that was built before forms named their sentence about privacy sends `consent: true`, or the words. Until it
 * is built again, and while somebody has such a page open, its forms are taken as well.
 */

type Form = Readonly<Record<string, unknown>>;

/** What the contact form sends. */
export const contactForm = z.pipe(
  z.transform((form: unknown) => {
    if (!isForm(form) || form['consent'] !== true || 'wording' in form) return form;
    const { consent: _, ...rest } = form;
    return { ...rest, wording: 'contact-consent-0' };
  }),
  contactMessageSchema,
);

/** What the newsletter's form sends. */
export const newsletterForm = z.pipe(
  z.transform((form: unknown) => {
    if (!isForm(form) || !isFormerConsent(form) || 'wording' in form) return form;
    const { consent_text: _, ...rest } = form;
    return { ...rest, wording: 'newsletter-0' };
  }),
  newsletterSignUpSchema,
);

function isForm(form: unknown): form is Form {
  return typeof form === 'object' && form !== null;
}

/** Other words than that website's own prove nothing. */
function isFormerConsent({ language, consent_text: text }: Form): boolean {
  return Object.entries(wordings['newsletter-0']?.words ?? {}).some(
    ([each, words]) => each === language && words === text,
  );
}
