/*
 * The pages of the members' area (specification, section 2). Their addresses are fixed, since mails
 * and menus link to them. The backend has their content and checks access to it.
 */

/** The home of the area, which everybody can open: it has the log-in. */
export const membersHomes = {
  de: '/mitgliederbereich',
  en: '/en/members-area',
  fr: '/fr/espace-membres',
} as const;

/** The members that a page is for: those of the association, or those of the ADT. */
export type Audience = 'vhm' | 'adt';

/** The last part of each page's address, by the key in the backend's records. */
export const memberPages = {
  home: { de: 'home', en: 'home', fr: 'accueil', audience: 'vhm' },
  medicines: {
    de: 'arzneimittelkommision',
    en: 'medicines-commission',
    fr: 'commission-du-medicament',
    audience: 'vhm',
  },
  hotline: { de: 'hotline', en: 'hotline', fr: 'assistance', audience: 'vhm' },
  legalAdvice: {
    de: 'rechtsberatung',
    en: 'legal-advice',
    fr: 'conseil-juridique',
    audience: 'vhm',
  },
  products: { de: 'produkte', en: 'products', fr: 'produits', audience: 'vhm' },
  press: { de: 'presse', en: 'press', fr: 'presse', audience: 'vhm' },
  homeAdt: { de: 'home-adt', en: 'home-adt', fr: 'accueil-adt', audience: 'adt' },
  feesAdt: {
    de: 'gebuehrenverzeichnis-adt',
    en: 'fee-schedule-adt',
    fr: 'tarifs-adt',
    audience: 'adt',
  },
  contractAdt: {
    de: 'behandlungsvertrag-adt',
    en: 'treatment-contract-adt',
    fr: 'contrat-de-soins-adt',
    audience: 'adt',
  },
  codeAdt: {
    de: 'berufsordnung-adt',
    en: 'professional-code-adt',
    fr: 'code-de-deontologie-adt',
    audience: 'adt',
  },
} as const satisfies Record<string, { de: string; en: string; fr: string; audience: Audience }>;

/** The area's pages that editors do not write. */
export const memberScreens = {
  /** The list. The items are below it, by their slugs. */
  news: { de: 'aktuelles', en: 'news', fr: 'actualites' },
  documents: { de: 'dokumente', en: 'documents', fr: 'documents' },
  profile: { de: 'profil', en: 'profile', fr: 'profil' },
  search: { de: 'suche', en: 'search', fr: 'recherche' },
  /** The specification's address, in each language's area (section 2). */
  resetPassword: { de: 'reset-password', en: 'reset-password', fr: 'reset-password' },
  invitation: { de: 'einladung', en: 'invitation', fr: 'invitation' },
} as const;

export type MemberPageKey = keyof typeof memberPages;
export type MemberScreenKey = keyof typeof memberScreens;
