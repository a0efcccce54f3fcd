import styled from '@emotion/styled';
import { useState, type SubmitEvent } from 'react';
import { filled } from '../i18n/filled.ts';
import { Words } from '../i18n/Words.tsx';
import { Button } from '../primitives/Button.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { Link } from '../primitives/Link.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { Text } from '../primitives/Text.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import { TextField } from '../primitives/TextField.tsx';
import type { ContactFormLabels } from './contactFormLabels.ts';
import { mailAddress } from './mailAddress.ts';

export interface ContactFormProps {
  /** Where the message goes. */
  recipient: string;
  /** The privacy page in the language of the page. */
  privacyHref: string;
  labels: ContactFormLabels;
}

/**
 * Writes to the association. The browser checks the fields in its own words; the message then
 * goes to the visitor's mail program, with or without JavaScript: with it, as a proper letter.
 */
export function ContactForm({ recipient, privacyHref, labels }: ContactFormProps) {
  const [opened, setOpened] = useState(false);
  const required = { required: true, requiredLabel: labels.required } as const;

  const openMailProgram = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name, email, message } = Object.fromEntries(
      new FormData(event.currentTarget),
    ) as Record<FieldName, string>;
    const subject = filled(labels.subject, { name });
    location.assign(mailAddress({ recipient, subject, message, replyTo: email }));
    setOpened(true);
  };

  return (
    <Form
      action={`mailto:${recipient}`}
      method="post"
      encType="text/plain"
      onSubmit={openMailProgram}
    >
      <TextField
        name="name"
        label={labels.name}
        placeholder={labels.namePlaceholder}
        autoComplete="name"
        {...required}
      />
      <TextField
        name="email"
        type="email"
        label={labels.email}
        autoComplete="email"
        {...required}
      />
      <TextArea name="message" label={labels.message} rows={7} {...required} />
      <Checkbox
        name="consent"
        {...required}
        label={
          <>
            <Words of={labels.consentBefore} />{' '}
            <Link href={privacyHref}>
              <Words of={labels.consentLink} />
            </Link>{' '}
            <Words of={labels.consentAfter} />
          </>
        }
      />
      <Sending>
        <Button type="submit" size="lg">
          <Words of={labels.submit} />
        </Button>
        <Text size="sm" tone="muted">
          <Words of={labels.byMail} />
        </Text>
      </Sending>
      <div role="status">
        {opened && (
          <Notice tone="success">
            <Words of={labels.opened} />
          </Notice>
        )}
      </div>
    </Form>
  );
}

type FieldName = 'name' | 'email' | 'message';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const Sending = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
`;
