import styled from '@emotion/styled';
import { Words } from '../i18n/Words.tsx';

/** A required field needs a text that says so; an asterisk alone explains nothing. */
export type Requirement =
  | { required?: false; requiredLabel?: Words | undefined }
  | {
      /** True if the form must not be sent without this field. Default false. */
      required: true;
      /** The text that marks a required field, such as "required". Shown in brackets next to the label. */
      requiredLabel: Words;
    };

/** The text next to the label of a required field, such as "required", in brackets. */
export function RequiredMark({ of }: { of: Words | undefined }) {
  if (of === undefined) return null;
  return (
    <Mark>
      {typeof of === 'string' ? (
        // One text for React: between two it writes a comment into the page, for each field.
        ` (${of})`
      ) : (
        <>
          {' '}
          (<Words of={of} />)
        </>
      )}
    </Mark>
  );
}

const Mark = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--font-size-sm);
  font-weight: var(--weight-regular);
`;
