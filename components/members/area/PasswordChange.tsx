import { useId, useState } from 'react';
import type { LabelKey } from '../../../contract/labels.ts';
import type { MemberCalls } from '../../../contract/members/content.ts';
import { brokenRules } from '../../../contract/members/password.ts';
import { rawValue } from '../../forms/rawValue.ts';
import { useForm, type Failure, type FormState } from '../../forms/useForm.ts';
import { useLabels } from '../../i18n/Labels.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { accepted } from '../logIn/accepted.ts';
import { NewPasswordField } from '../logIn/NewPasswordField.tsx';
import { PasswordField } from '../logIn/PasswordField.tsx';
import { ProfileForm } from './ProfileForm.tsx';

interface PasswordChangeProps {
  /** For password managers, which otherwise would not know which account the password belongs to. */
  email: string;
  /** True if a new password does not end the member's other sessions. */
  keepsSessions?: boolean | undefined;
  onChange: MemberCalls['changePassword'];
}

/** The names of the fields: the old password, the new one, and the code of the second factor. */
type FieldName = 'old' | 'next' | 'otp';

/** Changes the password. Asks for the old one. */
export function PasswordChange({ email, keepsSessions, onChange }: PasswordChangeProps) {
  const { label } = useLabels();
  const { state, ref, send, edit } = useForm<FieldName, LabelKey>();
  // The backend reports whether the account has a second factor.
  const [needsCode, setNeedsCode] = useState(false);
  // A new key for each form resets the state of the password rules.
  const [round, setRound] = useState(0);
  const id = useId();

  const stateAfter = ({ code = '' }: Failure): FormState<FieldName, LabelKey> | undefined => {
    switch (code) {
      case 'INVALID_CREDENTIALS':
        return { is: 'editing', errors: { old: 'members.profile.wrongPassword' } };
      case 'INVALID_OTP':
        setNeedsCode(true);
        return { is: 'editing', ...(needsCode && { errors: { otp: 'logIn.code.wrong' } }) };
      case 'REQUESTS_EXCEEDED':
      case 'UNREACHABLE':
        return undefined;
      default:
        return { is: 'refused' };
    }
  };

  const submit = async (form: HTMLFormElement) => {
    const [password, next] = [rawValue(form, 'old'), rawValue(form, 'next')];
    const otp = rawValue(form, 'otp').replaceAll(/\s/g, '');
    if (brokenRules(next).length > 0) {
      edit({ next: 'logIn.rules.broken' });
      return;
    }
    const change = () => accepted(onChange({ password, ...(otp && { otp }) }, next));
    if (!(await send(change, stateAfter))) return;
    setNeedsCode(false);
    setRound(round + 1);
  };

  const readOnly = state.is === 'sending';
  const error = (field: FieldName) => {
    const name = state.errors?.[field];
    return name && label(name);
  };
  return (
    <ProfileForm
      key={round}
      state={state}
      ref={ref}
      variant="secondary"
      submit="members.profile.changePassword"
      sent={keepsSessions ? 'members.profile.passwordValid' : 'members.profile.passwordChanged'}
      onInput={() => {
        if (state.is === 'sent') edit();
      }}
      onSubmit={(form) => void submit(form)}
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
        error={error('old')}
        autoComplete="current-password"
        required
        requiredLabel={label('everyForm.required')}
        readOnly={readOnly}
      />
      <NewPasswordField
        id={`${id}next`}
        name="next"
        label={label('members.profile.newPassword')}
        error={error('next')}
        required
        requiredLabel={label('everyForm.required')}
        readOnly={readOnly}
      />
      {needsCode && (
        <TextField
          id={`${id}otp`}
          name="otp"
          label={label('logIn.code.label')}
          hint={label('logIn.code.text')}
          error={error('otp')}
          autoComplete="one-time-code"
          inputMode="numeric"
          readOnly={readOnly}
        />
      )}
    </ProfileForm>
  );
}
