import { sampleLanguageOf } from '../../../components/i18n/sampleLanguages.fixtures.ts';
import { useMemo, useState } from 'react';
import {
  AreaContext,
  type Area,
  type AreaOpening,
} from '../../../components/members/area/AreaContext.tsx';
import {
  areaFixtures,
  callsFixture,
  memberFixtures,
  officeFixture,
} from '../../../components/members/area/area.fixtures.ts';
import { AreaFrame } from '../../../components/members/area/AreaFrame.tsx';
import { AreaScreen, type AreaScreenProps } from '../../../components/members/area/AreaScreen.tsx';
import { PageRegion } from '../../../components/frame/Page.tsx';
import { useLabels } from '../../../components/i18n/Labels.tsx';
import type { MemberCalls } from '../../../contract/members/content.ts';
import type { CurrentUser } from '../../../contract/members/session.ts';

interface AreaStageProps extends Omit<AreaScreenProps, 'path'> {
  path?: string;
  user?: CurrentUser;
  /** Default: a backend that answers immediately, in the page's language. */
  calls?: MemberCalls;
}

/** A page of the members' area for a logged-in member, without a session. */
export function AreaStage({
  page,
  path = '/',
  user = memberFixtures.both,
  calls: given,
}: AreaStageProps) {
  const { language } = useLabels();
  const [opening, open] = useState<AreaOpening>();
  const [said, say] = useState('');
  const calls = useMemo(
    () => given ?? callsFixture(areaFixtures[sampleLanguageOf(language)]),
    [given, language],
  );
  const area = useMemo<Area>(
    () => ({
      ...{ user, calls, office: officeFixture, backend: 'https://cms.example' },
      hasAccountExtensions: true,
      ...{ open, say, keepTyped: () => undefined },
    }),
    [user, calls],
  );
  return (
    <PageRegion>
      <AreaFrame {...areaFixtures[sampleLanguageOf(language)].place} opening={opening} said={said}>
        <AreaContext value={area}>
          <AreaScreen page={page} path={path} />
        </AreaContext>
      </AreaFrame>
    </PageRegion>
  );
}
