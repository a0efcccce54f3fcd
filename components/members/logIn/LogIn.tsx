import styled from '@emotion/styled';
import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import type { LabelKey } from '../../../contract/labels.ts';
import type { MembersBackend } from '../../../contract/members/backend.ts';
import { memberLinkPage } from '../../../contract/members/addresses.ts';
import { rawValue } from '../../forms/rawValue.ts';
import { useForm, type Failure, type FormErrors, type FormState } from '../../forms/useForm.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { Link } from '../../primitives/Link.tsx';
import { Notice } from '../../primitives/Notice.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { accepted } from './accepted.ts';
import type { OpenSession, LogInCredentials } from './accountSession.ts';
import { AccountForm } from './AccountForm.tsx';
import { looksLikeEmail } from './looksLikeEmail.ts';
import type { OfficeProps } from './OfficeContact.tsx';
import { PasswordField } from './PasswordField.tsx';
import { AccountCard } from './AccountCard.tsx';

export interface LogInProps {
  /** The backend that knows the members. */
  backend: MembersBackend;
  /** Loads the code that calls the backend, when it is first needed. */
  openSession: OpenSession;
  /** Missing if the build's HTML already contains the card. */
  office?: OfficeProps | undefined;
  /** Why a member who was logged in sees the login again. */
  notice?: 'expired' | 'expiredWhileWriting' | undefined;
  /** Heading level. Default 2. */
  level?: 1 | 2;
  /** The heading that gets the focus after logout. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Called after login. The button stays busy before and after the call. */
  onLoggedIn?: () => void;
  /** Initial state. Default: not sent yet. */
  state?: LogInState;
}

/** The step `code` follows if the account has a second factor. `refused` means a wrong password. */
export interface LogInState extends FormState<LogInField, LabelKey> {
  readonly step: 'password' | 'code';
}

type LogInField = 'email' | 'password' | 'code';

/**
 * The login: e-mail address and password, then a code if the account has a second factor. The error message
 * is the same for every address, so that it does not reveal who is a member.
 */
export function LogIn(props: LogInProps) {
  const { openSession, office, notice, level = 2, headingRef, onLoggedIn } = props;
  const { label } = useLabels();
  const { state, ref, send, edit } = useForm<LogInField, LabelKey>(props.state);
  const [step, setStep] = useState(props.state?.step ?? 'password');
  const [typed, setTyped] = useState(nothing);
  const before = useRef({ step, state });

  useLayoutEffect(() => {
    const isNew = state !== before.current.state;
    if (ref.current && isNew) lead(ref.current, step !== before.current.step, state.is);
    before.current = { step, state };
  }, [ref, step, state]);

  /** Returns the state after a refused login, by the code of the backend. */
  const stateAfter = ({ code = '' }: Failure): FormState<LogInField, LabelKey> | undefined => {
    if (code === 'INVALID_OTP') {
      setStep('code');
      return step === 'code'
        ? { is: 'editing', errors: { code: 'logIn.code.wrong' } }
        : { is: 'editing' };
    }
    if (!wrongPassword.includes(code)) return undefined;
    setStep('password');
    return { is: 'refused' };
  };

  const submit = async (element: HTMLFormElement) => {
    const entered = { ...typed, ...enteredIn(element, step) };
    const errors = errorsIn(entered, step);
    if (errors) {
      edit(errors);
      return;
    }
    setTyped(entered);
    const otp = step === 'code' ? entered.otp : undefined;
    const login = async () => accepted((await openSession()).login({ ...entered, otp }));
    if (await send(login, stateAfter)) onLoggedIn?.();
  };

  const goBack = () => {
    setStep('password');
    edit();
  };

  const entry = { errors: state.errors, readOnly: state.is === 'sending' || state.is === 'sent' };
  return (
    <AccountCard
      office={office}
      level={level}
      {...(headingRef && { headingRef })}
      heading={label(step === 'code' ? 'logIn.code.heading' : 'logIn.heading')}
    >
      <AccountForm
        state={state}
        ref={ref}
        submit={step === 'code' ? 'logIn.code.submit' : 'logIn.submit'}
        onSubmit={(element) => void submit(element)}
        notice={
          notice && (
            <Notice tone="info">
              <Label name={notice === 'expired' ? 'logIn.expired' : 'logIn.expiredWhileWriting'} />
            </Notice>
          )
        }
        beside={
          step === 'code' ? (
            <Button variant="quiet" size="lg" onClick={goBack}>
              <Label name="logIn.code.back" />
            </Button>
          ) : (
            <ForgotLink />
          )
        }
      >
        {step === 'code' ? <CodeEntry {...entry} /> : <PasswordEntry {...entry} typed={typed} />}
      </AccountForm>
    </AccountCard>
  );
}

interface EntryProps {
  errors: FormErrors<LogInField, LabelKey> | undefined;
  readOnly: boolean;
}

function PasswordEntry(props: EntryProps & { typed: Typed }) {
  const { typed, errors = {}, readOnly } = props;
  const { label } = useLabels();
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={label('logIn.email')}
        error={errors.email && label(errors.email)}
        defaultValue={typed.email}
        // Browsers that store passkeys offer them here, too.
        autoComplete="username webauthn"
        readOnly={readOnly}
      />
      <PasswordField
        name="password"
        label={label('logIn.password')}
        error={errors.password && label(errors.password)}
        defaultValue={typed.password}
        autoComplete="current-password"
        readOnly={readOnly}
      />
      <Checkbox
        name="remember"
        label={<Label name="logIn.remember" />}
        hint={label('logIn.rememberHint')}
        defaultChecked={typed.persist}
      />
    </>
  );
}

function CodeEntry({ errors = {}, readOnly }: EntryProps) {
  const { label } = useLabels();
  return (
    <Code>
      <TextField
        name="otp"
        label={label('logIn.code.label')}
        hint={label('logIn.code.text')}
        error={errors.code && label(errors.code)}
        autoComplete="one-time-code"
        inputMode="numeric"
        readOnly={readOnly}
      />
    </Code>
  );
}

/** Link to the page that requests a new password. */
function ForgotLink() {
  const { language } = useLabels();
  return (
    <Link href={memberLinkPage('resetPassword', language)}>
      <Label name="logIn.forgot" />
    </Link>
  );
}

type Typed = Required<LogInCredentials> & { readonly otp: string };

const nothing: Typed = { email: '', password: '', otp: '', persist: true };

/** Returns the values of the visible fields. Trims all of them except the password. */
function enteredIn(form: HTMLFormElement, step: LogInState['step']): Partial<Typed> {
  if (step === 'code') return { otp: rawValue(form, 'otp').replaceAll(/\s/g, '') };
  return {
    email: rawValue(form, 'email').trim(),
    password: rawValue(form, 'password'),
    persist: rawValue(form, 'remember') !== '',
  };
}

function errorsIn({ email, password, otp }: Typed, step: LogInState['step']) {
  const errors: FormErrors<LogInField, LabelKey> =
    step === 'code'
      ? { ...(!/^\d{6}$/.test(otp) && { code: 'logIn.code.missing' }) }
      : {
          ...(!looksLikeEmail(email) && {
            email: email === '' ? 'logIn.emailMissing' : 'logIn.emailForm',
          }),
          ...(password === '' && { password: 'logIn.passwordMissing' }),
        };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** The last two are Directus' responses to an invalid address or password. */
const wrongPassword = ['INVALID_CREDENTIALS', 'INVALID_PAYLOAD', 'FAILED_VALIDATION'];

/** Moves focus to the next field to fill in. After a network error, the focus stays. */
function lead(form: HTMLFormElement, hasNewFields: boolean, is: LogInState['is']): void {
  const field = (selector: string) => form.querySelector<HTMLInputElement>(`input${selector}`);
  if (hasNewFields) field('')?.focus();
  // The password has to be typed again, whichever of the two was wrong.
  if (is === 'refused') {
    field('[name=password]')?.focus();
    field('[name=password]')?.select();
  }
}

/* Six digits with space between them. */
const Code = styled.div`
  & input {
    max-width: 12rem;
    font-size: var(--font-size-xl);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.2em;
  }
`;
