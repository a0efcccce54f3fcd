import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { controlStyles } from './controlStyles.ts';
import { Field, type FieldWords } from './Field.tsx';

/** Attributes of `textarea` such as `maxLength`, `value` and `ref` are passed on. */
export type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, keyof FieldWords | 'style' | 'className'> & {
    /** The name under which the form sends the text. */
    name?: string | undefined;
    /** Height in lines before the field grows. Default 6. */
    rows?: number | undefined;
  };

/** A text field with several lines. Grows with the text in browsers that support it. */
export function TextArea({
  label,
  hint,
  error,
  id,
  required = false,
  requiredLabel,
  rows = 6,
  ...textarea
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, id }} requiredLabel={required ? requiredLabel : undefined}>
      {(control) => <Lines rows={rows} required={required} {...textarea} {...control} />}
    </Field>
  );
}

const Lines = styled.textarea`
  ${controlStyles}
  min-height: calc(${({ rows }) => rows} * 1lh + 2 * var(--space-2));
  max-height: 80vh;
  line-height: var(--line-body);
  resize: vertical;
  field-sizing: content;
`;
