import { useEffect, useRef, useState, type Ref } from 'react';
import type { LabelKey, Words } from '../../../contract/labels.ts';
import { memberLinkPage } from '../../../contract/members/addresses.ts';
import { membersHomes } from '../../../locales/languages.ts';
import { useForm, type Form, type FormState } from '../../forms/useForm.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button } from '../../primitives/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import type { IconName } from '../../primitives/iconPaths.ts';
import { Link } from '../../primitives/Link.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { accepted } from './accepted.ts';
import { AccountCard } from './AccountCard.tsx';
import { AccountForm } from './AccountForm.tsx';
import type { OpenSession } from './accountSession.ts';
import { Sending } from './formStyles.tsx';
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
 * Requests a mail with a link to set a new password. The response is the same for every address, so that it
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
        title: label('logIn.request.sentTitle'),
        text: label('logIn.request.sent'),
        icon: 'mail' as const,
      }
    : (props.reason ?? {
        title: label('logIn.request.title'),
        text: label('logIn.request.text'),
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
        <RequestForm form={form} isAgain={isAgain} openSession={openSession} />
      )}
    </AccountCard>
  );
}

interface RequestFormProps {
  form: Form<'email', LabelKey>;
  isAgain: boolean;
  openSession: OpenSession;
}

function RequestForm({ form, isAgain, openSession }: RequestFormProps) {
  const { state, ref, send, edit } = form;
  const { label, language } = useLabels();
  const field = useRef<HTMLInputElement>(null);
  const error = state.errors?.email;

  useEffect(() => {
    if (isAgain) field.current?.focus();
  }, [isAgain]);

  const submit = () => {
    const email = field.current?.value.trim() ?? '';
    const resetUrl = location.origin + memberLinkPage('resetPassword', language);
    if (email === '') edit({ email: 'logIn.emailMissing' });
    else if (!looksLikeEmail(email)) edit({ email: 'logIn.emailForm' });
    else void send(() => request(openSession, email, resetUrl));
  };

  return (
    <AccountForm
      state={state}
      ref={ref}
      submit="logIn.request.submit"
      onSubmit={submit}
      beside={
        <Link href={membersHomes[language]}>
          <Label name="logIn.toLogIn" />
        </Link>
      }
    >
      <TextField
        ref={field}
        name="email"
        type="email"
        label={label('logIn.email')}
        error={error && label(error)}
        autoComplete="username"
        readOnly={state.is === 'sending'}
      />
    </AccountForm>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const { language } = useLabels();
  return (
    <>
      <p>
        <Label name="logIn.request.sentHint" />
      </p>
      <Sending>
        <ButtonLink href={membersHomes[language]} size="lg" variant="secondary">
          <Label name="logIn.toLogIn" />
        </ButtonLink>
        <Button variant="quiet" size="lg" onClick={onAgain}>
          <Label name="logIn.request.other" />
        </Button>
      </Sending>
    </>
  );
}

/**
 * A refusal that is not temporary gets the same response as success.
 *
 * @throws a failure with the code of a temporary one, or the error that kept the session's code from loading
 */
async function request(openSession: OpenSession, email: string, resetUrl: string): Promise<void> {
  const code = await (await openSession()).requestPasswordReset(email, resetUrl);
  const isTemporary = code === 'REQUESTS_EXCEEDED' || code === 'UNREACHABLE';
  await accepted(Promise.resolve(isTemporary ? code : 'success'));
}
