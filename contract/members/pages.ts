/*
 * The pages of the members' area (specification, section 2). Their addresses are fixed, since mails
 * and menus lead there; what stands on them is in the backend, for those who may read it.
 */

/** Where the area begins: for everybody, with the log-in. */
export const membersHomes = {
  de: '/mitgliederbereich',
  en: '/en/members-area',
  fr: '/fr/espace-membres',
} as const;

/** Whose members a page is for: of the association, or of the ADT. */
export type Audience = 'vhm' | 'adt';

/** What follows the area's address, by the key that the backend's records have. */
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

/** What the area has beside the pages that editors write. */
export const memberScreens = {
  /** The list, and below it the items by their slugs. */
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
