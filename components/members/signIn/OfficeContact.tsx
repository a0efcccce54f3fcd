import styled from '@emotion/styled';
import { useId } from 'react';
import type { ContactDetails } from '../../contact/contactDetails.ts';
import { ReachList } from '../../contact/ReachList.tsx';
import { Label } from '../../i18n/Labels.tsx';
import { Heading, type HeadingLevel } from '../../primitives/Heading.tsx';
import { Link } from '../../primitives/Link.tsx';
import { Surface } from '../../primitives/Surface.tsx';

/** How members reach the association's office. */
export interface OfficeProps extends Pick<ContactDetails, 'phone' | 'email'> {
  /** The page with opening hours and address. */
  hoursHref: string;
}

export interface OfficeContactProps extends OfficeProps {
  /** `closed`: nobody can log in on this website. Default `help`: who can't get in. */
  reason?: 'help' | 'closed';
  /** Rank of its heading. Default 2. */
  level?: HeadingLevel;
}

/** The ways to the office, for members who get no further by themselves. */
export function OfficeContact(props: OfficeContactProps) {
  const { phone, email, hoursHref, reason = 'help', level = 2 } = props;
  const headingId = useId();
  return (
    <Box as="section" tone="accent-soft" aria-labelledby={headingId}>
      <Heading level={level} size="lg" id={headingId}>
        <Label
          name={reason === 'closed' ? 'signIn.office.closedHeading' : 'signIn.office.heading'}
        />
      </Heading>
      <p>
        <Label name={reason === 'closed' ? 'signIn.office.closed' : 'signIn.office.text'} />
      </p>
      <ReachList phone={phone} email={email} />
      <Link href={hoursHref} variant="standalone">
        <Label name="signIn.office.hours" />
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
  padding: var(--space-6);
  & dt {
    color: inherit;
  }
  & > a {
    color: inherit;
  }
`;
