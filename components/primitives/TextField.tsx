import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { controlStyles } from './controlStyles.ts';
import { Field, type FieldWords } from './Field.tsx';

/** Attributes of `input` such as `inputMode`, `value` and `ref` are passed on. */
export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, keyof FieldWords | 'type' | 'style' | 'className' | 'size'> & {
    /** The name under which the form sends the text. */
    name?: string | undefined;
    /** The kind of value that browsers may fill in, such as `email`, as in the HTML attribute (WCAG 1.3.5). */
    autoComplete?: ComponentProps<'input'>['autoComplete'];
    /** Decides which keyboard a phone shows and what the browser checks. Default `text`. */
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'number';
  };

/** A text field with one line. */
export function TextField({
  label,
  hint,
  error,
  id,
  required = false,
  requiredLabel,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, id }} requiredLabel={required ? requiredLabel : undefined}>
      {(control) => <Input type={type} required={required} {...input} {...control} />}
    </Field>
  );
}

const Input = styled.input`
  ${controlStyles}
`;
