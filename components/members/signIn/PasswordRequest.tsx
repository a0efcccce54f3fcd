import { useEffect, useRef, useState, type Ref, type SubmitEvent } from 'react';
import type { LabelKey } from '../../../contract/labels.ts';
import { memberLinkPage } from '../../../contract/members/links.ts';
import { membersHomes } from '../../../locales/languages.ts';
import type { Words } from '../../../contract/words.ts';
import { useForm, type FormState } from '../../forms/useForm.ts';
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
  state?: FormState<'email', LabelKey>;
}

interface RequestReason {
  readonly icon: IconName;
  readonly title: Words;
  readonly text: Words;
}

/**
 * Requests a mail with a link to set a new password. The answer is the same for every address, so that it
 * does not reveal who is a member.
 */
export function PasswordRequest({ openSession, office, siteName, ...props }: PasswordRequestProps) {
  const { label } = useLabels();
  const form = useForm<'email', LabelKey>(props.state);
  // After a sent request, the button for another address is gone, so the field gets its focus.
  const [isAgain, setIsAgain] = useState(false);
  const isSent = form.state.is === 'sent';
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
        <Sent
          onAgain={() => {
            setIsAgain(true);
            form.edit();
          }}
        />
      ) : (
        <RequestForm {...form} isAgain={isAgain} openSession={openSession} />
      )}
    </AccountCard>
  );
}

interface RequestFormProps extends ReturnType<typeof useForm<'email', LabelKey>> {
  isAgain: boolean;
  openSession: OpenSession;
}

function RequestForm({ state, send, edit, isAgain, openSession }: RequestFormProps) {
  const { label, language } = useLabels();
  const field = useRef<HTMLInputElement>(null);
  const error = state.errors?.email;

  useEffect(() => {
    if (state.errors ?? (isAgain && state.is === 'editing')) field.current?.focus();
  }, [state, isAgain]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    const wrong = errorOf(email);
    const resetUrl = location.origin + memberLinkPage('resetPassword', language);
    if (wrong) edit({ email: wrong });
    else void send(() => request(openSession, email, resetUrl));
  };

  const isBusy = state.is === 'sending';
  return (
    <Form method="dialog" noValidate onSubmit={submit}>
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
        error={error && label(error)}
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

/**
 * A refusal that is not temporary gets the same answer as success.
 *
 * @throws the code of a temporary one, or the error that kept the session's code from loading
 */
async function request(openSession: OpenSession, email: string, resetUrl: string): Promise<void> {
  const code = await (await openSession()).requestPasswordReset(email, resetUrl);
  if (code === 'REQUESTS_EXCEEDED' || code === 'UNREACHABLE') {
    throw Object.assign(new Error(code), { code });
  }
}
