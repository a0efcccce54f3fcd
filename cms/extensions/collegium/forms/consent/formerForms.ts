import * as z from 'zod/mini';
import type { FormName, VisitorForm } from '../../../../../contract/forms/forms.ts';
import {
  formSchema,
  newsletterSignUpSchema,
  type FormContent,
} from '../../../../../contract/forms/schema.ts';
import { wordings } from '../../../../../data/forms/wordings.ts';

/*
 * Websites that were built before consent sentences had names send `consent: true`, or the sentence itself.
 * Their forms are accepted until the website is built again, and while somebody has such a page open.
 */

type Form = Readonly<Record<string, unknown>>;

/** Schema of a form of contract/forms/forms.ts. */
export function acceptedSchema(name: FormName, form: VisitorForm): z.ZodMiniType<FormContent> {
  const schema = formSchema(form);
  const upgrade = former[name];
  return upgrade ? z.pipe(z.transform(upgrade), schema) : schema;
}

const former: Readonly<Partial<Record<FormName, (form: unknown) => unknown>>> = {
  contact: withWording,
};

function withWording(form: unknown): unknown {
  if (!isForm(form) || form['consent'] !== true || 'wording' in form) return form;
  const { consent: _, ...rest } = form;
  return { ...rest, wording: 'contact-consent-0' };
}

/** Schema of the newsletter form. */
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

/** Accepts only the sentence of that website: any other text proves nothing. */
function isFormerConsent({ language, consent_text: text }: Form): boolean {
  return Object.entries(wordings['newsletter-0']?.words ?? {}).some(
    ([each, words]) => each === language && words === text,
  );
}
