import styled from '@emotion/styled';
import { Label } from '../i18n/Labels.tsx';
import type { LabelKey } from '../../contract/labels.ts';
import { Words } from '../i18n/Words.tsx';
import { Link } from '../primitives/Link.tsx';
import type { ContactDetails } from './contactDetails.ts';

/** Name, representatives and contact data of the association, as a separate block. */
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
      {executives.length > 0 ? (
        <p>
          <Quiet>
            <Label name={executivesLabel(legalForm)} />
          </Quiet>
          {executives.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
      ) : (
        legalForm && (
          <Quiet>
            <LegalForm of={legalForm} />
          </Quiet>
        )
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
              <Label name="punctuation.colon" /> <Link href={`mailto:${email}`}>{email}</Link>
            </span>
          )}
        </p>
      )}
    </Block>
  );
}

/** Returns the label for the representatives, which depends on the legal form (specification, section 9). */
function executivesLabel(legalForm: string | undefined): LabelKey {
  return isNamed(legalForm)
    ? `contactDetails.legalForm.${legalForm}`
    : 'contactDetails.legalForm.other';
}

/**
 * The name of the legal form, shown if no representative is named whose label would show it. Other forms
 * than the known ones are shown as written, in German.
 */
function LegalForm({ of: legalForm }: { of: string }) {
  return isNamed(legalForm) ? (
    <Label name={`contactDetails.legalFormName.${legalForm}`} />
  ) : (
    <Words of={{ text: legalForm, lang: 'de' }} />
  );
}

function isNamed(legalForm: string | undefined): legalForm is (typeof namedForms)[number] {
  return namedForms.some((named) => named === legalForm);
}

const namedForms = ['single', 'ev', 'bag'] as const;

const Block = styled.address`
  display: grid;
  gap: var(--space-1);
  font-style: normal;
  overflow-wrap: anywhere;
  & > strong {
    text-wrap: balance;
  }
  & p {
    margin: var(--space-2) 0 0;
  }
  & p > span {
    display: block;
  }
  /* A link moves to the next line as a whole instead of breaking at a hyphen. */
  & a {
    display: inline-block;
  }
`;

const Quiet = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--font-size-sm);
`;
