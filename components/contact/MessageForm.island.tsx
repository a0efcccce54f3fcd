import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import type { DoorError } from '../../browser/forms/askDoor.ts';
import { keepFields, restoreDraft } from '../../browser/forms/formDraft.ts';
import { prepareSending } from '../../browser/forms/prepareSending.ts';
import { sendMessage } from '../../browser/forms/sendMessage.ts';
import { textIn } from '../../browser/forms/textIn.ts';
import type { FormReceiver } from '../../contract/forms/receiver.ts';
import { currentWordings } from '../../contract/forms/wordings.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { contactDraft } from '../../contract/storageKeys.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { ErrorSummary } from '../primitives/ErrorSummary.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import type { PhoneNumber } from './contactDetails.ts';
import {
  messageErrors,
  messageFields,
  neverChanges,
  topicOfAddress,
  type MessageErrors,
  type MessageField,
} from './messageFields.ts';
import { stateAfter, untouched, type MessageFormState } from './messageState.ts';
import { PrivacyInformation } from './PrivacyInformation.tsx';
import { OtherWays, type WrittenMessage } from './OtherWays.tsx';
import { TrapField } from './TrapField.tsx';

export interface MessageFormProps extends FormReceiver {
  /** E-mail address for the message if the backend does not accept it. */
  recipient: string;
  /** Telephone number to call if the backend does not accept the message. */
  phone?: PhoneNumber | undefined;
  /** The privacy page in the page's language. */
  privacyHref: string;
  /** Shows privacy information instead of a consent checkbox. */
  informs?: true | undefined;
  /** The page shown after the message was sent. */
  thanksHref: string;
  /** Initial state. Default: not sent yet. */
  state?: MessageFormState;
}

/**
 * A contact form that sends to the backend. Keeps the visitor's text until it has arrived: after an error,
 * after a reload, and if the backend does not answer. In that case it offers the mail program and the
 * telephone. If scripts fail to load, the form opens the mail program.
 */
export function MessageForm({ door, items, recipient, phone, ...props }: MessageFormProps) {
  const labels = useLabels();
  const { label, text } = labels;
  const [state, setState] = useState(props.state ?? untouched);
  const [written, setWritten] = useState(nothing);
  const topic = useSyncExternalStore(neverChanges, topicOfAddress, () => '');
  // The form cannot be sent before the first interaction, so the labels of its states are not part of the
  // page.
  const [isTouched, setIsTouched] = useState(false);
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    // Hydration starts with the first interaction, so the focus may already be in the form.
    if (element.contains(document.activeElement)) prepareSending({ door, items });
    return restoreDraft(contactDraft, element, keptFields);
  }, [door, items]);

  useEffect(() => {
    if (state.step === 'editing' && state !== untouched) summary.current?.focus();
  }, [state]);

  const touch = (element: HTMLFormElement) => {
    // Only now: without this script, the browser's own messages are better than none.
    element.noValidate = true;
    prepareSending({ door, items });
  };

  const keep = (element: HTMLFormElement) => {
    const message = keepFields(contactDraft, element, keptFields);
    setWritten(message);
    return message;
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const element = event.currentTarget;
    const errors = messageErrors(element, labels);
    const message = keep(element);
    if (errors) {
      setState({ step: 'editing', errors });
      return;
    }
    isSending.current = true;
    setState({ step: 'sending' });
    try {
      const forEndpoint = {
        website: textIn(element, 'website'),
        wording: currentWordings[props.informs ? 'contactInformation' : 'contactConsent'],
      };
      const content = { ...message, language: labels.language, ...(!items && forEndpoint) };
      await sendMessage({ door, items }, content);
    } catch (error) {
      isSending.current = false;
      setState(stateAfter(error as Partial<DoorError>, labels));
      return;
    }
    // Only on `pagehide`: before it, the browser would ask whether to discard the input.
    addEventListener('pagehide', () => element.reset(), { once: true });
    location.assign(props.thanksHref);
  };

  const restart = () => {
    isSending.current = false;
    setState(untouched);
  };

  const errors: MessageErrors = state.step === 'editing' ? state.errors : {};
  const control = (field: MessageField) => ({
    name: field,
    id: `${id}${field}`,
    label: label(fieldLabels[field]),
    error: errors[field],
  });
  const problems = messageFields.flatMap((field) => {
    if (!errors[field]) return [];
    const { id: fieldId, label: fieldLabel } = control(field);
    return [{ fieldId, label: fieldLabel, error: errors[field] }];
  });
  const required = { required: true, requiredLabel: label('contactForm.required') } as const;
  const readOnly = state.step === 'sending';

  return (
    <Form
      ref={form}
      action={`mailto:${recipient}`}
      method="post"
      encType="text/plain"
      onFocus={({ currentTarget, target }) => {
        touch(currentTarget);
        // Pressing the button focuses it first. If its children change before the release, WebKit fires no
        // click.
        if (!(target instanceof HTMLButtonElement)) setIsTouched(true);
      }}
      onClickCapture={({ currentTarget }) => {
        touch(currentTarget);
        setIsTouched(true);
      }}
      onInput={(event) => void keep(event.currentTarget)}
      onReset={restart}
      onSubmit={(event) => void submit(event)}
    >
      {problems.length > 0 && (
        <ErrorSummary ref={summary} heading={label('contactForm.problems')} problems={problems} />
      )}
      {topic && <TextField {...control('topic')} defaultValue={topic} readOnly={readOnly} />}
      <TextField
        {...control('name')}
        placeholder={text('contactForm.namePlaceholder')}
        autoComplete="name"
        readOnly={readOnly}
        {...required}
      />
      <TextField
        {...control('email')}
        type="email"
        autoComplete="email"
        readOnly={readOnly}
        {...required}
      />
      <TextArea {...control('message')} rows={7} readOnly={readOnly} {...required} />
      {props.informs ? (
        <PrivacyInformation privacyHref={props.privacyHref} />
      ) : (
        <ConsentBox {...control('consent')} privacyHref={props.privacyHref} />
      )}
      {!items && <TrapField />}
      <Ending>
        <div role="alert">
          {state.step === 'failed' && (
            <Notice tone="danger">
              <Label name={state.reason === 'away' ? 'contactForm.away' : 'contactForm.limited'} />
            </Notice>
          )}
        </div>
        <Sending>
          <Button
            type="submit"
            size="lg"
            {...((isTouched || props.state) && {
              busy: state.step === 'sending',
              busyLabel: label('contactForm.sending'),
            })}
          >
            <Label name={state.step === 'failed' ? 'contactForm.again' : 'contactForm.submit'} />
          </Button>
          {state.step === 'failed' && (
            <OtherWays recipient={recipient} phone={phone} written={written} />
          )}
        </Sending>
      </Ending>
    </Form>
  );
}

const fieldLabels = {
  topic: 'contactForm.topic',
  name: 'contactForm.name',
  email: 'contactForm.email',
  message: 'contactForm.message',
  consent: 'contactForm.consentLink',
} as const satisfies Record<MessageField, LabelKey>;

/** Without the consent, which visitors have to give again. */
const keptFields = ['topic', 'name', 'email', 'message'] as const;

const nothing: WrittenMessage = { topic: '', name: '', email: '', message: '' };

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  /* Without scripts the form could only open a mail program. The links above do that better. */
  @media (scripting: none) {
    display: none;
  }
`;

const Ending = styled.div`
  & > [role='alert'] > p {
    margin-bottom: var(--space-5);
  }
`;

const Sending = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;
