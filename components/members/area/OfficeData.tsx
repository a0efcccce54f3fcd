import styled from '@emotion/styled';
import type { MemberAccount } from '../../../contract/members/content.ts';
import { Label } from '../../i18n/Labels.tsx';
import { below } from '../../theme/windowWidths.ts';

interface OfficeDataProps {
  account: Pick<MemberAccount, 'first_name' | 'last_name' | 'email' | 'member_number'>;
}

/** Data that only the office can change. */
export function OfficeData({ account }: OfficeDataProps) {
  const { first_name, last_name, email, member_number } = account;
  const name = [first_name, last_name].filter(Boolean).join(' ');
  return (
    <List>
      <dt>
        <Label name="members.profile.fields.name" />
      </dt>
      <dd>{name || '–'}</dd>
      <dt>
        <Label name="members.card.number" />
      </dt>
      <dd>{member_number ?? '–'}</dd>
      <dt>
        <Label name="members.profile.fields.email" />
      </dt>
      <dd>{email}</dd>
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  border-bottom: 1px solid var(--color-hairline);
  overflow-wrap: anywhere;
  & > * {
    padding-block: var(--space-2);
    border-top: 1px solid var(--color-hairline);
  }
  & dt {
    padding-inline-end: var(--space-5);
    color: var(--color-ink-muted);
  }
  /* One below the other, so that an e-mail address fits on a line. */
  ${below('sm')} {
    grid-template-columns: minmax(0, 1fr);
    & dt {
      padding-bottom: 0;
      font-size: var(--font-size-sm);
    }
    & dd {
      padding-top: 0;
      border-top: 0;
    }
  }
`;
