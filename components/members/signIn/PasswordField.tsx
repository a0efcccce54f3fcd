import styled from '@emotion/styled';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { controlStyles } from '../../primitives/controlStyles.ts';
import { Field } from '../../primitives/Field.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import type { TextFieldProps } from '../../primitives/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'ref' | 'autoComplete'> & {
  /** What password managers go by. */
  autoComplete: 'current-password' | 'new-password';
  /** Stands between the label and the field. */
  above?: ReactNode;
  /** Id of what else describes the field. */
  describedBy?: string;
};

/** A field for a password, which is shown on demand, and again hidden when the form is sent. */
export function PasswordField({
  label,
  hint,
  error,
  id,
  required = false,
  requiredLabel,
  above,
  describedBy,
  ...input
}: PasswordFieldProps) {
  const { text } = useLabels();
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = field.current?.form;
    // Some browsers would remember what stands in a field that is not one for passwords.
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const look = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));

  return (
    <Field {...{ label, hint, error, id }} requiredLabel={required ? requiredLabel : undefined}>
      {(control) => (
        <>
          {above}
          <div>
            <Frame>
              <Input
                ref={field}
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                required={required}
                onKeyDown={look}
                onKeyUp={look}
                onBlur={() => setHasCapsLock(false)}
                {...input}
                {...control}
                type={isShown ? 'text' : 'password'}
                aria-describedby={ids(control['aria-describedby'], describedBy)}
              />
              <Toggle
                type="button"
                aria-controls={control.id}
                aria-label={text(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
                onClick={() => setIsShown(!isShown)}
              >
                <Label name={isShown ? 'signIn.hide' : 'signIn.show'} />
              </Toggle>
            </Frame>
            <div role="status">
              {isShown && (
                <VisuallyHidden>
                  <Label name="signIn.readable" />
                </VisuallyHidden>
              )}
              {hasCapsLock && (
                <Warning>
                  <Icon name="info" size={18} />
                  <span>
                    <Label name="signIn.capsLock" />
                  </span>
                </Warning>
              )}
            </div>
          </div>
        </>
      )}
    </Field>
  );
}

function ids(...some: readonly (string | undefined)[]): string | undefined {
  return some.filter(Boolean).join(' ') || undefined;
}

const Frame = styled.div`
  position: relative;
  display: flex;
`;

/* The widest word of the three languages stands in it. Edge would add a button of its own. */
const Input = styled.input`
  ${controlStyles}
  padding-inline-end: 6.5rem;
  @supports selector(::-ms-reveal) {
    &::-ms-reveal {
      display: none;
    }
  }
`;

const Toggle = styled.button`
  position: absolute;
  inset-block: 2px;
  inset-inline-end: 2px;
  padding-inline: var(--space-3);
  border: 0;
  border-radius: 3px;
  color: var(--color-accent-text);
  font-size: var(--font-size-sm);
  font-weight: var(--weight-semibold);
  &:hover {
    background: var(--color-accent-soft);
    color: var(--color-on-accent-soft);
  }
`;

const Warning = styled.p`
  display: flex;
  margin-top: var(--space-2);
  gap: var(--space-2);
  color: var(--color-ink-muted);
  font-size: var(--font-size-sm);
  & svg {
    margin-top: 0.15em;
  }
`;
