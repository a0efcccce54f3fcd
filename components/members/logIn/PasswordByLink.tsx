import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LabelKey } from '../../../contract/labels.ts';
import {
  brokenLink,
  linkRefusals,
  type MemberLinkKind,
} from '../../../contract/members/addresses.ts';
import { brokenRules } from '../../../contract/members/password.ts';
import { rawValue } from '../../forms/rawValue.ts';
import { useForm, type Failure, type FormState } from '../../forms/useForm.ts';
import { useLabels } from '../../i18n/Labels.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { accepted } from './accepted.ts';
import { AccountForm } from './AccountForm.tsx';
import { accountOf } from './accountOf.ts';
import type { MemberLinks, OpenSession } from './accountSession.ts';
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

export type PasswordByLinkState = FormState<'password', LabelKey> | { readonly is: LinkEnd };

/** `used` also stands for a link that a later one has replaced. */
type LinkEnd = 'done' | 'expired' | 'used' | 'unknown' | 'missing';

/** Returns the link opened in this tab, what is known about it, and the function that ends it. */
export function usePasswordByLink(kind: MemberLinkKind, props: PasswordByLinkProps) {
  const { openSession, links } = props;
  const token = useSyncExternalStore(
    links.watch,
    () => links.kept(kind),
    () => '',
  );
  const [end, setEnd] = useState<LinkEnd>('missing');

  useEffect(
    () => () => {
      // Shown only once: a member who returns later has forgotten the password.
      if (links.kept(kind) === brokenLink) links.forget(kind);
    },
    [links, kind],
  );

  const known = (): PasswordByLinkState => {
    if (token === '') return { is: end };
    return token === brokenLink ? { is: 'unknown' } : { is: 'editing' };
  };
  const link: PasswordLink = {
    token,
    /** @returns the word success, or the backend's code */
    async use(password) {
      const session = await openSession();
      return kind === 'invitation'
        ? session.acceptInvitation(token, password)
        : session.resetPassword(token, password);
    },
    endAs(reason) {
      setEnd(reason);
      if (links.kept(kind) === token) links.forget(kind);
    },
  };
  return { state: props.state ?? known(), link };
}

/** A mailed link with which a password can be set. */
interface PasswordLink {
  readonly token: string;
  readonly use: (password: string) => Promise<string>;
  readonly endAs: (reason: LinkEnd) => void;
}

interface PasswordFormProps {
  state: FormState<'password', LabelKey>;
  link: PasswordLink;
  label: LabelKey;
  submit: LabelKey;
}

/** A form to choose a password for the account of a link. Render it with the link's token as its key. */
export function PasswordForm({ link, submit, ...props }: PasswordFormProps) {
  const { label } = useLabels();
  const { state, ref, send, edit } = useForm<'password', LabelKey>(props.state);
  const account = accountOf(link.token);
  const error = state.errors?.password;

  /** A refusal that the visitor can neither correct nor wait for ends the link. */
  const stateAfter = ({ code }: Failure) => {
    if (code === 'FAILED_VALIDATION')
      return { is: 'editing', errors: { password: 'logIn.refused' } } as const;
    if (code !== undefined && !passing.includes(code)) link.endAs(endOf(code));
    return undefined;
  };

  const choose = async (form: HTMLFormElement) => {
    const password = rawValue(form, 'password');
    if (password === '') edit({ password: 'logIn.passwordMissing' });
    else if (brokenRules(password).length > 0) edit({ password: 'logIn.rules.broken' });
    else if (await send(() => accepted(link.use(password)), stateAfter)) link.endAs('done');
  };

  return (
    <AccountForm state={state} ref={ref} submit={submit} onSubmit={(form) => void choose(form)}>
      {account !== undefined && (
        // Password managers store the password with this address.
        <TextField
          name="email"
          type="email"
          label={label('logIn.email')}
          value={account}
          autoComplete="username"
          readOnly
        />
      )}
      <NewPasswordField
        name="password"
        label={label(props.label)}
        error={error && label(error)}
        readOnly={state.is === 'sending'}
      />
    </AccountForm>
  );
}

export function isEnd(state: PasswordByLinkState): state is { readonly is: LinkEnd } {
  return ends.some((end) => end === state.is);
}

const ends: readonly LinkEnd[] = ['done', 'expired', 'used', 'unknown', 'missing'];

/** Codes after which the link can be tried again. */
const passing = ['REQUESTS_EXCEEDED', 'UNREACHABLE'];

/** Returns what a refusal says about the link. For an unexpected code, an unknown link is the best explanation. */
function endOf(code: string): LinkEnd {
  return Object.entries(linkRefusals).find(([known]) => known === code)?.[1] ?? 'unknown';
}
