import type { FieldOf, FormName, forms } from '../../contract/forms/forms.ts';
import { labels, type Language } from '../../locales/languages.ts';

/** The texts of a form, in `locales/` at `forms.<name>`. */
interface FormWords<Name extends FormName> {
  readonly title: string;
  /** The labels of the fields. Name and e-mail address have the same label in all forms. */
  readonly fields: Readonly<Record<Exclude<FieldOf<Name>, SharedField>, string>>;
  /** The consent, before and after the link to the privacy notice. It has to say why the data are needed. */
  readonly consentBefore: string;
  readonly consentAfter: string;
  /** The label of the button. */
  readonly submit: string;
}

type SharedField = 'name' | 'email';

/** The text of the mail to the sender, which anybody can have sent to any address: so without any input. */
interface WithReceipt {
  readonly receipt: { readonly subject: string; readonly body: string };
}

/** A form without its texts does not compile: this is the only place that connects both. */
type AllFormWords = {
  readonly [Name in FormName]: FormWords<Name> &
    ((typeof forms)[Name] extends { readonly receipt: string } ? WithReceipt : unknown);
};

export function formWords(language: Language): AllFormWords {
  return labels[language].forms;
}

/** The label of a field, in the form and for the office. */
export function fieldLabel(form: FormName, field: string, language: Language): string {
  const { everyForm } = labels[language];
  const own: Readonly<Record<string, string>> = formWords(language)[form].fields;
  return own[field] ?? (field === 'name' ? everyForm.name : everyForm.email);
}
