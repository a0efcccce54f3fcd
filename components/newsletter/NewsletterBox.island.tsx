import { useId, useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react';
import { mailAddress } from '../contact/mailAddress.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { Link } from '../primitives/Link.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { NewsletterFrame, Notes, Outcome, Row } from './NewsletterFrame.tsx';

export interface NewsletterBoxProps {
  /** Where the order goes. */
  recipient: string;
  /** The privacy page in the language of the page. */
  privacyHref: string;
  /** Default `idle`. */
  status?: NewsletterStatus;
}

/** `empty` and `duplicate` are told at the field, the rest below the form. */
export type NewsletterStatus =
  'idle' | 'opened' | 'sending' | 'success' | 'error' | 'empty' | 'duplicate';

/**
 * Signs up for the newsletter. The browser checks the address in its own words; only for a missing
 * one the box has words itself (specification, section 5). The order then goes to the visitor's
 * mail program, with or without JavaScript.
 */
export function NewsletterBox({ recipient, privacyHref, ...props }: NewsletterBoxProps) {
  const { label, text } = useLabels();
  const [status, setStatus] = useState(props.status ?? 'idle');
  const field = useRef<HTMLInputElement>(null);
  const headingId = useId();

  const sayWhatIsMissing = (event: SyntheticEvent<HTMLInputElement>) => {
    if (!event.currentTarget.validity.valueMissing) return;
    // In place of the browser's own bubble, which is gone after some seconds.
    event.preventDefault();
    setStatus('empty');
    field.current?.focus();
  };

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
    <NewsletterFrame headingId={headingId}>
      <form
        action={`mailto:${recipient}`}
        method="post"
        encType="text/plain"
        onSubmit={openMailProgram}
      >
        <Row>
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            label={label('newsletter.email')}
            error={
              status === 'empty' || status === 'duplicate'
                ? label(`newsletter.${status}`)
                : undefined
            }
            required
            requiredLabel={label('contactForm.required')}
            ref={field}
            onInvalid={sayWhatIsMissing}
            onInput={() => setStatus('idle')}
          />
          <Button type="submit" busy={status === 'sending'} busyLabel={label('newsletter.sending')}>
            <Label name="newsletter.confirm" />
          </Button>
        </Row>
        <Notes>
          <Label name="newsletter.privacyBefore" />{' '}
          <Link href={privacyHref}>
            <Label name="newsletter.privacyLink" />
          </Link>
          . <Label name="newsletter.byMail" />
        </Notes>
        <Outcome role="status">
          {(status === 'opened' || status === 'success' || status === 'error') && (
            <Notice tone={status === 'error' ? 'danger' : 'success'}>
              <Label name={`newsletter.${status}`} />
            </Notice>
          )}
        </Outcome>
      </form>
    </NewsletterFrame>
  );
}

NewsletterBox.labels = [
  'newsletter.heading',
  'newsletter.text',
  'newsletter.email',
  'contactForm.required',
  'newsletter.confirm',
  'newsletter.privacyBefore',
  'newsletter.privacyLink',
  'newsletter.byMail',
  'newsletter.subject',
  'newsletter.message',
  'newsletter.opened',
  'newsletter.sending',
  'newsletter.success',
  'newsletter.error',
  'newsletter.empty',
  'newsletter.duplicate',
  'link.newTab',
] satisfies LabelKey[];
