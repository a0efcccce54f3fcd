import styled from '@emotion/styled';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import type { PhoneNumber } from '../contact/contactDetails.ts';
import { mailtoUrl } from '../contact/mailtoUrl.ts';

interface OtherContactsProps {
  recipient: string;
  phone?: PhoneNumber | undefined;
  /** The visitor's text so far, for the mail program. */
  written: WrittenMessage;
}

export type WrittenMessage = Readonly<Record<'topic' | 'name' | 'email' | 'message', string>>;

/** Other ways to contact the association: a mail that contains the text, and the telephone. */
export function OtherContacts({ recipient, phone, written }: OtherContactsProps) {
  const { text } = useLabels();
  const { topic, name, email: replyTo, message } = written;
  const subject = topic || text('everyForm.subject', { name });
  return (
    <Actions>
      <ButtonLink variant="secondary" href={mailtoUrl({ recipient, subject, message, replyTo })}>
        <Label name="everyForm.mailInstead" />
      </ButtonLink>
      {phone?.href && (
        <ButtonLink variant="secondary" href={phone.href}>
          <Label name="callToAction.call" values={{ number: phone.text }} />
        </ButtonLink>
      )}
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
