import type { ContactDetails } from '../../components/contact/contactDetails.ts';
import type { ShownField } from '../../components/forms/formErrors.ts';
import type { VisitorFormProps } from '../../components/forms/VisitorForm.island.tsx';
import {
  type FormField,
  endpointOf,
  forms,
  type FieldOf,
  type FormName,
  type VisitorForm,
} from '../../contract/forms/forms.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { namedPages } from '../../data/routes/namedRoutes.ts';
import { formReceiver } from './formReceiver.ts';
import type { PageContext } from '../template/pageContext.ts';

type Context = Pick<PageContext, 'content' | 'language' | 'href' | 'labels'>;

/** Returns the props of a form; undefined if browsers reach no backend that takes it. */
export function visitorFormProps(
  name: FormName,
  { email, phone }: ContactDetails,
  { content, language, href, labels: { label } }: Context,
): VisitorFormProps | undefined {
  if (email === undefined) return undefined;
  const form: VisitorForm = forms[name];
  const { consent, information } = form.wordings;
  const informs = content.site.project.config.contact.consent === 'information';
  const wording = (informs ? information : undefined) ?? consent;
  const receiver = formReceiver(content, form.collection, { wording, language });
  if (!receiver) return undefined;
  return {
    ...receiver,
    ...{ name, path: endpointOf(form), wording },
    fields: Object.entries<FormField>(form.fields).map(([field, rules]): ShownField => ({
      name: field,
      label: label(labelOf(name, field)),
      ...rules,
    })),
    ...(wording === consent && {
      consent: {
        before: label(`forms.${name}.consentBefore`),
        after: label(`forms.${name}.consentAfter`),
      },
    }),
    submit: label(`forms.${name}.submit`),
    ...(!('topic' in form.fields) && { subject: label(`forms.${name}.title`) }),
    ...{ recipient: email, phone },
    privacyHref: href(namedPages.privacy.de),
    thanksHref: href(namedPages.thanks.de),
  };
}

/** Name and e-mail address have the same label in all forms. */
function labelOf(form: FormName, field: string): LabelKey {
  if (field === 'name' || field === 'email') return `everyForm.${field}`;
  // Safe: formWords.ts does not compile without a label for each field.
  return `forms.${form}.fields.${field}` as OwnLabel;
}

type OwnLabel = {
  [Name in FormName]: `forms.${Name}.fields.${Exclude<FieldOf<Name>, 'name' | 'email'>}`;
}[FormName];
