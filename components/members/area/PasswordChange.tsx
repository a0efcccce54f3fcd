import { useId, useState, type SubmitEvent } from 'react';
import type { LabelKey } from '../../../contract/labels.ts';
import type { MemberCalls } from '../../../contract/members/content.ts';
import { brokenRules } from '../../../contract/members/password.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Notice } from '../../primitives/Notice.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { NewPasswordField } from '../signIn/NewPasswordField.tsx';
import { PasswordField } from '../signIn/PasswordField.tsx';
import { FormColumn } from './formColumn.ts';

interface PasswordChangeProps {
  /** For password managers, which otherwise would not know which account the password belongs to. */
  email: string;
  /** True if a new password does not end the member's other sessions. */
  keepsSessions?: boolean | undefined;
  onChange: MemberCalls['changePassword'];
  /** Initial state. Default: not sent yet. */
  state?: PasswordChangeState;
}

interface PasswordChangeState {
  readonly is: 'editing' | 'sending' | 'done' | 'away' | 'limited' | 'refused';
  /** The wrong value: old password, new password, or code of the second factor. */
  readonly wrong?: 'old' | 'next' | 'otp';
  /** True if the account has a second factor. */
  readonly needsCode?: boolean | undefined;
}

/** Changes the password. Asks for the old one. */
export function PasswordChange({ email, keepsSessions, onChange, ...props }: PasswordChangeProps) {
  const { label } = useLabels();
  const [state, setState] = useState<PasswordChangeState>(props.state ?? { is: 'editing' });
  // A new key for each form resets the state of the password rules.
  const [round, setRound] = useState(0);
  const id = useId();
  const { is, wrong, needsCode } = state;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (is === 'sending') return;
    const form = event.currentTarget;
    const { old, next, otp } = typedIn(form);
    if (brokenRules(next).length > 0) {
      setState({ is: 'editing', wrong: 'next', needsCode });
      focusOn(form, 'next');
      return;
    }
    setState({ is: 'sending', needsCode });
    const code = await onChange({ password: old, ...(otp && { otp }) }, next);
    const after = stateAfter(code, needsCode);
    setState(after);
    if (after.is === 'done') setRound(round + 1);
    if (after.wrong) focusOn(form, after.wrong);
  };

  const error = (field: PasswordChangeState['wrong'], name: LabelKey) =>
    wrong === field ? label(name) : undefined;
  return (
    <FormColumn
      key={round}
      onInput={() => {
        if (is === 'done') setState({ is: 'editing', needsCode });
      }}
      onSubmit={(event) => void submit(event)}
    >
      <VisuallyHidden aria-hidden>
        <input
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
        />
      </VisuallyHidden>
      <PasswordField
        id={`${id}old`}
        name="old"
        label={label('members.profile.oldPassword')}
        error={error('old', 'members.profile.wrongPassword')}
        autoComplete="current-password"
        required
        requiredLabel={label('contactForm.required')}
        readOnly={is === 'sending'}
      />
      <NewPasswordField
        id={`${id}next`}
        name="next"
        label={label('members.profile.newPassword')}
        error={error('next', 'signIn.rules.broken')}
        required
        requiredLabel={label('contactForm.required')}
        readOnly={is === 'sending'}
      />
      {needsCode && (
        <TextField
          id={`${id}otp`}
          name="otp"
          label={label('signIn.code.label')}
          hint={label('signIn.code.text')}
          error={error('otp', 'signIn.code.wrong')}
          autoComplete="one-time-code"
          inputMode="numeric"
          readOnly={is === 'sending'}
        />
      )}
      <div role="status">
        {is === 'done' && (
          <Notice tone="success">
            <Label
              name={
                keepsSessions ? 'members.profile.passwordValid' : 'members.profile.passwordChanged'
              }
            />
          </Notice>
        )}
        {(is === 'away' || is === 'limited' || is === 'refused') && (
          <Notice tone="danger">
            <Label name={is === 'refused' ? 'signIn.refused' : `members.unsent.${is}`} />
          </Notice>
        )}
      </div>
      <div>
        <Button
          type="submit"
          variant="secondary"
          busy={is === 'sending'}
          busyLabel={label('members.sending')}
        >
          <Label name="members.profile.changePassword" />
        </Button>
      </div>
    </FormColumn>
  );
}

function typedIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { old: text('old'), next: text('next'), otp: text('otp').replaceAll(/\s/g, '') };
}

function stateAfter(code: string, needsCode: boolean | undefined): PasswordChangeState {
  switch (code) {
    case 'success':
      return { is: 'done' };
    case 'INVALID_CREDENTIALS':
      return { is: 'editing', wrong: 'old', needsCode };
    case 'INVALID_OTP':
      // The code is requested once the backend reports a second factor. If the field is already there, the
      // code is wrong.
      return { is: 'editing', needsCode: true, ...(needsCode && { wrong: 'otp' }) };
    case 'REQUESTS_EXCEEDED':
      return { is: 'limited', needsCode };
    case 'UNREACHABLE':
      return { is: 'away', needsCode };
    default:
      return { is: 'refused', needsCode };
  }
}

/** Called after the field shows its error. */
function focusOn(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
