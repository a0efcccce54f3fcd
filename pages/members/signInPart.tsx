import type { ReactElement } from 'react';
import { Island } from '../../components/island/Island.tsx';
import { AccountFrame } from '../../components/members/signIn/AccountFrame.tsx';
import { MembersSignIn } from '../../components/members/signIn/MembersSignIn.island.tsx';
import { OfficeContact } from '../../components/members/signIn/OfficeContact.tsx';
import { SignInWithoutScript } from '../../components/members/signIn/SignInWithoutScript.tsx';
import { membersHomes } from '../../contract/members/pages.ts';
import type { PageContext } from '../template/pageContext.ts';
import { officeProps } from './officeProps.ts';

/**
 * What the page with which the members' area begins has before its text: the log-in, or, on a site
 * that knows no backend, the way to the office. Other pages have nothing of it.
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

/** Whether members log in on this page. */
export function hasSignIn(context: PageContext): boolean {
  return isMembersHome(context) && context.content.members !== undefined;
}

function isMembersHome({ route, language }: PageContext): boolean {
  return route.path === membersHomes[language];
}
