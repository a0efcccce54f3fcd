import styled from '@emotion/styled';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { checkboxStyles } from './checkboxStyles.ts';
import { describedControl, FieldMessages, type FieldMessagesProps } from './FieldMessages.tsx';
import { RequiredMark, type Requirement } from './RequiredMark.tsx';

type CheckboxOwnProps = FieldMessagesProps &
  Requirement & {
    /** Can contain a link. Use `<Words of={…} />` for a text that may be in another language. */
    label: ReactNode;
    /** Id of the control, for references from elsewhere, such as an error summary. */
    id?: string | undefined;
    /** The name under which the form sends the answer. */
    name?: string | undefined;
  };

/** Attributes of `input` such as `checked`, `disabled` and `ref` are passed on. */
export type CheckboxProps = CheckboxOwnProps &
  Omit<ComponentProps<'input'>, keyof CheckboxOwnProps | 'type' | 'style' | 'className' | 'size'>;

/** A checkbox with a label. The error is above it, the hint below the label. */
export function Checkbox({
  label,
  hint,
  error,
  id,
  required = false,
  requiredLabel,
  ...input
}: CheckboxProps) {
  const generatedId = useId();
  const control = describedControl(id ?? generatedId, { hint, error, required });
  return (
    <Frame>
      <FieldMessages controlId={control.id} error={error} />
      <Row>
        <Box type="checkbox" required={required} {...input} {...control} />
        <Texts>
          <Label htmlFor={control.id}>
            {label}
            <RequiredMark of={required ? requiredLabel : undefined} />
          </Label>
          <FieldMessages controlId={control.id} hint={hint} />
        </Texts>
      </Row>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
`;

/* Sets the line height of the box, too, which is placed by it. */
const Row = styled.div`
  display: flex;
  gap: var(--space-3);
  line-height: var(--line-body);
`;

const Texts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
`;

const Label = styled.label`
  hyphens: auto;
  cursor: pointer;
  :disabled + div > & {
    color: var(--color-ink-muted);
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  ${checkboxStyles}
`;
