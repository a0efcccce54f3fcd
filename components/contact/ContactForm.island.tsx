import styled from '@emotion/styled';
import type { SubmitEvent } from 'react';
import { forms } from '../../contract/forms/forms.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { requiredStar } from '../primitives/RequiredMark.tsx';
import { Text } from '../primitives/Text.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { ConsentBox } from '../forms/ConsentBox.tsx';
import { PrivacyInformation } from '../forms/PrivacyInformation.tsx';
import { RequiredNote } from '../forms/RequiredNote.tsx';
import { useQueryValue } from '../forms/useQueryValue.ts';
import { useForm } from '../forms/useForm.ts';
import { mailtoUrl } from './mailtoUrl.ts';

export interface ContactFormProps {
  /** E-mail address that receives the message. */
  recipient: string;
  /** The privacy page in the page's language. */
  privacyHref: string;
  /** Shows privacy information instead of a consent checkbox. */
  withoutConsentBox?: true | undefined;
}

/**
 * A contact form for sites without a backend. The browser validates the fields and shows its own messages.
 * The message opens in the visitor's mail program, with or without JavaScript; with JavaScript it is
 * formatted as a letter.
 */
export function ContactForm({ recipient, privacyHref, withoutConsentBox }: ContactFormProps) {
  const { state, send } = useForm();
  const topicOfLink = useQueryValue('topic', forms.contact.fields.topic);
  const { label, text } = useLabels();
  const required = { required: true, requiredLabel: requiredStar } as const;

  const openMailProgram = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { topic, name, email, message } = Object.fromEntries(
      new FormData(event.currentTarget),
    ) as Record<FieldName, string> & { topic?: string };
    const subject = topic?.trim() || text('everyForm.subject', { name });
    const mail = mailtoUrl({ recipient, subject, message, replyTo: email });
    void send(() => {
      location.assign(mail);
      return Promise.resolve();
    });
  };

  return (
    <Form
      aria-label={text('forms.contact.submit')}
      action={`mailto:${recipient}`}
      method="post"
      encType="text/plain"
      onSubmit={openMailProgram}
    >
      <RequiredNote />
      {topicOfLink && (
        <TextField
          name="topic"
          label={label('forms.contact.fields.topic')}
          defaultValue={topicOfLink}
        />
      )}
      <TextField
        name="name"
        label={label('everyForm.name')}
        placeholder={text('everyForm.namePlaceholder')}
        autoComplete="name"
        {...required}
      />
      <TextField
        name="email"
        type="email"
        label={label('everyForm.email')}
        autoComplete="email"
        {...required}
      />
      <TextArea
        name="message"
        label={label('forms.contact.fields.message')}
        rows={7}
        {...required}
      />
      {withoutConsentBox ? (
        <PrivacyInformation privacyHref={privacyHref} />
      ) : (
        <ConsentBox
          privacyHref={privacyHref}
          before={label('forms.contact.consentBefore')}
          after={label('forms.contact.consentAfter')}
        />
      )}
      <Sending>
        <Button type="submit" size="lg">
          <Label name="forms.contact.submit" />
        </Button>
        <Text size="sm" tone="muted">
          <Label name="everyForm.byMail" />
        </Text>
      </Sending>
      <div role="status">
        {state.is === 'sent' && (
          <Notice tone="success">
            <Label name="everyForm.opened" />
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
