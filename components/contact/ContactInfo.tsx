import styled from '@emotion/styled';
import { Label, type LabelKey } from '../i18n/Labels.tsx';
import { Link } from '../primitives/Link.tsx';
import type { ContactDetails } from './contactDetails.ts';

/** Who the association is and how to reach it, as a block of its own. */
export function ContactInfo(contact: ContactDetails) {
  const { companyName, addressType, legalForm, executives, phone, email } = contact;
  return (
    <Block>
      <strong>{companyName}</strong>
      {addressType && (
        <span>
          <Label name={`contactDetails.${addressType}`} />
        </span>
      )}
      {executives.length > 0 && (
        <p>
          <Quiet>
            <Label name={legalFormLabel(legalForm)} />
          </Quiet>
          {executives.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
      )}
      <p>
        <span>
          {contact.street} {contact.number}
        </span>
        <span>
          {contact.zipCode} {contact.city}
        </span>
      </p>
      {(phone ?? email) && (
        <p>
          {phone && (
            <span>
              <Label name="contactDetails.phone" />
              <Label name="punctuation.colon" /> {phone.text}
            </span>
          )}
          {email && (
            <span>
              <Label name="contactDetails.email" />
              <Label name="punctuation.colon" />{' '}
              <Link href={`mailto:${email}`} icon={false}>
                {email}
              </Link>
            </span>
          )}
        </p>
      )}
    </Block>
  );
}

/** Each legal form has its own word for those who may sign for it (specification, section 9). */
function legalFormLabel(legalForm: string | undefined): LabelKey {
  return legalForm === 'single' || legalForm === 'ev' || legalForm === 'bag'
    ? `contactDetails.legalForm.${legalForm}`
    : 'contactDetails.legalForm.other';
}

const Block = styled.address`
  display: grid;
  gap: var(--space-1);
  font-style: normal;
  overflow-wrap: anywhere;
  & p {
    margin: var(--space-2) 0 0;
  }
  & p > span {
    display: block;
  }
`;

const Quiet = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--font-size-sm);
`;
