import styled from '@emotion/styled';
import { memberPath } from '../../../contract/members/addresses.ts';
import type { CurrentUser } from '../../../contract/members/session.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Link } from '../../primitives/Link.tsx';
import { Surface } from '../../primitives/Surface.tsx';

interface MemberCardProps {
  user: Pick<CurrentUser, 'member_number' | 'email' | 'audiences'>;
  name: string;
}

/** Shows the logged-in member's data, and the links that every member needs. */
export function MemberCard({ user, name }: MemberCardProps) {
  const { language } = useLabels();
  const { member_number: number, email, audiences } = user;
  return (
    <Card tone="accent-soft">
      <dl>
        <dt>
          <Label name="members.card.title" />
        </dt>
        <Name>{name || email}</Name>
        {number && (
          <>
            <dt>
              <Label name="members.card.number" />
            </dt>
            <dd>{number}</dd>
          </>
        )}
        {audiences.length > 0 && (
          <>
            <dt>
              <Label name="members.card.of" />
            </dt>
            {audiences.map((audience) => (
              <dd key={audience}>
                <Label name={`members.card.audiences.${audience}`} />
              </dd>
            ))}
          </>
        )}
      </dl>
      <ul role="list">
        <li>
          <Link href={memberPath('profile', language)} variant="quiet">
            <Label name="members.card.profile" />
          </Link>
        </li>
        <li>
          <Link href={memberPath('documents', language)} variant="quiet">
            <Label name="members.documents.title" />
          </Link>
        </li>
        <li>
          <Link href={memberPath('search', language)} variant="quiet">
            <Label name="members.search.title" />
          </Link>
        </li>
      </ul>
    </Card>
  );
}

const Card = styled(Surface)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  overflow-wrap: anywhere;
  & dt {
    font-size: var(--font-size-xs);
  }
  & dd {
    line-height: var(--line-snug);
  }
  & dd + dt {
    margin-top: var(--space-3);
  }
  & ul {
    padding-top: var(--space-3);
    border-top: 1px solid currentColor;
    font-size: var(--font-size-sm);
  }
`;

const Name = styled.dd`
  font-family: var(--font-heading);
  font-size: var(--font-size-lg);
  font-weight: var(--weight-heading);
`;
