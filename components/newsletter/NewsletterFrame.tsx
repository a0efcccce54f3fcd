import styled from '@emotion/styled';
import { useId, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import type { LabelKey, Words } from '../../contract/labels.ts';
import { notSearched } from '../../contract/notSearched.ts';
import type { Form } from '../forms/useForm.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Link } from '../primitives/Link.tsx';
import { Surface } from '../primitives/Surface.tsx';
import { TextField, type TextFieldProps } from '../primitives/TextField.tsx';

/** Props of every newsletter sign-up. */
export interface NewsletterRecipient {
  /** E-mail address for orders by mail. */
  recipient: string;
  /** The privacy page in the page's language. */
  privacyHref: string;
}

interface NewsletterFrameProps
  extends NewsletterRecipient, Pick<ComponentProps<'form'>, 'id' | 'onSubmit'> {
  form: Form<'email', LabelKey>;
  /** Props of the address field, in addition to the fixed ones. */
  field?: Pick<TextFieldProps, 'pattern' | 'onFocus'>;
  /** The label of the button while the order is sent. Missing if the order goes by mail. */
  busyLabel?: Words;
  /** What the visitor agrees to, shown before the link to the privacy page. */
  consent?: ReactNode;
  /** Says that the order goes by mail, if it does. */
  byMail: ReactNode;
  /** The result of the order. */
  outcome: ReactNode;
  /** Additional fields. */
  children?: ReactNode;
}

/**
 * The newsletter sign-up box, whether the order goes to the backend or by mail. The browser validates the
 * address and shows its own messages; only for an empty field the box has its own text (specification,
 * section 5). Without scripts, the order opens the visitor's mail program.
 */
export function NewsletterFrame({ form, busyLabel, ...props }: NewsletterFrameProps) {
  const { recipient, privacyHref, id } = props;
  const { state, ref, edit } = form;
  const { label } = useLabels();
  const headingId = useId();
  const isSending = state.is === 'sending';
  const error = state.errors?.email;

  const sayWhatIsMissing = (event: SyntheticEvent<HTMLInputElement>) => {
    if (!event.currentTarget.validity.valueMissing) return;
    // Replaces the browser's own message, which disappears after some seconds.
    event.preventDefault();
    edit({ email: 'newsletter.empty' });
  };

  return (
    <Box
      as="section"
      tone="accent-soft"
      id={id}
      aria-labelledby={headingId}
      data-screen-only
      {...notSearched}
    >
      <Columns>
        <Opening>
          <Heading level={2} size="xl" id={headingId}>
            <Label name="newsletter.heading" />
          </Heading>
          <p>
            <Label name="newsletter.text" />
          </p>
        </Opening>
        <form
          ref={ref}
          action={`mailto:${recipient}`}
          method="post"
          encType="text/plain"
          onSubmit={props.onSubmit}
        >
          <Row>
            <TextField
              name="email"
              type="email"
              autoComplete="email"
              label={label('newsletter.email')}
              required
              requiredLabel={label('everyForm.required')}
              error={error && label(error)}
              readOnly={isSending}
              onInput={() => edit()}
              {...props.field}
              onInvalid={sayWhatIsMissing}
            />
            <Button type="submit" {...(busyLabel && { busy: isSending, busyLabel })}>
              <Label name="newsletter.confirm" />
            </Button>
          </Row>
          <Outcome role="status">{props.outcome}</Outcome>
          {props.children}
          <Notes>
            {props.consent && <>{props.consent} </>}
            <Label name="newsletter.privacyBefore" />{' '}
            <Link href={privacyHref}>
              <Label name="newsletter.privacyLink" />
            </Link>
            . {props.byMail}
          </Notes>
        </form>
      </Columns>
    </Box>
  );
}

const Box = styled(Surface)`
  container-type: inline-size;
  padding: var(--space-6);
`;

/* The input is next to the text if the box is wide enough. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--space-8);
  @container (min-width: 50rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

const Opening = styled.div`
  & > p {
    max-width: 30em;
    margin-top: var(--space-3);
  }
`;

/* The button is at the lower edge of the field and has the same height, however long the label is. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
  & > div {
    flex: 1 1 16rem;
  }
  & > button {
    min-height: 3rem;
  }
`;

const Notes = styled.p`
  margin-top: var(--space-3);
  font-size: var(--font-size-sm);
  & a {
    color: inherit;
  }
`;

const Outcome = styled.div`
  & > p {
    margin-top: var(--space-4);
  }
`;
