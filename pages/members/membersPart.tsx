import { MembersMenu } from '../../components/navigation/MembersMenu.tsx';
import type { NavigationLink } from '../../components/navigation/navigationEntry.ts';
import { UserMenu } from '../../components/navigation/UserMenu.tsx';
import { administrationOf } from '../../contract/members/backend.ts';
import { membersHomes } from '../../locales/languages.ts';
import { memberPath } from '../../contract/members/addresses.ts';
import { translate } from '../../data/texts/translation.ts';
import type { MembersPart } from '../../eleventy/rendering/pageParts.ts';
import { subNavigationLink } from '../frame/navigationLink.ts';
import type { PageContext } from '../template/pageContext.ts';

/** Returns the members' part of the header, if the site has a log-in. */
export function membersPart(context: PageContext): MembersPart | undefined {
  const { content, language } = context;
  const { members: backend, site } = content;
  const hasPrimary = site.menus.some(({ id, entries }) => id === 'primary' && entries.length > 0);
  const hasArea = content.shells.members.some((shell) => shell.language === language);
  if (!backend || !hasPrimary || !hasArea) return undefined;
  const entries = site.menus.find(({ id }) => id === 'members')?.entries ?? [];
  return {
    backend,
    home: membersHomes[language],
    menus: (
      <>
        <MembersMenu
          sections={entries.map((entry) => ({
            heading: translate(entry.translations, language).displayName,
            links: entry.sub.map((sub) => unmarked(subNavigationLink(sub, context))),
          }))}
        />
        <UserMenu
          profileHref={memberPath('profile', language)}
          administrationHref={administrationOf(backend)}
        />
      </>
    ),
  };
}

/** Removes the mark: the browser marks the current page. */
function unmarked({ current: _, ...link }: NavigationLink) {
  return link;
}
