import styled from '@emotion/styled';
import { Words } from '../i18n/Words.tsx';
import { Icon } from './Icon.tsx';

export interface FieldMessagesProps {
  /** What to enter, and in which format. */
  hint?: Words | undefined;
  /** What is wrong, and how to correct it. */
  error?: Words | undefined;
}

/** Hint and error of a control. They are above it, so that neither an on-screen keyboard nor a list covers them. */
export function FieldMessages({ controlId, hint, error }: FieldMessagesProps & ControlId) {
  return (
    <>
      {hint && (
        <Hint id={hintId(controlId)}>
          <Words of={hint} />
        </Hint>
      )}
      {error && (
        <ErrorMessage id={errorId(controlId)}>
          <Icon name="alert" size={18} />
          <span>
            <Words of={error} />
          </span>
        </ErrorMessage>
      )}
    </>
  );
}

interface ControlId {
  controlId: string;
}

/** The attributes that link a control to its messages. */
export interface DescribedControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

interface Described extends FieldMessagesProps {
  /** A required field says also that it is not invalid: else Orca calls it invalid while it is empty. */
  required?: boolean | undefined;
}

export function describedControl(
  id: string,
  { hint, error, required }: Described,
): DescribedControl {
  const descriptions = [hint && hintId(id), error && errorId(id)].filter(Boolean);
  return {
    id,
    ...(descriptions.length > 0 && { 'aria-describedby': descriptions.join(' ') }),
    ...((error ?? required) && { 'aria-invalid': Boolean(error) }),
  };
}

const hintId = (controlId: string) => `${controlId}-hint`;
const errorId = (controlId: string) => `${controlId}-error`;

const Hint = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--font-size-sm);
`;

const ErrorMessage = styled.p`
  display: flex;
  gap: var(--space-2);
  color: var(--color-danger);
  font-size: var(--font-size-sm);
  font-weight: var(--weight-semibold);
  & svg {
    margin-top: 0.15em;
  }
`;
