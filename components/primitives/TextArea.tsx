import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { controlStyles } from './controlStyles.ts';
import { Field, type FieldWords } from './Field.tsx';

/** Attributes of `textarea` such as `name`, `rows`, `maxLength`, `value` and `ref` pass through. */
export type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, keyof FieldWords | 'style' | 'className'>;

/** A field of several lines; it grows with the text in browsers that can. */
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
