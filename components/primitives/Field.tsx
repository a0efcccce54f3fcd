import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { Words } from '../i18n/Words.tsx';
import {
  describedControl,
  FieldMessages,
  type DescribedControl,
  type FieldMessagesProps,
} from './FieldMessages.tsx';
import { RequiredMark, type Requirement } from './RequiredMark.tsx';

/** What a field with a label above it is told in words. */
export type FieldWords = FieldMessagesProps & Requirement & LabelProps;

interface LabelProps {
  label: Words;
  /** Id of the control, for what refers to it from elsewhere, such as an error summary. */
  id?: string | undefined;
}

interface FieldProps extends FieldMessagesProps, LabelProps {
  /** Set where the field is required. */
  requiredLabel?: Words | undefined;
  /** Renders the control with the attributes that tie it to its label and messages. */
  children: (control: DescribedControl) => ReactNode;
}

/** The frame around a control: its label, hint and error, in this order, stand above it. */
export function Field({ label, id, hint, error, requiredLabel, children }: FieldProps) {
  const generatedId = useId();
  const control = describedControl(id ?? generatedId, { hint, error });
  return (
    <Frame>
      <Label htmlFor={control.id}>
        <Words of={label} />
        <RequiredMark of={requiredLabel} />
      </Label>
      <FieldMessages controlId={control.id} hint={hint} error={error} />
      {children(control)}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
`;

const Label = styled.label`
  font-weight: var(--weight-semibold);
  line-height: var(--line-snug);
  hyphens: auto;
`;
