import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '../../../contract/members/session.ts';
import { Label, useLabels } from '../../i18n/Labels.tsx';
import { Button } from '../../primitives/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { Notice } from '../../primitives/Notice.tsx';
import { AccountCard } from './AccountCard.tsx';
import { Sending } from './formStyles.tsx';
import type { OfficeProps } from './OfficeContact.tsx';

export interface CurrentMemberProps {
  /** Missing if the build's HTML already contains the card. */
  office?: OfficeProps | undefined;
  /** Missing until the backend has answered. */
  user?: Pick<CurrentUser, 'first_name' | 'last_name' | 'email'> | undefined;
  /** The first page of the members' area. */
  enterHref: string;
  /** Called by the button that logs out. */
  onLogout?: () => void;
  /** Called by the button that tries again. Only shown if the backend is slow. */
  onRetry?: () => void;
  /** Shows that the backend is slow. Default: set after {@link delay}. */
  isLate?: boolean;
}

/** Shown to a logged-in member instead of the login. */
export function CurrentMember({ user, ...props }: CurrentMemberProps) {
  const { label } = useLabels();
  return user ? (
    <AccountCard
      level={2}
      heading={label('logIn.current.heading', { name: nameOf(user) })}
      text={label('logIn.current.text')}
      office={props.office}
    >
      <Sending>
        <ButtonLink href={props.enterHref} size="lg" iconEnd="arrow-right">
          <Label name="logIn.current.enter" />
        </ButtonLink>
        <Button variant="quiet" size="lg" onClick={props.onLogout}>
          <Label name="logIn.current.logout" />
        </Button>
      </Sending>
    </AccountCard>
  ) : (
    <Checking {...props} />
  );
}

function Checking({ office, isLate, onRetry }: Omit<CurrentMemberProps, 'user'>) {
  const { label } = useLabels();
  const [hasWaited, setHasWaited] = useState(isLate ?? false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <AccountCard level={2} heading={label('logIn.heading')} office={office}>
      <Waiting role="status">
        {hasWaited ? (
          <Notice tone="danger">
            <Label name="logIn.current.away" />
          </Notice>
        ) : (
          <Label name="logIn.current.checking" />
        )}
      </Waiting>
      {hasWaited && (
        <Sending>
          <Button size="lg" variant="secondary" onClick={onRetry}>
            <Label name="logIn.again" />
          </Button>
        </Sending>
      )}
    </AccountCard>
  );
}

/** Milliseconds before the backend counts as slow. */
const delay = 5_000;

/** Returns the account's name, or its e-mail address if it has none. */
function nameOf({ first_name, last_name, email }: NonNullable<CurrentMemberProps['user']>): string {
  return `${first_name} ${last_name}`.trim() || email;
}

const Waiting = styled.div`
  min-height: 3rem;
`;
