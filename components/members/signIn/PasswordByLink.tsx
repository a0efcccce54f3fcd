import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import type { LabelKey } from '../../../contract/labels.ts';
import { brokenLink, linkRefusals, type MemberLinkKind } from '../../../contract/members/links.ts';
import { brokenRules } from '../../../contract/members/password.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Notice } from '../../primitives/Notice.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { accountOf } from './accountOf.ts';
import type { MemberLinks, OpenSession } from './accountSession.ts';
import { Form, Sending } from './formStyles.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import type { OfficeProps } from './OfficeContact.tsx';

/** The props of a screen that a mailed link leads to. */
export interface PasswordByLinkProps {
  /** Loads the code that calls the backend, when it is first needed. */
  openSession: OpenSession;
  /** The links from mails that were opened in this tab. */
  links: MemberLinks;
  /** The office's contact data, next to the form. */
  office: OfficeProps;
  /** The last part of the window title. */
  siteName: string;
  /** Initial state. Default: depends on the link. */
  state?: PasswordByLinkState;
}

export type PasswordByLinkState =
  | { readonly is: 'asking' | 'sending' | 'away' | 'limited'; readonly error?: LabelKey }
  | { readonly is: LinkEnd };

/** `used` also stands for a link that a later one has replaced. */
type LinkEnd = 'done' | 'expired' | 'used' | 'unknown' | 'missing';

/** Returns the link opened in this tab, its state, and the call that uses it. */
export function usePasswordByLink(kind: MemberLinkKind, props: PasswordByLinkProps) {
  const { openSession, links } = props;
  const token = useSyncExternalStore(
    links.watch,
    () => links.kept(kind),
    () => '',
  );
  // State of one link; another one may be opened in the same tab.
  const [attempt, setAttempt] = useState<{ of: string; state: PasswordByLinkState }>();
  const [end, setEnd] = useState<LinkEnd>('missing');
  const isSending = useRef(false);

  useEffect(
    () => () => {
      // Shown only once: a member who returns later has forgotten the password.
      if (links.kept(kind) === brokenLink) links.forget(kind);
    },
    [links, kind],
  );

  const send = async (password: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setAttempt({ of: token, state: { is: 'sending' } });
    const state = stateAfter(await codeOf(kind, openSession, token, password));
    isSending.current = false;
    if (!isEnd(state)) {
      setAttempt({ of: token, state });
    } else {
      setEnd(state.is);
      if (links.kept(kind) === token) links.forget(kind);
    }
  };

  const known = (): PasswordByLinkState => {
    if (token === '') return { is: end };
    if (token === brokenLink) return { is: 'unknown' };
    return attempt?.of === token ? attempt.state : { is: 'asking' };
  };
  return {
    state: props.state ?? known(),
    account: accountOf(token),
    send,
    refuse: (error: LabelKey) => setAttempt({ of: token, state: { is: 'asking', error } }),
  };
}

interface PasswordFormProps {
  state: Exclude<PasswordByLinkState, { readonly is: LinkEnd }>;
  account: string | undefined;
  label: LabelKey;
  submitLabel: LabelKey;
  onSend: (password: string) => void;
  onRefuse: (error: LabelKey) => void;
}

/** A form to choose a password for the account of a link. */
export function PasswordForm({ state, account, onSend, onRefuse, ...labels }: PasswordFormProps) {
  const { label } = useLabels();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state.error) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [state]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('password');
    const password = typeof typed === 'string' ? typed : '';
    if (password === '') onRefuse('signIn.passwordMissing');
    else if (brokenRules(password).length > 0) onRefuse('signIn.rules.broken');
    else onSend(password);
  };

  const isBusy = state.is === 'sending';
  return (
    <Form ref={form} method="dialog" noValidate onSubmit={submit}>
      <div role="alert">
        {(state.is === 'away' || state.is === 'limited') && (
          <Notice tone="danger">
            <Label name={state.is === 'away' ? 'signIn.away' : 'signIn.limited'} />
          </Notice>
        )}
      </div>
      {account !== undefined && (
        // Password managers store the password with this address.
        <TextField
          name="email"
          type="email"
          label={label('signIn.email')}
          value={account}
          autoComplete="username"
          readOnly
        />
      )}
      <NewPasswordField
        name="password"
        label={label(labels.label)}
        error={state.error && label(state.error)}
        readOnly={isBusy}
      />
      <Sending>
        <Button type="submit" size="lg" busy={isBusy} busyLabel={label('signIn.sending')}>
          <Label name={state.is === 'away' ? 'signIn.again' : labels.submitLabel} />
        </Button>
      </Sending>
    </Form>
  );
}

export function isEnd(state: PasswordByLinkState): state is { readonly is: LinkEnd } {
  return ends.some((end) => end === state.is);
}

const ends: readonly LinkEnd[] = ['done', 'expired', 'used', 'unknown', 'missing'];

async function codeOf(
  kind: MemberLinkKind,
  openSession: OpenSession,
  token: string,
  password: string,
): Promise<string> {
  try {
    const session = await openSession();
    return await (kind === 'invitation'
      ? session.acceptInvitation(token, password)
      : session.resetPassword(token, password));
  } catch {
    // The session's code could not be loaded.
    return 'UNREACHABLE';
  }
}

/** Returns the state for a refusal. For an unexpected code, an unknown link is the best explanation. */
function stateAfter(code: string): PasswordByLinkState {
  const refusal = Object.entries(linkRefusals).find(([known]) => known === code)?.[1];
  if (refusal) return { is: refusal };
  switch (code) {
    case 'success':
      return { is: 'done' };
    case 'FAILED_VALIDATION':
      return { is: 'asking', error: 'signIn.refused' };
    case 'REQUESTS_EXCEEDED':
      return { is: 'limited' };
    case 'UNREACHABLE':
      return { is: 'away' };
    default:
      return { is: 'unknown' };
  }
}
