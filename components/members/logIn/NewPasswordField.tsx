import styled from '@emotion/styled';
import { useId, useState } from 'react';
import {
  brokenRules,
  passwordLength,
  passwordRuleNames,
  type PasswordRule,
} from '../../../contract/members/password.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

type NewPasswordFieldProps = Omit<
  PasswordFieldProps,
  'above' | 'describedBy' | 'autoComplete' | 'onInput' | 'value'
>;

/** A field for a new password. Ticks off the requirements while the visitor types. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { defaultValue } = props;
  const [typed, setTyped] = useState(typeof defaultValue === 'string' ? defaultValue : '');
  const rulesId = useId();
  const broken = brokenRules(typed);
  return (
    <>
      <PasswordField
        {...props}
        autoComplete="new-password"
        describedBy={rulesId}
        above={<Rules id={rulesId} broken={broken} />}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <VisuallyHidden role="status">
        {broken.length === 0 && <Label name="logIn.rules.all" />}
      </VisuallyHidden>
    </>
  );
}

function Rules({ id, broken }: { id: string; broken: readonly PasswordRule[] }) {
  const { label } = useLabels();
  return (
    <List id={id} role="list">
      {passwordRuleNames.map((rule) => {
        const isMet = !broken.includes(rule);
        return (
          <Rule key={rule} data-met={isMet}>
            <Mark>{isMet && <Icon name="check" size={18} />}</Mark>
            <span>
              <Label name={`logIn.rules.${rule}`} values={{ count: passwordLength }} />
              <VisuallyHidden>
                {' '}
                ({label(isMet ? 'logIn.rules.met' : 'logIn.rules.open') as string})
              </VisuallyHidden>
            </span>
          </Rule>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--color-ink-muted);
  font-size: var(--font-size-sm);
`;

const Rule = styled.li`
  display: flex;
  gap: var(--space-2);
  &[data-met='true'] {
    color: var(--color-success);
  }
`;

/* A dot that becomes a tick: the shape carries the meaning, too, not only the colour. */
const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.125rem;
  height: 1.5em;
  &:empty::before {
    content: '';
    width: 0.375rem;
    height: 0.375rem;
    border: 3px solid currentColor;
    border-radius: 50%;
  }
`;
