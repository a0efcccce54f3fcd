import { useEffect, type ReactNode } from 'react';
import type { Audience } from '../../../contract/members/audiences.ts';
import { useLabels } from '../../i18n/Labels.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { homeKeyOf, Opening, useArea } from './AreaContext.tsx';
import { AreaSkeleton } from './AreaSkeleton.tsx';
import { AreaTrouble } from './AreaTrouble.tsx';
import { MemberNotFound } from './MemberNotFound.tsx';
import type { Loaded } from './useLoaded.ts';

interface OutcomeProps<Result> {
  of: Loaded<Result>;
  onRetry: () => void;
  /** Renders the result. */
  children: (result: Result) => ReactNode;
}

/** Shows the state of a call: loading, the result, or why there is none. */
export function Outcome<Result>({ of, onRetry, children }: OutcomeProps<Result>) {
  switch (of.kind) {
    case 'done':
      return (
        <>
          {of.isRetry && <FocusOnMain />}
          {children(of.result)}
        </>
      );
    case 'failed':
      if (of.reason === 'denied') return <Denied />;
      return <AreaTrouble reason={of.reason} isRetrying={of.isRetrying} onRetry={onRetry} />;
    case 'loading':
      return <AreaSkeleton />;
  }
}

/** @param audience the group of members that the page is for, if known */
export function Denied({ audience }: { audience?: Audience | undefined }) {
  const { user, office } = useArea();
  const { label } = useLabels();
  return (
    <>
      <Opening title={label('members.denied.title')} />
      <AccessDenied audience={audience} homeKey={homeKeyOf(user)} office={office} />
    </>
  );
}

export function NotFound() {
  const { user } = useArea();
  const { label } = useLabels();
  return (
    <>
      <Opening title={label('members.notFound.title')} />
      <MemberNotFound homeKey={homeKeyOf(user)} />
    </>
  );
}

/** Moves focus to the main region, since the pressed button or the sent form is gone. */
function FocusOnMain() {
  useEffect(() => document.querySelector('main')?.focus(), []);
  return null;
}
