import styled from '@emotion/styled';
import { Label, useLabels } from '../i18n/Labels.tsx';
import type { LabelKey } from '../../contract/labels.ts';
import { Link } from '../primitives/Link.tsx';
import type { ContactDetails, PhoneNumber } from './contactDetails.ts';

export type ReachListProps = Pick<ContactDetails, 'phone' | 'mobile' | 'fax' | 'email'>;

/** Telephone, mobile, fax and e-mail, each with a label. Missing values are left out. */
export function ReachList({ phone, mobile, fax, email }: ReachListProps) {
  if (!phone && !mobile && !fax && !email) return null;
  return (
    <List>
      {phone && (
        <Row name="contactDetails.phone">
          <Phone {...phone} />
        </Row>
      )}
      {mobile && (
        <Row name="contactDetails.mobile">
          <Phone {...mobile} />
        </Row>
      )}
      {fax && <Row name="contactDetails.fax">{fax.text}</Row>}
      {email && (
        <Row name="contactDetails.email">
          <Link href={`mailto:${email}`} variant="quiet">
            {email}
          </Link>
        </Row>
      )}
    </List>
  );
}

function Phone({ text, href }: PhoneNumber) {
  const labels = useLabels();
  if (!href) return text;
  return (
    <Link href={href} variant="quiet" title={labels.text('contactDetails.phone')}>
      {text}
    </Link>
  );
}

function Row({ name, children }: { name: LabelKey; children: React.ReactNode }) {
  return (
    <Line>
      <dt>
        <Label name={name} />
      </dt>
      <dd>{children}</dd>
    </Line>
  );
}

const List = styled.dl`
  line-height: 1.75rem;
  & dt {
    min-width: 4em;
    padding-inline-end: var(--space-2);
    color: var(--color-ink-muted);
  }
  /* Room for “Téléphone”, so that all values are aligned. */
  &:lang(fr) dt {
    min-width: 5.25em;
  }
  & dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  /* The row already has the height of a touch target, so the link needs no padding. */
  & a {
    padding-block: 0;
  }
`;

/* A value that does not fit next to its label moves below it, in one piece if possible. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
`;
