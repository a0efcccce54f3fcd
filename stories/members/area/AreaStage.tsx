import { useMemo, useState } from 'react';
import {
  AreaContext,
  type Area,
  type AreaOpening,
} from '../../../components/members/area/AreaContext.tsx';
import { AreaFrame } from '../../../components/members/area/AreaFrame.tsx';
import { AreaScreen, type AreaScreenProps } from '../../../components/members/area/AreaScreen.tsx';
import { PageRegion } from '../../../components/frame/Page.tsx';
import type { MemberCalls } from '../../../contract/members/content.ts';
import type { CurrentUser } from '../../../contract/members/session.ts';
import { areaTexts, callsOf, sampleMembers, sampleOffice } from './sampleBackend.ts';

interface AreaStageProps extends Omit<AreaScreenProps, 'path'> {
  /** The URL without the host, which determines the content if `page` is missing. Default `/`. */
  path?: string;
  /** The logged-in member. Default: a member of both associations. */
  user?: CurrentUser;
  /** Default: a backend that answers immediately. */
  calls?: MemberCalls;
}

const answering = callsOf(areaTexts);

/** A page of the members' area for a logged-in member, without a session. */
export function AreaStage({
  page,
  path = '/',
  user = sampleMembers.both,
  calls = answering,
}: AreaStageProps) {
  const [opening, open] = useState<AreaOpening>();
  const [said, say] = useState('');
  const area = useMemo<Area>(
    () => ({
      ...{ user, calls, office: sampleOffice, backend: 'https://cms.example' },
      hasAccountExtensions: true,
      ...{ open, say, keepTyped: () => undefined },
    }),
    [user, calls],
  );
  return (
    <PageRegion>
      <AreaFrame {...areaTexts.place} opening={opening} said={said}>
        <AreaContext value={area}>
          <AreaScreen page={page} path={path} />
        </AreaContext>
      </AreaFrame>
    </PageRegion>
  );
}
