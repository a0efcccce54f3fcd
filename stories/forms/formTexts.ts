import type { VisitorFormProps } from '../../components/forms/VisitorForm.island.tsx';
import type { Words } from '../../contract/labels.ts';

/** The texts of a form that the build writes in the language of the page. */
export interface FormTexts extends Pick<VisitorFormProps, 'consent' | 'submit' | 'subject'> {
  /** The labels of the fields by their names. */
  readonly fields: Readonly<Record<string, Words>>;
}

/** Returns the form with these texts. A form without a consent checkbox keeps none if `consent` is missing. */
export function withTexts(
  form: VisitorFormProps,
  { fields, ...texts }: FormTexts,
): VisitorFormProps {
  return {
    ...form,
    ...texts,
    fields: form.fields.map((field) => ({ ...field, label: fields[field.name] ?? field.label })),
  };
}
