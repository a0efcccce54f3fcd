import {
  type Language,
  memberPages,
  memberScreens,
  membersHomes,
} from '../../locales/languages.ts';
import type { MemberPageKey, MemberScreenKey } from '../members/pages.ts';

/** The address of a page of the members' area in a language. */
export function memberPath(key: MemberPageKey | MemberScreenKey, language: Language): string {
  const slug = isPage(key) ? memberPages[key][language] : memberScreens[key][language];
  return `${membersHomes[language]}/${slug}`;
}

/** The address of a page that the office wrote, by its key or by its slug. */
export function memberPagePath(
  {
    key,
    slug = '',
  }: { readonly key?: MemberPageKey | undefined; readonly slug?: string | undefined },
  language: Language,
): string {
  return key ? memberPath(key, language) : `${membersHomes[language]}/${slug}`;
}

/** The address of a news item for members. */
export function memberNewsPath(slug: string, language: Language): string {
  return `${memberPath('news', language)}/${slug}`;
}

/** The target of an address below the area's home. The backend decides whether it exists. */
type MemberPlace =
  | { readonly kind: 'news'; readonly slug: string }
  | { readonly kind: 'page'; readonly slug: string }
  | { readonly kind: 'none' };

/** The target of an address that is none of the fixed ones. */
export function memberPlaceAt(path: string, language: Language): MemberPlace {
  const news = `${memberPath('news', language)}/`;
  const isNews = path.startsWith(news);
  const above = isNews ? news : `${membersHomes[language]}/`;
  const slug = path.startsWith(above) ? path.slice(above.length).replace(/\/$/, '') : '';
  if (!possibleSlug.test(slug)) return { kind: 'none' };
  return { kind: isNews ? 'news' : 'page', slug };
}

/** The slugs that editors may choose. Others are not requested. */
const possibleSlug = /^[a-z0-9-]{1,200}$/;

function isPage(key: MemberPageKey | MemberScreenKey): key is MemberPageKey {
  return key in memberPages;
}
