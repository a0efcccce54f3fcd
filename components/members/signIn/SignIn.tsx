import styled from '@emotion/styled';
import { useEffect, useRef, useState, type Ref, type SubmitEvent } from 'react';
import type { LabelKey } from '../../../contract/labels.ts';
import type { MembersBackend } from '../../../contract/members/backend.ts';
import { memberLinkPage } from '../../../contract/members/links.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { Link } from '../../primitives/Link.tsx';
import { Notice } from '../../primitives/Notice.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import type { OpenSession, SignInCredentials } from './accountSession.ts';
import { Form, Sending } from './formStyles.tsx';
import { looksLikeEmail } from './looksLikeEmail.ts';
import type { OfficeProps } from './OfficeContact.tsx';
import { PasswordField } from './PasswordField.tsx';
import { AccountCard } from './AccountCard.tsx';

export interface SignInProps {
  /** The backend that knows the members. */
  backend: MembersBackend;
  /** Loads the code that calls the backend, when it is first needed. */
  openSession: OpenSession;
  /** Missing if the build's HTML already contains the card. */
  office?: OfficeProps | undefined;
  /** Why a member who was logged in sees the login again. */
  notice?: 'expired' | undefined;
  /** Heading level. Default 2. */
  level?: 1 | 2;
  /** The heading that gets the focus after logout. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Called after login. The button stays busy before and after the call. */
  onSignedIn?: () => void;
  /** Initial state. Default: not sent yet. */
  state?: SignInState;
}

/** The step `code` follows if the account has a second factor. */
export interface SignInState {
  readonly step: 'password' | 'code';
  readonly is?: 'sending' | 'wrong' | 'limited' | 'away';
  /** Errors of fields that have to be filled in first, or again. */
  readonly errors?: SignInErrors;
}

type SignInErrors = Readonly<Partial<Record<'email' | 'password' | 'code', LabelKey>>>;

/**
 * The login: e-mail address and password, then a code if the account has a second factor. The error message
 * is the same for every address, so that it does not reveal who is a member.
 */
export function SignIn(props: SignInProps) {
  const { openSession, office, notice, level = 2, headingRef, onSignedIn } = props;
  const { label } = useLabels();
  const [state, setState] = useState<SignInState>(props.state ?? { step: 'password' });
  const [typed, setTyped] = useState(nothing);
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(state);

  useEffect(() => {
    if (form.current && state !== before.current) lead(form.current, before.current, state);
    before.current = state;
  }, [state]);

  const send = async (entered: Typed) => {
    if (isSending.current) return;
    isSending.current = true;
    const { step } = state;
    setTyped(entered);
    setState({ step, is: 'sending' });
    const result = await resultOf(openSession, {
      ...entered,
      otp: step === 'code' ? entered.otp : undefined,
    });
    isSending.current = false;
    if (result === 'success') onSignedIn?.();
    else setState(stateAfter(result, step));
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { step } = state;
    const entered = { ...typed, ...enteredIn(event.currentTarget) };
    const errors = errorsIn(entered, step);
    if (errors) setState({ step, errors });
    else void send(entered);
  };

  const isBusy = state.is === 'sending';
  return (
    <AccountCard
      office={office}
      level={level}
      {...(headingRef && { headingRef })}
      heading={label(state.step === 'code' ? 'signIn.code.heading' : 'signIn.heading')}
    >
      {/* Submitting before this script is loaded does nothing: no password gets into a URL. */}
      <Form ref={form} method="dialog" noValidate onSubmit={submit}>
        {notice && state.is === undefined && (
          <Notice tone="info">
            <Label name="signIn.expired" />
          </Notice>
        )}
        <div role="alert">
          {state.is && !isBusy && (
            <Notice tone="danger">
              <Label name={failures[state.is]} />
            </Notice>
          )}
        </div>
        {state.step === 'code' ? (
          <CodeEntry errors={state.errors} readOnly={isBusy} />
        ) : (
          <PasswordEntry typed={typed} errors={state.errors} readOnly={isBusy} />
        )}
        <Sending>
          <Button type="submit" size="lg" busy={isBusy} busyLabel={label('signIn.sending')}>
            <Label name={submitLabel(state)} />
          </Button>
          {state.step === 'code' ? (
            <Button variant="quiet" size="lg" onClick={() => setState({ step: 'password' })}>
              <Label name="signIn.code.back" />
            </Button>
          ) : (
            <ForgotLink />
          )}
        </Sending>
      </Form>
    </AccountCard>
  );
}

interface EntryProps {
  errors: SignInErrors | undefined;
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
        label={label('signIn.email')}
        error={errors.email && label(errors.email)}
        defaultValue={typed.email}
        // Browsers that store passkeys offer them here, too.
        autoComplete="username webauthn"
        readOnly={readOnly}
      />
      <PasswordField
        name="password"
        label={label('signIn.password')}
        error={errors.password && label(errors.password)}
        defaultValue={typed.password}
        autoComplete="current-password"
        readOnly={readOnly}
      />
      <Checkbox
        name="remember"
        label={<Label name="signIn.remember" />}
        hint={label('signIn.rememberHint')}
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
        label={label('signIn.code.label')}
        hint={label('signIn.code.text')}
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
      <Label name="signIn.forgot" />
    </Link>
  );
}

type Typed = Required<SignInCredentials> & { readonly otp: string };

const nothing: Typed = { email: '', password: '', otp: '', persist: true };

/** Returns the values of the visible fields. Trims all of them except the password. */
function enteredIn(form: HTMLFormElement): Partial<Typed> {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (data.has('otp')) return { otp: text('otp').replaceAll(/\s/g, '') };
  const hasChoice = form.elements.namedItem('remember') !== null;
  return {
    email: text('email').trim(),
    password: text('password'),
    persist: !hasChoice || data.has('remember'),
  };
}

function errorsIn({ email, password, otp }: Typed, step: SignInState['step']) {
  const errors: { -readonly [Entry in keyof SignInErrors]: SignInErrors[Entry] } = {};
  if (step === 'code') {
    if (!/^\d{6}$/.test(otp)) errors.code = 'signIn.code.missing';
  } else {
    if (email === '') errors.email = 'signIn.emailMissing';
    else if (!looksLikeEmail(email)) errors.email = 'signIn.emailForm';
    if (password === '') errors.password = 'signIn.passwordMissing';
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

async function resultOf(openSession: OpenSession, credentials: SignInCredentials): Promise<string> {
  try {
    return await (await openSession()).login(credentials);
  } catch {
    // The session's code could not be loaded.
    return 'UNREACHABLE';
  }
}

/** Returns the state after a refused login, by the code of the backend or of the network error. */
function stateAfter(code: string, step: SignInState['step']): SignInState {
  switch (code) {
    case 'INVALID_OTP':
      return step === 'code' ? { step, errors: { code: 'signIn.code.wrong' } } : { step: 'code' };
    case 'INVALID_CREDENTIALS':
    case 'INVALID_PAYLOAD':
    case 'FAILED_VALIDATION':
      // The last two are Directus' answers to an invalid address or password.
      return { step: 'password', is: 'wrong' };
    case 'REQUESTS_EXCEEDED':
      return { step, is: 'limited' };
    default:
      return { step, is: 'away' };
  }
}

/** Moves focus to the next field to fill in. Without an error to correct, the focus stays. */
function lead(form: HTMLFormElement, before: SignInState, { step, is, errors }: SignInState): void {
  const field = (selector: string) => form.querySelector<HTMLInputElement>(`input${selector}`);
  if (errors) field('[aria-invalid]')?.focus();
  else if (step !== before.step) field('')?.focus();
  // The password has to be typed again, whichever of the two was wrong.
  if (is === 'wrong') {
    field('[name=password]')?.focus();
    field('[name=password]')?.select();
  }
}

const failures = {
  wrong: 'signIn.wrong',
  limited: 'signIn.limited',
  away: 'signIn.away',
} as const satisfies Record<string, LabelKey>;

function submitLabel({ step, is }: SignInState): LabelKey {
  if (is === 'away') return 'signIn.again';
  return step === 'code' ? 'signIn.code.submit' : 'signIn.submit';
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
