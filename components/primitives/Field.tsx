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

/** The texts of a field with a label above it. */
export type FieldWords = FieldMessagesProps & Requirement & LabelProps;

interface LabelProps {
  /** The name of the field in one or two words. Always visible. */
  label: Words;
  /** Id of the control, for references from elsewhere, such as an error summary. */
  id?: string | undefined;
}

interface FieldProps extends FieldMessagesProps, LabelProps {
  /** The mark of a required field, such as "required". Set only if the field is required. */
  requiredLabel?: Words | undefined;
  /** Renders the control with the attributes that link it to its label and messages. */
  children: (control: DescribedControl) => ReactNode;
}

/** The frame of a control. Label, hint and error are above the control, in this order. */
export function Field({ label, id, hint, error, requiredLabel, children }: FieldProps) {
  const generatedId = useId();
  const control = describedControl(id ?? generatedId, {
    hint,
    error,
    required: requiredLabel !== undefined,
  });
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
