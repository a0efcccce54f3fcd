import type { Language } from '../../locales/languages.ts';
import {
  memberPages,
  membersHomes,
  memberScreens,
  type MemberPageKey,
  type MemberScreenKey,
} from '../members/pages.ts';

/** The address of a page of the members' area in a language. */
export function memberPath(key: MemberPageKey | MemberScreenKey, language: Language): string {
  const slug = isPage(key) ? memberPages[key][language] : memberScreens[key][language];
  return `${membersHomes[language]}/${slug}`;
}

/** The address of a page that the office wrote: of a name that the site knows, or of its own. */
export function memberPagePath(
  {
    key,
    slug = '',
  }: { readonly key?: MemberPageKey | undefined; readonly slug?: string | undefined },
  language: Language,
): string {
  return key ? memberPath(key, language) : `${membersHomes[language]}/${slug}`;
}

/** The address of a piece of members' news. */
export function memberNewsPath(slug: string, language: Language): string {
  return `${memberPath('news', language)}/${slug}`;
}

/** What an address below the area's own asks for: what comes of it, the backend decides. */
type MemberPlace =
  | { readonly kind: 'news'; readonly slug: string }
  | { readonly kind: 'page'; readonly slug: string }
  | { readonly kind: 'none' };

/** What an address asks for that is none of the named ones. */
export function memberPlaceAt(path: string, language: Language): MemberPlace {
  const news = `${memberPath('news', language)}/`;
  const isNews = path.startsWith(news);
  const above = isNews ? news : `${membersHomes[language]}/`;
  const slug = path.startsWith(above) ? path.slice(above.length).replace(/\/$/, '') : '';
  if (!possibleSlug.test(slug)) return { kind: 'none' };
  return { kind: isNews ? 'news' : 'page', slug };
}

/** What editors may choose. Anything else is not even asked for. */
const possibleSlug = /^[a-z0-9-]{1,200}$/;

function isPage(key: MemberPageKey | MemberScreenKey): key is MemberPageKey {
  return key in memberPages;
}
