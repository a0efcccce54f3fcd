import { useState } from 'react';
import type { CurrentUser, SessionSnapshot } from '../../../contract/members/session.ts';

interface Member {
  /** Whose screen is there, be it hidden. */
  readonly user: CurrentUser | undefined;
  /** Whether the screen may be seen. */
  readonly isShown: boolean;
  /** Whether the log-in stands in its place. */
  readonly isAsked: boolean;
  readonly isExpired: boolean;
}

/**
 * Who is logged in. While somebody logs in, the log-in stays; where a login expires over something typed, so
 * does the screen, out of sight, for the same member.
 */
export function useMember(snapshot: SessionSnapshot, hasTyped: boolean): Member {
  const [known, setKnown] = useState<SessionSnapshot>(snapshot);
  const [kept, setKept] = useState<CurrentUser>();
  if (snapshot !== known && snapshot.state !== 'unknown') {
    setKnown(snapshot);
    if (snapshot.user) setKept(snapshot.user);
    else if (!snapshot.isExpired || !hasTyped) setKept(undefined);
  }
  const isShown = snapshot.state === 'in';
  return {
    user: isShown ? snapshot.user : kept,
    isShown,
    isAsked: !isShown && known.state === 'out',
    isExpired: known.isExpired ?? false,
  };
}
