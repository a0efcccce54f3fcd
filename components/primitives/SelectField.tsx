import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import type { Words } from '../i18n/Words.tsx';
import { plain } from '../i18n/Words.tsx';
import { controlStyles } from './controlStyles.ts';
import { Field, type FieldWords } from './Field.tsx';

/** Attributes of `select` such as `value` and `ref` are passed on. */
export type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, keyof FieldWords | 'style' | 'className' | 'size' | 'children'> & {
    /** The name under which the form sends the chosen value. */
    name?: string | undefined;
    /** In display order. The first one is chosen unless `value` or `defaultValue` says otherwise. */
    options: readonly SelectOption[];
  };

export interface SelectOption {
  readonly value: string;
  readonly label: Words;
}

/** A choice of one option, with the browser's own list. */
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

// The arrow consists of two gradients, since an image would be another request. CSS matches every select as
// read-only, so it resets those styles.
const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: var(--space-6);
  text-overflow: ellipsis;
  &,
  &:read-only:not(:disabled) {
    background: ${arrow('45deg', '1.2rem')}, ${arrow('-45deg', '0.85rem')}, var(--color-canvas);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

function arrow(angle: string, fromEnd: string): string {
  const half = `linear-gradient(${angle}, transparent 50%, currentColor 50%)`;
  return `${half} right ${fromEnd} center / 0.36rem 0.36rem no-repeat`;
}
