import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { DoorError } from '../../browser/forms/askDoor.ts';
import { prepareSending } from '../../browser/forms/prepareSending.ts';
import { textIn } from '../../browser/forms/textIn.ts';
import { subscribersPath } from '../../contract/forms/door.ts';
import type { FormReceiver } from '../../contract/forms/receiver.ts';
import { currentWordings } from '../../contract/forms/wordings.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { TrapField } from '../contact/TrapField.tsx';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { newsletterBoxId } from './newsletterBoxId.ts';
import { NewsletterFrame, type NewsletterRecipient } from './NewsletterFrame.tsx';

export interface NewsletterSignUpProps extends NewsletterRecipient, FormReceiver {
  /** The association that sends the newsletter. */
  association: string;
  /** Initial state. Default `idle`. */
  status?: NewsletterSignUpStatus;
}

/** `empty` and `duplicate` are shown at the field, the others below the form. */
export type NewsletterSignUpStatus =
  | 'idle'
  | 'sending'
  | 'success'
  | 'error'
  | 'empty'
  | 'duplicate';

/**
 * Newsletter sign-up by the backend. The endpoint's answer does not reveal who is subscribed: the result
 * comes by mail. A project host sends no mails.
 */
export function NewsletterSignUp({
  door,
  items,
  association,
  recipient,
  privacyHref,
  ...props
}: NewsletterSignUpProps) {
  const { language, label } = useLabels();
  const [status, setStatus] = useState(props.status ?? 'idle');
  const error = errorAtField(status);
  const thanks = items ? 'newsletter.arrived' : 'newsletter.onItsWay';
  const isSending = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Hydration starts with the first interaction, so the focus may already be in the field.
    if (document.activeElement === field.current) prepareSending({ door, items });
  }, [door, items]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setStatus('sending');
    const order = { email: textIn(event.currentTarget, 'email'), language };
    const website = textIn(event.currentTarget, 'website');
    const next = await statusAfter(async () => {
      if (items) {
        await (await import('../../browser/forms/sendItem.ts')).sendItem(door, items, order);
        return;
      }
      const { send } = await import('../../browser/forms/send.ts');
      const wording = currentWordings.newsletter;
      await send(door, subscribersPath, { ...order, website, wording });
    });
    isSending.current = false;
    setStatus(next);
    if (next === 'duplicate') field.current?.focus();
  };

  return (
    <NewsletterFrame
      recipient={recipient}
      privacyHref={privacyHref}
      id={newsletterBoxId}
      field={{
        ref: field,
        // The backend requires a dot in the domain; most browsers do not.
        pattern: '.+@.+\\.[^@.]+',
        error: error && label(error),
        readOnly: status === 'sending',
        onFocus: () => prepareSending({ door, items }),
        onInput: () => setStatus('idle'),
      }}
      button={{ busy: status === 'sending', busyLabel: label('newsletter.sending') }}
      onEmpty={() => setStatus('empty')}
      onSubmit={(event) => void submit(event)}
      consent={
        items ? (
          items.shown.consent_text
        ) : (
          <Label name="newsletter.consent" values={{ association }} />
        )
      }
      byMail={
        <noscript>
          <Label name="newsletter.byMail" />
        </noscript>
      }
      outcome={
        (status === 'success' || status === 'error') && (
          <Notice tone={status === 'error' ? 'danger' : 'success'}>
            <strong>
              <Label name={status === 'error' ? 'newsletter.error' : 'newsletter.success'} />
            </strong>
            <br />
            <Label name={status === 'error' ? 'newsletter.again' : thanks} />
          </Notice>
        )
      }
    >
      {!items && <TrapField />}
    </NewsletterFrame>
  );
}

function errorAtField(status: NewsletterSignUpStatus): LabelKey | undefined {
  if (status === 'empty') return 'newsletter.empty';
  return status === 'duplicate' ? 'newsletter.duplicate' : undefined;
}

async function statusAfter(sending: () => Promise<void>): Promise<NewsletterSignUpStatus> {
  try {
    await sending();
    return 'success';
  } catch (error) {
    return (error as Partial<DoorError>).code === 'DUPLICATE' ? 'duplicate' : 'error';
  }
}
