import type { ReactElement } from 'react';
import { Island } from '../../components/island/Island.tsx';
import { AccountFrame } from '../../components/members/logIn/AccountFrame.tsx';
import { MembersLogIn } from '../../components/members/logIn/MembersLogIn.island.tsx';
import { OfficeContact } from '../../components/members/logIn/OfficeContact.tsx';
import { LogInWithoutScript } from '../../components/members/logIn/LogInWithoutScript.tsx';
import { membersHomes } from '../../locales/languages.ts';
import type { PageContext } from '../template/pageContext.ts';
import { officeProps } from './officeProps.ts';

/**
 * Returns the start of the members' home page, before its text: the log-in, or the office's contact
 * details on a site without a backend. Returns undefined for other pages.
 */
export function logInPart(context: PageContext): ReactElement | undefined {
  const { content } = context;
  if (!isMembersHome(context)) return undefined;
  const office = officeProps(context);
  return content.members ? (
    <AccountFrame office={office} level={3}>
      <div>
        <Island on="load">
          <MembersLogIn backend={content.members} />
        </Island>
        <noscript>
          <LogInWithoutScript />
        </noscript>
      </div>
    </AccountFrame>
  ) : (
    <OfficeContact {...office} reason="closed" />
  );
}

/** True if the page contains the log-in form. */
export function hasLogIn(context: PageContext): boolean {
  return isMembersHome(context) && context.content.members !== undefined;
}

function isMembersHome({ route, language }: PageContext): boolean {
  return route.path === membersHomes[language];
}
