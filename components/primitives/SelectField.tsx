import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import type { Words } from '../i18n/Words.tsx';
import { plain } from '../i18n/Words.tsx';
import { controlStyles } from './controlStyles.ts';
import { Field, type FieldWords } from './Field.tsx';

/** Attributes of `select` such as `name`, `value` and `ref` pass through. */
export type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, keyof FieldWords | 'style' | 'className' | 'size' | 'children'> & {
    options: readonly SelectOption[];
  };

export interface SelectOption {
  readonly value: string;
  readonly label: Words;
}

/** A choice of one from a list, with the browser's own list. */
export function SelectField({
  label,
  hint,
  error,
  id,
  required = false,
  requiredLabel,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, id }} requiredLabel={required ? requiredLabel : undefined}>
      {(control) => (
        <Select required={required} {...select} {...control}>
          {options.map(({ value, label: words }) => (
            <option
              key={value}
              value={value}
              lang={typeof words === 'string' ? undefined : words.lang}
            >
              {plain(words)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

// The arrow is drawn of two gradients, since a picture would be another request.
const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: var(--space-6);
  background-image:
    linear-gradient(45deg, transparent 50%, currentColor 50%),
    linear-gradient(-45deg, transparent 50%, currentColor 50%);
  background-position:
    right 1.25rem center,
    right 0.9rem center;
  background-repeat: no-repeat;
  background-size: 0.35rem 0.35rem;
  text-overflow: ellipsis;
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
