import styled from '@emotion/styled';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { keepFields, restoreDraft } from '../../browser/forms/formDraft.ts';
import { prepareSending } from '../../browser/forms/prepareSending.ts';
import { sendVisitorForm } from '../../browser/forms/sendVisitorForm.ts';
import { trimmedValue } from '../../browser/forms/trimmedValue.ts';
import type { FormReceiver } from '../../contract/forms/endpoints.ts';
import { draftPrefix } from '../../contract/storageKeys.ts';
import type { PhoneNumber } from '../contact/contactDetails.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { plain, Words } from '../i18n/Words.tsx';
import { Button } from '../primitives/Button.tsx';
import { ErrorSummary } from '../primitives/ErrorSummary.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import { formErrors, refusal, type ShownField } from './formErrors.ts';
import { FormControl } from './FormControl.tsx';
import { OtherContacts, type WrittenMessage } from './OtherContacts.tsx';
import { PrivacyInformation } from './PrivacyInformation.tsx';
import { RequiredNote } from './RequiredNote.tsx';
import { TrapField } from './TrapField.tsx';
import { useForm, type FormState } from './useForm.ts';

export interface VisitorFormProps extends FormReceiver {
  /** The name of the form in contract/forms/forms.ts. */
  name: string;
  /** The address of the form's endpoint, relative to Directus. */
  path: string;
  /** The fields in their order, with their labels and rules. */
  fields: readonly ShownField[];
  /** The name of the privacy sentence that the form shows (data/forms/wordings.ts). */
  wording: string;
  /** The consent before and after its link. Missing if the form shows information instead of a consent checkbox. */
  consent?: { before: Words; after: Words } | undefined;
  /** The label of the button. */
  submit: Words;
  /** The subject of a mail that the visitor sends instead, if the form has no field for it. */
  subject?: Words | undefined;
  /** E-mail address for the content if the backend does not accept it. */
  recipient: string;
  /** The telephone number to call if the backend does not accept the content. */
  phone?: PhoneNumber | undefined;
  /** The privacy page in the page's language. */
  privacyHref: string;
  /** The page shown after the form was sent. */
  thanksHref: string;
  /** Initial state. Default: not sent yet. */
  state?: FormState<string>;
}

/**
 * A form that sends to the backend. Keeps the visitor's text until it has arrived: after an error, after a
 * reload, and if the backend does not answer. In that case it offers the mail program and the telephone. If
 * scripts fail to load, the form opens the mail program.
 */
export function VisitorForm({ url, items, fields, recipient, phone, ...props }: VisitorFormProps) {
  const labels = useLabels();
  const { label } = labels;
  const { state, ref, send, edit } = useForm<string>(props.state);
  const [written, setWritten] = useState<Texts>({});
  // The form cannot be sent before the first interaction, so the labels of its states are not part of the
  // page.
  const [isTouched, setIsTouched] = useState(false);
  const id = useId();
  const draft = draftPrefix + props.name;
  const names = fields.map(({ name }) => name).join();

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // Hydration starts with the first interaction, so the focus may already be in the form.
    if (element.contains(document.activeElement)) prepareSending({ url, items });
    return restoreDraft(draft, element, names.split(','));
  }, [ref, url, items, draft, names]);

  const touch = (element: HTMLFormElement) => {
    // Only now: without this script, the browser's own messages are better than none.
    element.noValidate = true;
    prepareSending({ url, items });
  };

  /** The consent is not kept: visitors have to give it again. */
  const keep = (element: HTMLFormElement) => {
    const texts = keepFields(draft, element, names.split(','));
    setWritten(texts);
    return texts;
  };

  const isBusy = state.is === 'sending' || state.is === 'sent';

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const element = event.currentTarget;
    const errors = formErrors(element, fields, labels);
    const texts = keep(element);
    if (errors) {
      edit(errors);
      return;
    }
    const { name = '', email = '', ...others } = filledIn(texts);
    const toSend = {
      ...{ form: props.name, path: props.path },
      content: { ...others, name, email, language: labels.language },
      forEndpoint: { website: trimmedValue(element, 'website'), wording: props.wording },
    };
    const hasArrived = await send(
      () => sendVisitorForm({ url, items }, toSend),
      ({ field }) => {
        const wrong = fields.find((each) => each.name === field);
        return wrong && { is: 'editing', errors: { [wrong.name]: refusal(wrong, labels) } };
      },
    );
    if (!hasArrived) return;
    // Only on `pagehide`: before it, the browser would ask whether to discard the input.
    addEventListener('pagehide', () => element.reset(), { once: true });
    location.assign(props.thanksHref);
  };

  const { errors = {} } = state;
  const hasFailed = state.is === 'away' || state.is === 'limited';
  const controls = [...fields, { name: 'consent', label: label('everyForm.consentLink') }];
  const problems = controls.flatMap(({ name, label: fieldLabel }) => {
    const error = errors[name];
    return error === undefined ? [] : [{ fieldId: `${id}${name}`, label: fieldLabel, error }];
  });

  return (
    <Form
      ref={ref}
      aria-label={plain(props.submit)}
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
      onReset={() => edit()}
      onSubmit={(event) => void submit(event)}
    >
      {problems.length > 0 && (
        <ErrorSummary heading={label('everyForm.problems')} problems={problems} />
      )}
      <RequiredNote />
      {fields.map((field) => (
        <FormControl
          key={field.name}
          id={`${id}${field.name}`}
          field={field}
          error={errors[field.name]}
          readOnly={isBusy}
        />
      ))}
      {props.consent ? (
        <ConsentBox
          id={`${id}consent`}
          error={errors['consent']}
          before={props.consent.before}
          after={props.consent.after}
          privacyHref={props.privacyHref}
        />
      ) : (
        <PrivacyInformation privacyHref={props.privacyHref} />
      )}
      {!items && <TrapField />}
      <Ending>
        <div role="alert">
          {hasFailed && (
            <Notice tone="danger">
              <Label name={state.is === 'away' ? 'everyForm.away' : 'everyForm.limited'} />
            </Notice>
          )}
        </div>
        <Sending>
          <Button
            type="submit"
            size="lg"
            {...((isTouched || props.state) && {
              busy: isBusy,
              busyLabel: label('everyForm.sending'),
            })}
          >
            {hasFailed ? <Label name="everyForm.again" /> : <Words of={props.submit} />}
          </Button>
          {hasFailed && (
            <OtherContacts
              recipient={recipient}
              phone={phone}
              written={messageOf(fields, written, props.subject)}
            />
          )}
        </Sending>
      </Ending>
    </Form>
  );
}

type Texts = Readonly<Record<string, string>>;

/** Optional fields that are empty are not sent. */
function filledIn(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** The input as a mail. Fields that other forms do not have are lines of its text. */
function messageOf(
  fields: readonly ShownField[],
  texts: Texts,
  subject: Words = '',
): WrittenMessage {
  const { topic, name = '', email = '', message } = texts;
  const placed = ['topic', 'name', 'email', 'message'];
  const lines = fields
    .filter(({ name: field }) => !placed.includes(field) && texts[field])
    .map(({ name: field, label }) => `${plain(label)}: ${texts[field] ?? ''}`);
  return {
    ...{ topic: topic || plain(subject), name, email },
    message: [message ?? [], ...lines].flat().join('\n'),
  };
}

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
