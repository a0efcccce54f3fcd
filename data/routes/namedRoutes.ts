import {
  newsletterConfirmPages,
  newsletterUnsubscribePages,
} from '../../contract/addresses/newsletterPages.ts';
import type { Language } from '../../locales/languages.ts';
import type { NewsSection } from '../kinds/news.ts';

/**
 * The pages that the code knows by name, with their address in each language (specification,
 * section 2; the search, the sitemap and the newsletter's are our own). Where the specification shows no French address, French is not here and its slug
 * comes from content.
 */
export const namedRoutes = {
  contact: { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' },
  thanks: { de: '/danke', en: '/en/thanks', fr: '/fr/merci' },
  imprint: { de: '/impressum', en: '/en/imprint', fr: '/fr/mentions-legales' },
  /** In French one page holds both parts, since the contact consent links there. */
  privacy: { de: '/datenschutz', en: '/en/privacy', fr: '/fr/mentions-legales' },
  search: { de: '/suche', en: '/en/search', fr: '/fr/recherche' },
  sitemap: { de: '/uebersicht', en: '/en/sitemap', fr: '/fr/plan-du-site' },
  /** All products, and all who make them. */
  products: { de: '/produkte', en: '/en/products', fr: '/fr/produits' },
  brands: { de: '/marken', en: '/en/brands', fr: '/fr/marques' },
  newsletterConfirm: newsletterConfirmPages,
  newsletterUnsubscribe: newsletterUnsubscribePages,
  watches: { de: '/uhren', en: '/en/watches' },
  jewelry: { de: '/schmuck', en: '/en/jewelry' },
  accessories: { de: '/accessories', en: '/en/accessories' },
  wedding_rings: { de: '/trauringe', en: '/en/wedding-rings' },
  beads: { de: '/perlen', en: '/en/beads' },
  engagement_rings: { de: '/verlobungsringe', en: '/en/engagement-rings' },
  optics: { de: '/optik', en: '/en/optics' },
  for_kids: { de: '/fuer-kinder', en: '/en/for-kids' },
  events: { de: '/events', en: '/en/events' },
  home_fabrics: { de: '/heimtextilien', en: '/en/home-fabrics' },
  decoratives: { de: '/dekoration', en: '/en/decoratives' },
  floral_workshop: { de: '/florale-werkstatt', en: '/en/floral_workshop' },
  room_fragrances: { de: '/raumduefte', en: '/en/room-fragrances' },
  bicycles: { de: '/fahrraeder', en: '/en/bicycles' },
  window: { de: '/digitales-schaufenster', en: '/en/store-window' },
} as const satisfies Record<string, { readonly de: string } & Partial<Record<Language, string>>>;

/** The privacy notice as a part of a page: what a link to it leads to. */
export const privacyAnchor = 'privacy';

/** In the privacy notice, which names the providers there and where consent to them is withdrawn. */
export const externalContentNotice = `${namedRoutes.privacy.de}#external-content`;

/** The accessibility statement, a page of the editor's own with an address that the footer knows. */
export const accessibilityPath = '/barrierefreiheit';

/** The privacy notice of the association's profiles in social media, an editor's page as well. */
export const socialMediaPrivacyPath = '/datenschutz-social';

/**
 * The page that lists a section's news, in the default language. The specification's wildcard
 * routes, with the short name of the project in place of `{product}`.
 */
export function newsSectionPath(section: NewsSection, product: string): string {
  return section === 'news' ? '/aktuelles' : `/${product}-arbeitskreise`;
}

/** What the service worker shows in place of a page that it can't get. */
export function offlinePath(language: Language): string {
  return `${homePath(language)}offline`;
}

/** The start page of a language. */
export function homePath(language: Language): string {
  return language === 'de' ? '/' : `/${language}/`;
}
