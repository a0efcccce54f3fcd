import { useEffect, useId, useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react';
import type { DoorError } from '../../browser/forms/askDoor.ts';
import { subscribersPath } from '../../contract/forms/door.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { Link } from '../primitives/Link.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { newsletterBoxId } from './newsletterBoxId.ts';
import { NewsletterFrame, Notes, Outcome, Row } from './NewsletterFrame.tsx';

export interface NewsletterSignUpProps {
  /** The address of the backend, which takes orders. */
  door: string;
  /** Where the order goes by mail, without scripts. */
  recipient: string;
  /** The privacy page in the language of the page. */
  privacyHref: string;
  /** Default `idle`. */
  status?: NewsletterSignUpStatus;
}

/** `empty` and `duplicate` are told at the field, the rest below the form. */
export type NewsletterSignUpStatus =
  'idle' | 'sending' | 'success' | 'error' | 'empty' | 'duplicate';

/**
 * Signs up for the newsletter by the backend, which answers everybody alike, whoever is subscribed:
 * what it has to say, it says by mail. The browser checks the address in its own words; only for a
 * missing one the box has words itself (specification, section 5). Without scripts, the order goes to
 * the visitor's mail program.
 */
export function NewsletterSignUp({
  door,
  recipient,
  privacyHref,
  ...props
}: NewsletterSignUpProps) {
  const { language, label, text } = useLabels();
  const [status, setStatus] = useState(props.status ?? 'idle');
  const isSending = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const headingId = useId();

  useEffect(() => {
    // The visitor is there already, where this comes with the first touch.
    if (document.activeElement === field.current) prepare(door);
  }, [door]);

  const sayWhatIsMissing = (event: SyntheticEvent<HTMLInputElement>) => {
    if (!event.currentTarget.validity.valueMissing) return;
    // In place of the browser's own bubble, which is gone after some seconds.
    event.preventDefault();
    setStatus('empty');
    field.current?.focus();
  };

  const order = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setStatus('sending');
    const typed = new FormData(event.currentTarget);
    const next = await statusAfter(door, {
      email: textOf(typed.get('email')),
      website: textOf(typed.get('website')),
      language,
      consent_text: text('newsletter.consent'),
    });
    isSending.current = false;
    setStatus(next);
    if (next === 'duplicate') field.current?.focus();
  };

  const isDone = status === 'success' || status === 'error';
  return (
    <NewsletterFrame headingId={headingId} id={newsletterBoxId}>
      <form
        action={`mailto:${recipient}`}
        method="post"
        encType="text/plain"
        onSubmit={(event) => void order(event)}
      >
        <Row>
          <TextField
            name="email"
            type="email"
            // As the backend wants it: most browsers would do without a dot.
            pattern=".+@.+\.[^@.]+"
            autoComplete="email"
            label={label('newsletter.email')}
            error={
              status === 'empty' || status === 'duplicate'
                ? label(`newsletter.${status}`)
                : undefined
            }
            required
            requiredLabel={label('contactForm.required')}
            readOnly={status === 'sending'}
            ref={field}
            onFocus={() => prepare(door)}
            onInvalid={sayWhatIsMissing}
            onInput={() => setStatus('idle')}
          />
          <Button type="submit" busy={status === 'sending'} busyLabel={label('newsletter.sending')}>
            <Label name="newsletter.confirm" />
          </Button>
        </Row>
        <VisuallyHidden aria-hidden>
          <input name="website" tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
        <Notes>
          <Label name="newsletter.consent" /> <Label name="newsletter.privacyBefore" />{' '}
          <Link href={privacyHref}>
            <Label name="newsletter.privacyLink" />
          </Link>
          .
          <noscript>
            {' '}
            <Label name="newsletter.byMail" />
          </noscript>
        </Notes>
        <Outcome role="status">
          {isDone && (
            <Notice tone={status === 'error' ? 'danger' : 'success'}>
              <strong>
                <Label name={`newsletter.${status}`} />
              </strong>
              <br />
              <Label name={status === 'error' ? 'newsletter.again' : 'newsletter.onItsWay'} />
            </Notice>
          )}
        </Outcome>
      </form>
    </NewsletterFrame>
  );
}

NewsletterSignUp.labels = [
  'newsletter.heading',
  'newsletter.text',
  'newsletter.email',
  'contactForm.required',
  'newsletter.confirm',
  'newsletter.consent',
  'newsletter.privacyBefore',
  'newsletter.privacyLink',
  'newsletter.byMail',
  'newsletter.sending',
  'newsletter.success',
  'newsletter.onItsWay',
  'newsletter.error',
  'newsletter.again',
  'newsletter.empty',
  'newsletter.duplicate',
  'link.newTab',
] satisfies LabelKey[];

async function statusAfter(door: string, order: object): Promise<NewsletterSignUpStatus> {
  try {
    const { send } = await import('../../browser/forms/send.ts');
    await send(door, subscribersPath, order);
    return 'success';
  } catch (error) {
    return (error as Partial<DoorError>).code === 'DUPLICATE' ? 'duplicate' : 'error';
  }
}

/** What can't be loaded now is tried again when the form is sent. */
function prepare(door: string): void {
  import('../../browser/forms/proof.ts').then(
    ({ prepareProof }) => prepareProof(door),
    () => undefined,
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : '';
}
