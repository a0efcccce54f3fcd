import type { MemberPageKey, MemberScreenKey } from '../../contract/members/audiences.ts';
import {
  labels,
  type Language,
  languages,
  memberPages,
  memberScreens,
  membersHomes,
} from '../../locales/languages.ts';
import type { MemberPage } from '../model/memberPage.ts';
import type { Problem } from '../problems/problems.ts';
import type { Originated, Site } from '../model/site.ts';
import { homePath } from './namedRoutes.ts';

/** The editor's page that is the home of the members' area. A site without it has no such area. */
export function membersHomeOf({ pages }: Pick<Site, 'pages'>) {
  return pages
    .filter((page) => page.key === 'content')
    .find(({ translations }) =>
      translations.some(
        ({ language, slug }) => `${homePath(language)}${slug}` === membersHomes[language],
      ),
    );
}

/** The pages of the area, in the languages of its home. */
export function memberPagesOf(site: Pick<Site, 'pages'>): readonly Originated<MemberPage>[] {
  const home = membersHomeOf(site);
  if (!home) return [];
  const isThere = (language: Language) =>
    home.translations.some((entry) => entry.language === language);
  return names.map((name) => ({
    key: 'member',
    name,
    translations: languages.filter(isThere).map((language) => ({
      ...ofEditors,
      language,
      title: labels[language].memberPages[name],
      description: labels[language].membersOnly.text,
    })),
    origin: 'the website itself',
  }));
}

/** Problems of the area's home: its slug must be the one that mails and menus link to. */
export function strayMembersHomes(site: Pick<Site, 'pages'>): Problem[] {
  const home = membersHomeOf(site);
  return (home?.translations ?? []).flatMap(({ language, slug }) => {
    const expected = membersHomes[language].slice(homePath(language).length);
    if (!home || slug === expected) return [];
    return [
      {
        origin: home.origin,
        field: `translations.${language}.slug`,
        expected: `${expected}, where mails and menus lead members to, found ${slug}`,
      },
    ];
  });
}

const names = [...Object.keys(memberPages), ...Object.keys(memberScreens)] as readonly (
  | MemberPageKey
  | MemberScreenKey
)[];

/** Fields that only editors can fill in. */
const ofEditors = {
  navigation_title: undefined,
  keywords: undefined,
  lead: undefined,
  body: undefined,
};
