import { useRef, useState, type SubmitEvent } from 'react';
import { mailAddress } from '../contact/mailAddress.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { NewsletterFrame, type NewsletterRecipient } from './NewsletterFrame.tsx';

export interface NewsletterBoxProps extends NewsletterRecipient {
  /** Default `idle`. */
  status?: NewsletterStatus;
}

type NewsletterStatus = 'idle' | 'empty' | 'opened';

/** Newsletter sign-up by the visitor's mail program, for sites without a backend. */
export function NewsletterBox({ recipient, privacyHref, ...props }: NewsletterBoxProps) {
  const { label, text } = useLabels();
  const [status, setStatus] = useState(props.status ?? 'idle');
  const field = useRef<HTMLInputElement>(null);

  const openMailProgram = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    location.assign(
      mailAddress({
        recipient,
        subject: text('newsletter.subject'),
        message: text('newsletter.message'),
        replyTo: field.current?.value ?? '',
      }),
    );
    setStatus('opened');
  };

  return (
    <NewsletterFrame
      recipient={recipient}
      privacyHref={privacyHref}
      field={{
        ref: field,
        error: status === 'empty' ? label('newsletter.empty') : undefined,
        onInput: () => setStatus('idle'),
      }}
      onEmpty={() => setStatus('empty')}
      onSubmit={openMailProgram}
      byMail={<Label name="newsletter.byMail" />}
      outcome={
        status === 'opened' && (
          <Notice tone="success">
            <Label name="newsletter.opened" />
          </Notice>
        )
      }
    />
  );
}
