import styled from '@emotion/styled';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onSessionChanged, sessionSnapshot } from '../../../browser/session/sessionStore.ts';
import { loggedOut } from '../../../browser/session/snapshot.ts';
import { memberAttribute } from '../../../contract/markup.ts';
import type { MembersBackend } from '../../../contract/members/backend.ts';
import { memberPages, membersHomes } from '../../../locales/languages.ts';
import { returnPath } from '../../../contract/members/addresses.ts';
import type { CurrentUser } from '../../../contract/members/session.ts';
import { useLabels } from '../../i18n/Labels.tsx';
import { useIsAlive } from '../../island/useIsAlive.ts';
import { CurrentMember } from './CurrentMember.tsx';
import { LogIn } from './LogIn.tsx';

export interface MembersLogInProps {
  /** The backend that knows the members. */
  backend: MembersBackend;
}

/**
 * The login on the first page of the members' area. A member who is already logged in gets a link to the
 * area. The card itself is part of the build's HTML. After login, leads to the page named in the URL,
 * otherwise to the member's home page.
 */
export function MembersLogIn({ backend }: MembersLogInProps) {
  const { language } = useLabels();
  const { state, user, isExpired } = useSyncExternalStore(
    onSessionChanged,
    sessionSnapshot,
    () => loggedOut,
  );
  const isAlive = useIsAlive();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLeaving = useRef(false);
  const open = async () =>
    (await import('../../../browser/session/memberSession.ts')).memberSession(backend);

  useEffect(() => {
    if (state !== 'unknown') return;
    // If loading fails here, the next attempt loads it again.
    import('../../../browser/session/memberSession.ts')
      .then(({ memberSession }) => memberSession(backend))
      .catch(() => undefined);
  }, [state, backend]);

  useEffect(() => {
    if (state !== 'out' || !isLeaving.current) return;
    isLeaving.current = false;
    // The pressed button is gone.
    heading.current?.focus();
  }, [state]);

  const logOut = () => {
    isLeaving.current = true;
    void open().then((session) => session.logout());
  };

  const home = () => {
    const member = sessionSnapshot().user ?? user;
    const { [language]: page } = memberPages[isOfAdtAlone(member) ? 'homeAdt' : 'home'];
    return returnPath(location.search, location.origin) ?? `${membersHomes[language]}/${page}`;
  };

  return (
    <Place data-asleep={isAlive ? undefined : ''}>
      {state === 'out' ? (
        <LogIn
          backend={backend}
          openSession={open}
          headingRef={heading}
          notice={isExpired ? 'expired' : undefined}
          onLoggedIn={() => location.assign(home())}
        />
      ) : (
        <CurrentMember
          user={user}
          enterHref={home()}
          onLogout={logOut}
          onRetry={() => location.reload()}
        />
      )}
    </Place>
  );
}

function isOfAdtAlone(member: CurrentUser | undefined): boolean {
  return member?.audiences.join() === 'adt';
}

/* For members who are logged in, the form stays hidden and its space reserved, so that nothing jumps. */
const Place = styled.div`
  html[${memberAttribute}] & {
    min-height: 23rem;
  }
  html[${memberAttribute}] &[data-asleep] > * {
    display: none;
  }
`;
