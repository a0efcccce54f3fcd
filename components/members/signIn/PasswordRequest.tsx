import { useEffect, useRef, useState, type Ref, type SubmitEvent } from 'react';
import type { LabelKey } from '../../../contract/labels.ts';
import { memberLinkPage } from '../../../contract/members/links.ts';
import { membersHomes } from '../../../locales/languages.ts';
import type { Words } from '../../../contract/words.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button } from '../../primitives/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import type { IconName } from '../../primitives/iconPaths.ts';
import { Link } from '../../primitives/Link.tsx';
import { Notice } from '../../primitives/Notice.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { AccountCard } from './AccountCard.tsx';
import type { OpenSession } from './accountSession.ts';
import { Form, Sending } from './formStyles.tsx';
import { looksLikeEmail } from './looksLikeEmail.ts';
import type { OfficeProps } from './OfficeContact.tsx';
import { useEnding } from './useEnding.ts';

export interface PasswordRequestProps {
  /** Loads the code that calls the backend, when it is first needed. */
  openSession: OpenSession;
  /** The office's contact data, next to the form. */
  office: OfficeProps;
  /** The last part of the window title. */
  siteName: string;
  /** Why the visitor needs a new link. Default: forgotten password. */
  reason?: RequestReason;
  /** Moves focus to the heading, which shows the reason. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Initial state. Default: not sent yet. */
  state?: PasswordRequestState;
}

interface RequestReason {
  readonly icon: IconName;
  readonly title: Words;
  readonly text: Words;
}

export interface PasswordRequestState {
  readonly is: 'editing' | 'sending' | 'limited' | 'away' | 'sent';
  readonly error?: LabelKey;
  /** True after a sent request: the button for another address is gone, so the field gets its focus. */
  readonly isAgain?: boolean;
}

/**
 * Requests a mail with a link to set a new password. The answer is the same for every address, so that it
 * does not reveal who is a member.
 */
export function PasswordRequest({ openSession, office, siteName, ...props }: PasswordRequestProps) {
  const { label } = useLabels();
  const [state, setState] = useState<PasswordRequestState>(props.state ?? { is: 'editing' });
  const isSent = state.is === 'sent';
  const heading = useEnding(isSent ? 'sent' : undefined, siteName);
  const { title, text, icon } = isSent
    ? {
        title: label('signIn.request.sentTitle'),
        text: label('signIn.request.sent'),
        icon: 'mail' as const,
      }
    : (props.reason ?? {
        title: label('signIn.request.title'),
        text: label('signIn.request.text'),
        icon: undefined,
      });
  return (
    <AccountCard
      heading={title}
      headingRef={isSent ? heading : (props.headingRef ?? heading)}
      text={text}
      icon={icon}
      office={office}
    >
      {isSent ? (
        <Sent onAgain={() => setState({ is: 'editing', isAgain: true })} />
      ) : (
        <RequestForm state={state} setState={setState} openSession={openSession} />
      )}
    </AccountCard>
  );
}

interface RequestFormProps {
  state: PasswordRequestState;
  setState: (state: PasswordRequestState) => void;
  openSession: OpenSession;
}

function RequestForm({ state, setState, openSession }: RequestFormProps) {
  const { label, language } = useLabels();
  const isSending = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state.error || state.isAgain) field.current?.focus();
  }, [state]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const email = field.current?.value.trim() ?? '';
    const error = errorOf(email);
    if (error) {
      setState({ is: 'editing', error });
      return;
    }
    isSending.current = true;
    setState({ is: 'sending' });
    const resetUrl = location.origin + memberLinkPage('resetPassword', language);
    const is = await requested(openSession, email, resetUrl);
    isSending.current = false;
    setState({ is });
  };

  const isBusy = state.is === 'sending';
  return (
    <Form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <div role="alert">
        {(state.is === 'away' || state.is === 'limited') && (
          <Notice tone="danger">
            <Label name={state.is === 'away' ? 'signIn.away' : 'signIn.limited'} />
          </Notice>
        )}
      </div>
      <TextField
        ref={field}
        name="email"
        type="email"
        label={label('signIn.email')}
        error={state.error && label(state.error)}
        autoComplete="username"
        readOnly={isBusy}
      />
      <Sending>
        <Button type="submit" size="lg" busy={isBusy} busyLabel={label('signIn.sending')}>
          <Label name={state.is === 'away' ? 'signIn.again' : 'signIn.request.submit'} />
        </Button>
        <Link href={membersHomes[language]}>
          <Label name="signIn.toSignIn" />
        </Link>
      </Sending>
    </Form>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const { language } = useLabels();
  return (
    <>
      <p>
        <Label name="signIn.request.sentHint" />
      </p>
      <Sending>
        <ButtonLink href={membersHomes[language]} size="lg" variant="secondary">
          <Label name="signIn.toSignIn" />
        </ButtonLink>
        <Button variant="quiet" size="lg" onClick={onAgain}>
          <Label name="signIn.request.other" />
        </Button>
      </Sending>
    </>
  );
}

function errorOf(email: string): LabelKey | undefined {
  if (email === '') return 'signIn.emailMissing';
  return looksLikeEmail(email) ? undefined : 'signIn.emailForm';
}

/** A refusal that is not temporary gets the same answer as success. */
async function requested(
  openSession: OpenSession,
  email: string,
  resetUrl: string,
): Promise<PasswordRequestState['is']> {
  try {
    const code = await (await openSession()).requestPasswordReset(email, resetUrl);
    if (code === 'REQUESTS_EXCEEDED') return 'limited';
    return code === 'UNREACHABLE' ? 'away' : 'sent';
  } catch {
    // The session's code could not be loaded.
    return 'away';
  }
}
