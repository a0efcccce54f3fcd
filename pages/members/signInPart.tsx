import type { ReactElement } from 'react';
import { Island } from '../../components/island/Island.tsx';
import { MembersSignIn } from '../../components/members/signIn/MembersSignIn.island.tsx';
import { OfficeContact } from '../../components/members/signIn/OfficeContact.tsx';
import { membersHomes } from '../../contract/members/pages.ts';
import type { PageContext } from '../template/pageContext.ts';
import { officeProps } from './officeProps.ts';

/**
 * What the page with which the members' area begins has before its text: the log-in, or, on a site
 * that knows no backend, the way to the office. Other pages have nothing of it.
 */
export function signInPart(context: PageContext): ReactElement | undefined {
  const { route, language, content } = context;
  if (route.path !== membersHomes[language]) return undefined;
  const office = officeProps(context);
  return content.members ? (
    <Island on="load">
      <MembersSignIn backend={content.members} office={office} />
    </Island>
  ) : (
    <OfficeContact {...office} reason="closed" />
  );
}
