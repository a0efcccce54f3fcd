import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CallsOf } from '../../../browser/members/memberCalls.ts';
import type { Session } from '../../../browser/session/Session.ts';
import { onSessionChanged, sessionSnapshot } from '../../../browser/session/sessionStore.ts';
import { notYetKnown } from '../../../browser/session/snapshot.ts';
import { memberLinks } from '../../../browser/stores/memberLinks.ts';
import { contentAddressOf, type MembersBackend } from '../../../contract/members/backend.ts';
import type { MemberCalls } from '../../../contract/members/content.ts';
import type { MemberPageKey, MemberScreenKey } from '../../../contract/members/audiences.ts';
import { useLabels } from '../../i18n/Labels.tsx';
import { plain } from '../../i18n/Words.tsx';
import { useIsAlive } from '../../island/useIsAlive.ts';
import { Invitation } from '../logIn/Invitation.tsx';
import { PasswordReset } from '../logIn/PasswordReset.tsx';
import { LogIn } from '../logIn/LogIn.tsx';
import { AreaContext, type Area, type AreaOpening } from './AreaContext.tsx';
import { AreaFrame, type AreaPage } from './AreaFrame.tsx';
import { AreaScreen, type AreaScreenProps } from './AreaScreen.tsx';
import { AreaSkeleton } from './AreaSkeleton.tsx';
import { AreaTrouble } from './AreaTrouble.tsx';
import type { OfficeProps } from '../logIn/OfficeContact.tsx';
import { useFocusOnChange } from './useFocusOnChange.ts';
import { useMember } from './useMember.ts';

export interface MembersAreaProps extends AreaPage {
  backend: MembersBackend;
  /** Missing on the page that is served for all other addresses of the area. */
  page?: MemberPageKey | MemberScreenKey | undefined;
  office: OfficeProps;
  siteName: string;
}

/**
 * A page of the members' area: the content of its URL for a logged-in member, otherwise the login. The
 * built HTML contains only the page's title.
 */
export function MembersArea(props: MembersAreaProps) {
  const { backend, page, office, siteName } = props;
  const isAlive = useIsAlive();
  if (page !== 'resetPassword' && page !== 'invitation') return <LoggedIn {...props} page={page} />;
  // The labels are loaded with this script, since most visitors who open a page of the area never see them.
  if (!isAlive) return <Waiting {...props} />;
  const byLink = { openSession: () => sessionOf(backend), links: memberLinks, office, siteName };
  return page === 'invitation' ? (
    <Invitation {...byLink} />
  ) : (
    <PasswordReset {...byLink} keepsSessions={!hasAccountExtensions(backend)} />
  );
}

/** A host of several projects cannot end other sessions and does not export members' data. */
function hasAccountExtensions({ kind }: MembersBackend): boolean {
  return kind === 'directus';
}

function LoggedIn(props: MembersAreaProps & Pick<AreaScreenProps, 'page'>) {
  const { backend, page, office, siteName, title, trail } = props;
  const { label, language } = useLabels();
  const [opening, setOpening] = useState<AreaOpening>();
  const [said, setSaid] = useState('');
  const [hasTyped, setHasTyped] = useState(false);
  const snapshot = useSyncExternalStore(onSessionChanged, sessionSnapshot, () => notYetKnown);
  const { user, needsLogIn, isExpired, isShown } = useMember(snapshot, hasTyped);
  const expired = hasTyped ? 'expiredWhileWriting' : 'expired';
  const { callsAs, trouble, retry } = useCalls(backend);
  const email = user?.email;
  const id = user?.id;

  const calls = useMemo(
    () => (email === undefined ? undefined : callsAs?.({ language, email })),
    [callsAs, email, language],
  );
  const area = useMemo<Area | undefined>(
    () =>
      user &&
      calls && {
        ...{ user, calls, office, backend: contentAddressOf(backend) },
        hasAccountExtensions: hasAccountExtensions(backend),
        ...{ open: setOpening, say: setSaid, keepTyped: setHasTyped },
      },
    // Other changes of the user, such as a new name, are no reason to start again.
    // oxlint-disable-next-line react/exhaustive-deps -- an island's props never change
    [id, calls],
  );

  const shown =
    area && isShown ? opening : needsLogIn ? { title, lead: label('members.logIn') } : undefined;
  const heading = plain(shown?.title ?? title);
  useEffect(() => {
    document.title = `${heading} – ${siteName}`;
  }, [heading, siteName]);
  useFocusOnChange(needsLogIn, isShown);

  return (
    <AreaFrame title={title} trail={trail} opening={shown} said={said}>
      {needsLogIn && (
        <LogIn
          backend={backend}
          openSession={() => sessionOf(backend)}
          office={office}
          notice={isExpired ? expired : undefined}
        />
      )}
      {area && (
        // Hidden instead of unmounted: the input is still there when the same member logs in again after an
        // expired login.
        <div key={area.user.id} hidden={!isShown}>
          <AreaContext value={area}>
            <AreaScreen page={page} path={location.pathname} />
          </AreaContext>
        </div>
      )}
      {!needsLogIn && !area && trouble && <AreaTrouble reason="away" onRetry={retry} />}
      {!needsLogIn && !area && !trouble && <AreaSkeleton />}
    </AreaFrame>
  );
}

function Waiting({ title, trail }: AreaPage) {
  return (
    <AreaFrame title={title} trail={trail} said="">
      <AreaSkeleton />
    </AreaFrame>
  );
}

/** Returns the session's calls once their code is loaded. */
function useCalls(backend: MembersBackend) {
  const [callsAs, setCallsAs] = useState<CallsAs>();
  const [trouble, setTrouble] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLeft = false;
    const timer = setTimeout(() => setTrouble(true), longest);
    Promise.all([sessionOf(backend), import('../../../browser/members/memberCalls.ts')]).then(
      ([session, { memberCalls }]) => {
        if (!isLeft) setCallsAs(() => (of: CallsOf) => memberCalls(session, of));
        // If the backend was unreachable, it is still unknown who is logged in.
        if (attempt > 0) void session.refreshUser();
      },
      () => {
        if (!isLeft) setTrouble(true);
      },
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- an island's props never change
  }, [attempt]);

  const retry = () => {
    setTrouble(false);
    setAttempt(attempt + 1);
  };
  return { callsAs, trouble, retry };
}

type CallsAs = (of: CallsOf) => MemberCalls;

/** Milliseconds to wait for the login state before an error is shown. */
const longest = 10_000;

async function sessionOf(backend: MembersBackend): Promise<Session> {
  const { memberSession } = await import('../../../browser/session/memberSession.ts');
  return memberSession(backend);
}
