import {
  newsletterConfirmPages,
  newsletterUnsubscribePages,
} from '../../contract/addresses/newsletterPages.ts';
import type { Language } from '../../locales/languages.ts';
import type { NewsSection } from '../kinds/news.ts';

/**
 * The pages that the code knows by name, with their path in each language (specification, section
 * 2; search, sitemap and newsletter pages are our own). If the specification has no French path,
 * French is missing here, and its slug comes from the content.
 */
export const namedRoutes = {
  contact: { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' },
  thanks: { de: '/danke', en: '/en/thanks', fr: '/fr/merci' },
  imprint: { de: '/impressum', en: '/en/imprint', fr: '/fr/mentions-legales' },
  /** In French, both are one page, since the contact form's consent links there. */
  privacy: { de: '/datenschutz', en: '/en/privacy', fr: '/fr/mentions-legales' },
  search: { de: '/suche', en: '/en/search', fr: '/fr/recherche' },
  sitemap: { de: '/uebersicht', en: '/en/sitemap', fr: '/fr/plan-du-site' },
  /** All products, and all manufacturers. */
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

/** The keys of pages that every website has. */
export const neededPages = ['home', 'notFound', 'contact', 'imprint', 'privacy'] as const;

/** The anchor of the privacy notice if it is a part of a page. */
export const privacyAnchor = 'privacy';

/**
 * The section of the privacy notice that names the providers, and where visitors withdraw their
 * consent to them.
 */
export const externalContentNotice = `${namedRoutes.privacy.de}#external-content`;

/** The accessibility statement: an editor's page at a path that the footer links to. */
export const accessibilityPath = '/barrierefreiheit';

/** The privacy notice for the association's social media profiles, also an editor's page. */
export const socialMediaPrivacyPath = '/datenschutz-social';

/**
 * The path of a section's news list in the default language. It follows the specification's
 * wildcard routes, with the project's short name in place of `{product}`.
 */
export function newsSectionPath(section: NewsSection, product: string): string {
  return section === 'news' ? '/aktuelles' : `/${product}-arbeitskreise`;
}

/** The page that the service worker shows if it can't get the requested one. */
export function offlinePath(language: Language): string {
  return `${homePath(language)}offline`;
}

/** The path of a language's start page. */
export function homePath(language: Language): string {
  return language === 'de' ? '/' : `/${language}/`;
}
