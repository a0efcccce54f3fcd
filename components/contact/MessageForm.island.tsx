import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import type { DoorError } from '../../browser/forms/askDoor.ts';
import { forgetDraft, keepDraft, keptDraft, watchDraft } from '../../browser/forms/draft.ts';
import { storeSender } from '../../browser/stores/sender.ts';
import { messagesPath } from '../../contract/forms/door.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { contactDraft } from '../../contract/storageKeys.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { laterLabels } from '../island/laterLabels.ts';
import { Button } from '../primitives/Button.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { ErrorSummary } from '../primitives/ErrorSummary.tsx';
import { Link } from '../primitives/Link.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import { TextField } from '../primitives/TextField.tsx';
import type { PhoneNumber } from './contactDetails.ts';
import {
  messageErrors,
  messageFields,
  refusalOf,
  topicOfAddress,
  type MessageErrors,
  type MessageField,
} from './messageFields.ts';
import { OtherWays, type WrittenMessage } from './OtherWays.tsx';
import { TrapField } from './TrapField.tsx';

export interface MessageFormProps {
  /** The address of the backend, which takes messages. */
  door: string;
  /** Where the message goes by mail, should the backend not take it. */
  recipient: string;
  phone?: PhoneNumber | undefined;
  /** The privacy page in the language of the page. */
  privacyHref: string;
  /** The page that thanks whoever has sent a message. */
  thanksHref: string;
  /** How it begins. Default: nothing has been tried yet. */
  state?: MessageFormState;
}

export type MessageFormState =
  | { readonly step: 'editing'; readonly errors: MessageErrors }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly reason: 'away' | 'limited' };

/**
 * Writes to the association by its backend. What is typed stays until it has arrived: over an error, a
 * reload and a backend that does not answer, for which there are the mail program and the telephone.
 * Where scripts fail to load, the form goes to the mail program as it is.
 */
export function MessageForm({ door, recipient, phone, ...props }: MessageFormProps) {
  const labels = useLabels();
  const { label, text } = labels;
  const [state, setState] = useState<MessageFormState>(props.state ?? untouched);
  const [typed, setTyped] = useState(nothing);
  const topic = useSyncExternalStore(neverChanges, topicOfAddress, () => '');
  // Before the first touch nothing can be sent, and no page need carry what is said of it.
  const [isTouched, setIsTouched] = useState(false);
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const draft = keptDraft(contactDraft);
    if (draft) fillIn(element, draft);
    // What was typed before this script came.
    else keepDraft(contactDraft, textsIn(element));
    // The visitor is there already, where this comes with the first touch.
    if (element.contains(document.activeElement)) prepare(door);
    return watchDraft(contactDraft, () => {
      element.reset();
      setState(untouched);
    });
  }, [door]);

  useEffect(() => {
    if (state.step === 'editing' && state.errors !== untouched.errors) summary.current?.focus();
  }, [state]);

  const touch = (element: HTMLFormElement) => {
    // Not sooner: without this script, the browser's own messages are better than none.
    element.noValidate = true;
    setIsTouched(true);
    prepare(door);
  };

  const keep = (element: HTMLFormElement) => {
    const texts = textsIn(element);
    keepDraft(contactDraft, texts);
    setTyped(texts);
    return texts;
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const element = event.currentTarget;
    const errors = messageErrors(element, labels);
    const { topic: about, ...texts } = keep(element);
    if (errors) {
      setState({ step: 'editing', errors });
      return;
    }
    isSending.current = true;
    setState({ step: 'sending' });
    try {
      const { send } = await import('../../browser/forms/send.ts');
      await send(door, messagesPath, {
        ...texts,
        ...(about !== '' && { topic: about }),
        consent: true,
        language: labels.language,
        website: textIn(element, 'website'),
      });
    } catch (error) {
      isSending.current = false;
      setState(stateAfter(error as Partial<DoorError>));
      return;
    }
    forgetDraft(contactDraft);
    storeSender(texts);
    // Not sooner, or the browser would ask whether what was typed may be lost.
    const empty = () => {
      isSending.current = false;
      element.reset();
      setState(untouched);
    };
    addEventListener('pagehide', empty, { once: true });
    location.assign(props.thanksHref);
  };

  const stateAfter = ({ code, field }: Partial<DoorError>): MessageFormState => {
    const wrong = messageFields.find((name) => name === field);
    return wrong
      ? { step: 'editing', errors: { [wrong]: refusalOf(wrong, labels) } }
      : { step: 'failed', reason: code === 'REQUESTS_EXCEEDED' ? 'limited' : 'away' };
  };

  const errors = state.step === 'editing' ? state.errors : untouched.errors;
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
      onFocus={(event) => touch(event.currentTarget)}
      onClickCapture={(event) => touch(event.currentTarget)}
      onInput={(event) => void keep(event.currentTarget)}
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
      <Checkbox
        {...control('consent')}
        {...required}
        label={
          <>
            <Label name="contactForm.consentBefore" />{' '}
            <Link href={props.privacyHref}>
              <Label name="contactForm.consentLink" />
            </Link>{' '}
            <Label name="contactForm.consentAfter" />
          </>
        }
      />
      <TrapField />
      <Ending>
        <div role="alert">
          {state.step === 'failed' && (
            <Notice tone="danger">
              <Label name={`contactForm.${state.reason}`} />
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
            <OtherWays recipient={recipient} phone={phone} written={typed} />
          )}
        </Sending>
      </Ending>
    </Form>
  );
}

MessageForm.labels = [
  'contactForm.required',
  'contactForm.name',
  'contactForm.namePlaceholder',
  'contactForm.email',
  'contactForm.message',
  'contactForm.consentBefore',
  'contactForm.consentLink',
  'contactForm.consentAfter',
  'contactForm.submit',
] satisfies LabelKey[];

MessageForm.later = laterLabels([
  'contactForm.sending',
  'contactForm.topic',
  'contactForm.problems',
  'contactForm.check',
  'contactForm.checkEmail',
  'contactForm.tooLong',
  'contactForm.away',
  'contactForm.limited',
  'contactForm.again',
  'contactForm.mailInstead',
  'contactForm.subject',
  'callToAction.call',
  'punctuation.colon',
  'link.newTab',
]);

const untouched: Extract<MessageFormState, { step: 'editing' }> = { step: 'editing', errors: {} };

const fieldLabels = {
  topic: 'contactForm.topic',
  name: 'contactForm.name',
  email: 'contactForm.email',
  message: 'contactForm.message',
  consent: 'contactForm.consentLink',
} as const satisfies Record<MessageField, LabelKey>;

const nothing: WrittenMessage = { topic: '', name: '', email: '', message: '' };

/** Without the spaces around them, which nobody means. */
function textsIn(form: HTMLFormElement): WrittenMessage {
  return {
    topic: textIn(form, 'topic'),
    name: textIn(form, 'name'),
    email: textIn(form, 'email'),
    message: textIn(form, 'message'),
  };
}

function textIn(form: HTMLFormElement, field: string): string {
  const text = new FormData(form).get(field);
  return typeof text === 'string' ? text.trim() : '';
}

/** What the visitor or the browser has filled in meanwhile stays. */
function fillIn(form: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const [field, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(field);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value === '') control.value = text;
  }
}

/** What can't be loaded now is tried again when the form is sent. */
function prepare(door: string): void {
  import('../../browser/forms/proof.ts').then(
    ({ prepareProof }) => prepareProof(door),
    () => undefined,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  /* Without scripts it could only be sent by a mail program, to which others lead better. */
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
