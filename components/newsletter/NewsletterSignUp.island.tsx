import { useEffect, type SubmitEvent } from 'react';
import { prepareSending } from '../../browser/forms/prepareSending.ts';
import { trimmedValue } from '../../browser/forms/trimmedValue.ts';
import { subscribersPath, type FormReceiver } from '../../contract/forms/endpoints.ts';
import { currentWordings } from '../../contract/forms/forms.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { TrapField } from '../forms/TrapField.tsx';
import { useForm, type FormState } from '../forms/useForm.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { newsletterBoxId } from './newsletterBoxId.ts';
import { NewsletterFrame, type NewsletterRecipient } from './NewsletterFrame.tsx';

export interface NewsletterSignUpProps extends NewsletterRecipient, FormReceiver {
  /** The association that sends the newsletter. */
  association: string;
  /** Initial state. Default: not sent yet. */
  state?: FormState<'email', LabelKey>;
}

/**
 * Newsletter sign-up by the backend. The endpoint's response does not reveal who is subscribed: the result
 * comes by mail. A project host sends no mails.
 */
export function NewsletterSignUp({
  url,
  items,
  association,
  recipient,
  privacyHref,
  ...props
}: NewsletterSignUpProps) {
  const { language, label } = useLabels();
  const form = useForm<'email', LabelKey>(props.state);
  const { state, ref, send } = form;
  const hasFailed = state.is === 'away' || state.is === 'limited';
  const thanks = items ? 'newsletter.arrived' : 'newsletter.onItsWay';

  useEffect(() => {
    // Hydration starts with the first interaction, so the focus may already be in the form.
    if (ref.current?.contains(document.activeElement)) prepareSending({ url, items });
  }, [ref, url, items]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const order = { email: trimmedValue(event.currentTarget, 'email'), language };
    const website = trimmedValue(event.currentTarget, 'website');
    const sendOrder = async () => {
      if (items) {
        await (await import('../../browser/forms/sendItem.ts')).sendItem(url, items, order);
        return;
      }
      const wording = currentWordings.newsletter;
      const sending = await import('../../browser/forms/send.ts');
      await sending.send(url, subscribersPath, { ...order, website, wording });
    };
    await send(sendOrder, ({ code }) =>
      code === 'DUPLICATE'
        ? { is: 'editing', errors: { email: 'newsletter.duplicate' } }
        : undefined,
    );
  };

  return (
    <NewsletterFrame
      recipient={recipient}
      privacyHref={privacyHref}
      id={newsletterBoxId}
      form={form}
      field={{
        // The backend requires a dot in the domain; most browsers do not.
        pattern: '.+@.+\\.[^@.]+',
        onFocus: () => prepareSending({ url, items }),
      }}
      busyLabel={label('newsletter.sending')}
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
        (state.is === 'sent' || hasFailed) && (
          <Notice tone={hasFailed ? 'danger' : 'success'}>
            <strong>
              <Label name={hasFailed ? 'newsletter.error' : 'newsletter.success'} />
            </strong>
            <br />
            <Label name={hasFailed ? 'newsletter.again' : thanks} />
          </Notice>
        )
      }
    >
      {!items && <TrapField />}
    </NewsletterFrame>
  );
}
