import styled from '@emotion/styled';
import { useId } from 'react';
import type { ContactDetails } from '../../contact/contactDetails.ts';
import { Label } from '../../i18n/Labels.tsx';
import { Heading, type HeadingLevel } from '../../primitives/Heading.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { Link } from '../../primitives/Link.tsx';
import { Surface } from '../../primitives/Surface.tsx';

/** The association's office, as a contact for members. */
export interface OfficeProps extends Pick<ContactDetails, 'phone' | 'email'> {
  /** The page with opening hours and address. */
  hoursHref: string;
}

interface OfficeContactProps extends OfficeProps {
  /** `closed`: nobody can log in on this website. Default `help`: for members who cannot log in. */
  reason?: 'help' | 'closed';
  /** Heading level. Default 2. */
  level?: HeadingLevel;
}

/** Contact data of the office, for members who need help. */
export function OfficeContact(props: OfficeContactProps) {
  const { phone, email, hoursHref, reason = 'help', level = 2 } = props;
  const headingId = useId();
  return (
    <Box as="section" tone="accent-soft" aria-labelledby={headingId}>
      <Heading level={level} size="lg" id={headingId}>
        <Label name={reason === 'closed' ? 'logIn.office.closedHeading' : 'logIn.office.heading'} />
      </Heading>
      <p>
        <Label name={reason === 'closed' ? 'logIn.office.closed' : 'logIn.office.text'} />
      </p>
      <ul role="list">
        {phone && (
          <li>
            <Icon name="phone" size={18} />
            {phone.href ? (
              <Link href={phone.href} variant="quiet" icon={false}>
                {phone.text}
              </Link>
            ) : (
              phone.text
            )}
          </li>
        )}
        {email && (
          <li>
            <Icon name="mail" size={18} />
            <Link href={`mailto:${email}`} variant="quiet" icon={false}>
              {email}
            </Link>
          </li>
        )}
      </ul>
      <Link href={hoursHref} variant="standalone">
        <Label name="logIn.office.hours" />
      </Link>
    </Box>
  );
}

const Box = styled(Surface)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: var(--space-3);
  max-width: 40rem;
  padding: var(--space-6) var(--space-5);
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    display: flex;
    align-items: baseline;
    gap: var(--space-3);
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & > ul svg {
    align-self: center;
  }
  & > a {
    color: inherit;
  }
`;
