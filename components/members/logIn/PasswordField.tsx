import styled from '@emotion/styled';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { controlStyles } from '../../primitives/controlStyles.ts';
import { Field } from '../../primitives/Field.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import type { TextFieldProps } from '../../primitives/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'ref' | 'autoComplete'> & {
  /** The field's purpose, for password managers. */
  autoComplete: 'current-password' | 'new-password';
  /** Shown between label and field. */
  above?: ReactNode;
  /** Id of another element that describes the field. */
  describedBy?: string;
};

/** A password field with a button that shows the password. Submitting the form hides it again. */
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
    // Some browsers remember the values of fields that are not of type `password`.
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
                {...(isShown && asTyped)}
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
                aria-label={text(isShown ? 'logIn.hidePassword' : 'logIn.showPassword')}
                onClick={() => setIsShown(!isShown)}
              >
                <Label name={isShown ? 'logIn.hide' : 'logIn.show'} />
              </Toggle>
            </Frame>
            <div role="status">
              {isShown && (
                <VisuallyHidden>
                  <Label name="logIn.readable" />
                </VisuallyHidden>
              )}
              {hasCapsLock && (
                <Warning>
                  <Icon name="info" size={18} />
                  <span>
                    <Label name="logIn.capsLock" />
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

/** For the visible password; browsers do this automatically for a hidden one. */
const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

function ids(...some: readonly (string | undefined)[]): string | undefined {
  return some.filter(Boolean).join(' ') || undefined;
}

const Frame = styled.div`
  position: relative;
  display: flex;
`;

/* Wide enough for the button's longest label in the three languages. Hides Edge's own button. */
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
  border-radius: var(--radius-sm);
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
