import type { ReactElement } from 'react';
import { Island } from '../../components/island/Island.tsx';
import { AccountFrame } from '../../components/members/signIn/AccountFrame.tsx';
import { MembersSignIn } from '../../components/members/signIn/MembersSignIn.island.tsx';
import { OfficeContact } from '../../components/members/signIn/OfficeContact.tsx';
import { SignInWithoutScript } from '../../components/members/signIn/SignInWithoutScript.tsx';
import { membersHomes } from '../../locales/languages.ts';
import type { PageContext } from '../template/pageContext.ts';
import { officeProps } from './officeProps.ts';

/**
 * Returns the start of the members' home page, before its text: the log-in, or the office's contact
 * details on a site without a backend. Returns undefined for other pages.
 */
export function signInPart(context: PageContext): ReactElement | undefined {
  const { content } = context;
  if (!isMembersHome(context)) return undefined;
  const office = officeProps(context);
  return content.members ? (
    <AccountFrame office={office} level={3}>
      <div>
        <Island on="load">
          <MembersSignIn backend={content.members} />
        </Island>
        <noscript>
          <SignInWithoutScript />
        </noscript>
      </div>
    </AccountFrame>
  ) : (
    <OfficeContact {...office} reason="closed" />
  );
}

/** Whether the page contains the log-in form. */
export function hasSignIn(context: PageContext): boolean {
  return isMembersHome(context) && context.content.members !== undefined;
}

function isMembersHome({ route, language }: PageContext): boolean {
  return route.path === membersHomes[language];
}
