import { useState } from 'react';
import type { CurrentUser, SessionSnapshot } from '../../../contract/members/session.ts';

interface Member {
  /** The user whose screen is mounted, even if it is hidden. */
  readonly user: CurrentUser | undefined;
  /** True if the screen is visible. */
  readonly isShown: boolean;
  /** True if the login is shown instead. */
  readonly needsLogIn: boolean;
  readonly isExpired: boolean;
}

/**
 * Tracks who is logged in. While a visitor logs in, the login stays visible. If a login expires while the
 * screen has unsent input, the screen stays mounted but hidden, for the same member.
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
    needsLogIn: !isShown && known.state === 'out',
    isExpired: known.isExpired ?? false,
  };
}
