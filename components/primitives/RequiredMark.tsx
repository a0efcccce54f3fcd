import styled from '@emotion/styled';
import { Words } from '../i18n/Words.tsx';

/** The mark of a required field in a form that explains it above its fields (`RequiredNote`). */
export const requiredStar = '*';

/** A required field needs a text that says so, next to it or once above the form (WCAG 3.3.2). */
export type Requirement =
  | { required?: false; requiredLabel?: Words | undefined }
  | {
      /** True if the form must not be sent without this field. Default false. */
      required: true;
      /**
       * The text that marks a required field, such as "required", shown in brackets next to the label. Or
       * `requiredStar`, which screen readers skip: they announce the field itself as required.
       */
      requiredLabel: Words;
    };

/** The mark next to the label of a required field: a text in brackets, or a star. */
export function RequiredMark({ of }: { of: Words | undefined }) {
  if (of === undefined) return null;
  if (of === requiredStar) return <Mark aria-hidden>{` ${requiredStar}`}</Mark>;
  return (
    <>
      {' '}
      <Bracket>
        <Words before="(" of={of} after=")" />
      </Bracket>
    </>
  );
}

const Mark = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--font-size-sm);
  font-weight: var(--weight-regular);
`;

/* Moves to the next line as a whole. */
const Bracket = styled(Mark)`
  display: inline-block;
`;
