import styled from '@emotion/styled';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { describedControl, FieldMessages, type FieldMessagesProps } from './FieldMessages.tsx';
import { RequiredMark, type Requirement } from './RequiredMark.tsx';

type CheckboxOwnProps = FieldMessagesProps &
  Requirement & {
    /** May hold a link. `<Words of={…} />` shows words that may be in another language. */
    label: ReactNode;
    /** Id of the control, for what refers to it from elsewhere, such as an error summary. */
    id?: string | undefined;
  };

/** Attributes of `input` such as `name`, `checked`, `disabled` and `ref` pass through. */
export type CheckboxProps = CheckboxOwnProps &
  Omit<ComponentProps<'input'>, keyof CheckboxOwnProps | 'type' | 'style' | 'className' | 'size'>;

/** A choice that is made or not. Its error stands above, its hint below the label. */
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
  const control = describedControl(id ?? generatedId, { hint, error });
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

const Row = styled.div`
  display: flex;
  gap: var(--space-3);
`;

const Texts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
`;

const Label = styled.label`
  line-height: var(--line-body);
  hyphens: auto;
  cursor: pointer;
  :disabled + div > & {
    color: var(--color-ink-muted);
    cursor: not-allowed;
  }
`;

// The tick is a clipped box, since the colour of an image would not follow the theme.
// In forced colours the system draws its own, whose contrast is certain.
const Box = styled.input`
  flex: none;
  display: grid;
  place-content: center;
  width: 1.5rem;
  height: 1.5rem;
  margin-top: 0.15em;
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-sm);
  background: var(--color-canvas);
  appearance: none;
  cursor: pointer;
  transition-property: border-color, background-color;
  transition-duration: var(--duration-quick);
  &::before {
    content: '';
    width: 0.9rem;
    height: 0.9rem;
    background: var(--color-on-accent);
    clip-path: polygon(10% 52%, 22% 40%, 40% 58%, 78% 16%, 91% 28%, 40% 83%);
    scale: 0;
    transition: scale var(--duration-quick) var(--ease-out);
  }
  &:hover:not(:disabled) {
    border-color: var(--color-ink);
  }
  &:checked {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }
  &:checked::before {
    scale: 1;
  }
  &:checked:hover:not(:disabled) {
    border-color: var(--color-accent-hover);
    background: var(--color-accent-hover);
  }
  &[aria-invalid]:not(:focus-visible) {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }
  &:disabled {
    border-style: dashed;
    background: var(--color-surface-strong);
    cursor: not-allowed;
  }
  &:disabled::before {
    background: var(--color-ink-muted);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
