import { MembersOnlyPage } from '../../components/members/MembersOnlyPage.tsx';
import { membersHomes } from '../../contract/members/pages.ts';
import type { MemberPage } from '../../data/model/memberPage.ts';
import type { PageContext, PageContextOf } from '../template/pageContext.ts';

/**
 * The screen of an address in the members' area, whose content is in no file.
 *
 * @param name of the page; none where the screen stands for all other addresses
 */
export function membersScreen(
  { texts, language, assets }: PageContext | PageContextOf<'member'>,
  name?: MemberPage['name'],
) {
  return (
    <MembersOnlyPage
      title={texts.title}
      loginHref={membersHomes[language]}
      // What has an address of its own has not moved.
      script={name === undefined ? assets.notFoundScript : undefined}
    />
  );
}
