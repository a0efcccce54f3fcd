import type { SubmitEvent } from 'react';
import { trimmedValue } from '../../browser/forms/trimmedValue.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { mailtoUrl } from '../contact/mailtoUrl.ts';
import { useForm, type FormState } from '../forms/useForm.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { NewsletterFrame, type NewsletterRecipient } from './NewsletterFrame.tsx';

export interface NewsletterBoxProps extends NewsletterRecipient {
  /** Initial state. `sent` means that the mail program has the order. Default: not sent yet. */
  state?: FormState<'email', LabelKey>;
}

/** Newsletter sign-up by the visitor's mail program, for sites without a backend. */
export function NewsletterBox({ recipient, privacyHref, ...props }: NewsletterBoxProps) {
  const { text } = useLabels();
  const form = useForm<'email', LabelKey>(props.state);

  const openMailProgram = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const order = mailtoUrl({
      recipient,
      subject: text('newsletter.subject'),
      message: text('newsletter.message'),
      replyTo: trimmedValue(event.currentTarget, 'email'),
    });
    void form.send(() => {
      location.assign(order);
      return Promise.resolve();
    });
  };

  return (
    <NewsletterFrame
      recipient={recipient}
      privacyHref={privacyHref}
      form={form}
      onSubmit={openMailProgram}
      byMail={<Label name="newsletter.byMail" />}
      outcome={
        form.state.is === 'sent' && (
          <Notice tone="success">
            <Label name="newsletter.opened" />
          </Notice>
        )
      }
    />
  );
}
