import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CallsOf } from '../../../browser/members/memberCalls.ts';
import type { Session } from '../../../browser/session/Session.ts';
import { onSessionChanged, sessionSnapshot } from '../../../browser/session/sessionStore.ts';
import { notYetKnown } from '../../../browser/session/snapshot.ts';
import { memberLinks } from '../../../browser/stores/memberLinks.ts';
import type { LabelKey } from '../../../contract/labels.ts';
import { contentAddressOf, type MembersBackend } from '../../../contract/members/backend.ts';
import type { MemberCalls } from '../../../contract/members/content.ts';
import type { MemberPageKey, MemberScreenKey } from '../../../contract/members/pages.ts';
import { useLabels } from '../../i18n/Labels.tsx';
import { plain } from '../../i18n/Words.tsx';
import { laterLabels } from '../../island/laterLabels.ts';
import { useIsAlive } from '../../island/useIsAlive.ts';
import { Invitation } from '../signIn/Invitation.tsx';
import { PasswordReset } from '../signIn/PasswordReset.tsx';
import { SignIn } from '../signIn/SignIn.tsx';
import { AreaContext, type Area, type AreaOpening } from './AreaContext.tsx';
import { AreaFrame, type AreaPlace } from './AreaFrame.tsx';
import { AreaScreen, type AreaScreenProps } from './AreaScreen.tsx';
import { AreaSkeleton } from './AreaSkeleton.tsx';
import { AreaTrouble } from './AreaTrouble.tsx';
import type { OfficeProps } from '../signIn/OfficeContact.tsx';
import { useFocusOnChange } from './useFocusOnChange.ts';
import { useMember } from './useMember.ts';

export interface MembersAreaProps extends AreaPlace {
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

MembersArea.labels = ['breadcrumbs.label', 'members.loading'] satisfies LabelKey[];

MembersArea.later = laterLabels([
  'contactDetails.email',
  'contactDetails.fax',
  'contactDetails.mobile',
  'contactDetails.phone',
  'contactForm.required',
  'legal.onThisPage',
  'link.inGerman',
  'link.newTab',
  'members.card.audiences.adt',
  'members.card.audiences.vhm',
  'members.card.number',
  'members.card.of',
  'members.card.profile',
  'members.card.title',
  'members.denied.adt',
  'members.denied.ask',
  'members.denied.text',
  'members.denied.title',
  'members.denied.vhm',
  'members.documents.categories.fees',
  'members.documents.categories.forms',
  'members.documents.categories.guides',
  'members.documents.categories.minutes',
  'members.documents.categories.press',
  'members.documents.lead',
  'members.documents.none',
  'members.documents.title',
  'members.download.failed',
  'members.download.loading',
  'members.download.saved',
  'members.home.allDocuments',
  'members.home.allNews',
  'members.home.documentsSince',
  'members.home.greeting',
  'members.home.new',
  'members.home.newestDocuments',
  'members.home.newsSince',
  'members.home.nothingSince',
  'members.home.since',
  'members.home.title',
  'members.home.topics',
  'members.late',
  'members.loaded',
  'members.new',
  'members.news.lead',
  'members.news.none',
  'members.news.title',
  'members.notFound.text',
  'members.notFound.title',
  'members.profile.askDeletion',
  'members.profile.changePassword',
  'members.profile.contact',
  'members.profile.contactText',
  'members.profile.data',
  'members.profile.dataOfOffice',
  'members.profile.dataText',
  'members.profile.deletionRequest',
  'members.profile.deletionSent',
  'members.profile.deletionText',
  'members.profile.download',
  'members.profile.downloaded',
  'members.profile.endSessions',
  'members.profile.fields.city',
  'members.profile.fields.email',
  'members.profile.fields.language',
  'members.profile.fields.name',
  'members.profile.fields.phone',
  'members.profile.fields.practice',
  'members.profile.fields.street',
  'members.profile.fields.zip_code',
  'members.profile.fileName',
  'members.profile.languageHint',
  'members.profile.lead',
  'members.profile.newPassword',
  'members.profile.office',
  'members.profile.officeText',
  'members.profile.oldPassword',
  'members.profile.password',
  'members.profile.passwordChanged',
  'members.profile.passwordStays',
  'members.profile.passwordText',
  'members.profile.passwordValid',
  'members.profile.request',
  'members.profile.requestHint',
  'members.profile.requestSent',
  'members.profile.requestSubmit',
  'members.profile.save',
  'members.profile.saved',
  'members.profile.sendDeletion',
  'members.profile.sessions',
  'members.profile.sessionsEnded',
  'members.profile.sessionsText',
  'members.profile.title',
  'members.profile.wrongPassword',
  'members.retry',
  'members.search.lead',
  'members.search.title',
  'members.sending',
  'members.signIn',
  'members.toHome',
  'members.toSearch',
  'members.trouble.away',
  'members.trouble.limited',
  'members.unsent.away',
  'members.unsent.limited',
  'news.all',
  'news.by',
  'news.more',
  'search.field',
  'search.found',
  'search.none',
  'search.submit',
  'signIn.again',
  'signIn.away',
  'signIn.capsLock',
  'signIn.code.back',
  'signIn.code.heading',
  'signIn.code.label',
  'signIn.code.missing',
  'signIn.code.submit',
  'signIn.code.text',
  'signIn.code.wrong',
  'signIn.email',
  'signIn.emailForm',
  'signIn.emailMissing',
  'signIn.expired',
  'signIn.forgot',
  'signIn.heading',
  'signIn.hide',
  'signIn.hidePassword',
  'signIn.invitation.done',
  'signIn.invitation.doneTitle',
  'signIn.invitation.expired',
  'signIn.invitation.expiredTitle',
  'signIn.invitation.missing',
  'signIn.invitation.missingTitle',
  'signIn.invitation.password',
  'signIn.invitation.submit',
  'signIn.invitation.text',
  'signIn.invitation.title',
  'signIn.invitation.unknown',
  'signIn.invitation.unknownTitle',
  'signIn.invitation.used',
  'signIn.invitation.usedTitle',
  'signIn.limited',
  'signIn.office.closed',
  'signIn.office.closedHeading',
  'signIn.office.heading',
  'signIn.office.hours',
  'signIn.office.text',
  'signIn.password',
  'signIn.passwordMissing',
  'signIn.readable',
  'signIn.refused',
  'signIn.remember',
  'signIn.rememberHint',
  'signIn.request.other',
  'signIn.request.sent',
  'signIn.request.sentHint',
  'signIn.request.sentTitle',
  'signIn.request.submit',
  'signIn.request.text',
  'signIn.request.title',
  'signIn.reset.done',
  'signIn.reset.doneTitle',
  'signIn.reset.expired',
  'signIn.reset.expiredTitle',
  'signIn.reset.password',
  'signIn.reset.submit',
  'signIn.reset.text',
  'signIn.reset.textStays',
  'signIn.reset.title',
  'signIn.reset.unknown',
  'signIn.reset.unknownTitle',
  'signIn.reset.used',
  'signIn.reset.usedTitle',
  'signIn.rules.all',
  'signIn.rules.broken',
  'signIn.rules.length',
  'signIn.rules.met',
  'signIn.rules.mixed',
  'signIn.rules.open',
  'signIn.sending',
  'signIn.show',
  'signIn.showPassword',
  'signIn.submit',
  'signIn.toSignIn',
  'signIn.wrong',
]);

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
  const { user, isAsked, isExpired, isShown } = useMember(snapshot, hasTyped);
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
    area && isShown ? opening : isAsked ? { title, lead: label('members.signIn') } : undefined;
  const heading = plain(shown?.title ?? title);
  useEffect(() => {
    document.title = `${heading} – ${siteName}`;
  }, [heading, siteName]);
  useFocusOnChange(isAsked, isShown);

  return (
    <AreaFrame title={title} trail={trail} opening={shown} said={said}>
      {isAsked && (
        <SignIn
          backend={backend}
          openSession={() => sessionOf(backend)}
          office={office}
          notice={isExpired ? 'expired' : undefined}
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
      {!isAsked && !area && trouble && <AreaTrouble reason="away" onRetry={retry} />}
      {!isAsked && !area && !trouble && <AreaSkeleton />}
    </AreaFrame>
  );
}

function Waiting({ title, trail }: AreaPlace) {
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
    const patience = setTimeout(() => setTrouble(true), longest);
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
      clearTimeout(patience);
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
