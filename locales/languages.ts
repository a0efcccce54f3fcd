import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import mailsDe from './mails/de.ts';
import mailsEn from './mails/en.ts';
import mailsFr from './mails/fr.ts';
import overviewDe from './overview/de.ts';
import overviewEn from './overview/en.ts';
import overviewFr from './overview/fr.ts';

/*
 * Everything that differs by language. A further language is an entry in each table of this file, a file
 * of labels, and a file of mails; without one of them, nothing compiles.
 *
 * Each table is a constant of its own, so that a browser script contains only the tables that it uses.
 */

/** The languages that Collegium speaks, the default first (specification, section 9). */
export const languages = ['de', 'en', 'fr'] as const;

export type Language = (typeof languages)[number];

type ByLanguage<Value> = Readonly<Record<Language, Value>>;

/** The language of texts that are not translated. */
export const defaultLanguage = 'de' satisfies Language;

/** The interface's fixed texts. The browser gets only those that a page uses. */
export const labels: ByLanguage<typeof de> = { de, en, fr };

/**
 * The texts of mails. Those that are items of `mail_texts` in Directus are only the defaults: editors may
 * have written others (cms/extensions/collegium/forms/mail/defaultMailTexts.ts). A name in double braces is
 * replaced when the mail is sent. Empty lines separate paragraphs.
 */
export const mails: ByLanguage<typeof mailsDe> = { de: mailsDe, en: mailsEn, fr: mailsFr };

/** The texts of the editors' overview in Directus. */
export const overviews: ByLanguage<typeof overviewDe> = {
  de: overviewDe,
  en: overviewEn,
  fr: overviewFr,
};

/** The first words of an answer to a visitor, which the office writes in its own mail program. */
export const answers: ByLanguage<{
  /** @param topic empty if the visitor named none */
  readonly subject: (topic: string) => string;
  readonly greeting: (name: string) => string;
  readonly quotes: string;
}> = {
  de: {
    subject: (topic) => (topic === '' ? 'Ihre Nachricht an uns' : `Ihre Nachricht: ${topic}`),
    greeting: (name) => `Guten Tag ${name},`,
    quotes: 'Sie schrieben:',
  },
  en: {
    subject: (topic) => (topic === '' ? 'Your message to us' : `Your message: ${topic}`),
    greeting: (name) => `Dear ${name},`,
    quotes: 'You wrote:',
  },
  fr: {
    subject: (topic) => (topic === '' ? 'Votre message' : `Votre message : ${topic}`),
    greeting: (name) => `Bonjour ${name},`,
    quotes: 'Vous avez écrit :',
  },
};

/** Each language in its own words, as a language switch must name it. */
export const languageNames: ByLanguage<string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
};

/** Language and territory (BCP 47), for formats of numbers and dates, and for Open Graph. */
export const locales: ByLanguage<string> = {
  de: 'de-DE',
  en: 'en-GB',
  fr: 'fr-FR',
};

/** The first day of a month in a date. CLDR 48 has "1 mars" in French, but readers write "1er mars". */
export const firstOfMonth: ByLanguage<string> = { de: '1.', en: '1', fr: '1er' };

/** The codes that Directus stores for users, of the languages that its interface offers. */
export const directusLanguages = {
  de: 'de-DE',
  en: 'en-US',
  fr: 'fr-FR',
} as const satisfies ByLanguage<string>;

/** Reduces a word to the stem that its inflections share. */
export type Stemmer = (word: string) => string;

/**
 * The weights of the formulas for how easy a text is to read: a constant, words per sentence, and syllables per
 * word. Flesch (1948) for English, Amstad (1978) for German, Kandel and Moles (1958) for French.
 */
export const readingFormulas: ByLanguage<
  readonly [start: number, perWord: number, perSyllable: number]
> = {
  de: [180, 1, 58.5],
  en: [206.835, 1.015, 84.6],
  fr: [207, 1.015, 73.6],
};

/** The stemmers of the search. The browser loads only the one of its page. */
export const stemmers: ByLanguage<() => Promise<{ readonly stemmer: Stemmer }>> = {
  de: () => import('@orama/stemmers/german'),
  en: () => import('@orama/stemmers/english'),
  fr: () => import('@orama/stemmers/french'),
};

/** True if the language joins nouns, as in “Berufsordnung”: the search then finds the parts, too. */
export const joinsNouns: ByLanguage<boolean> = { de: true, en: false, fr: false };

/*
 * Addresses that the code, mails and menus name (specification, section 2). All others come from the content.
 */

/** The home of the members' area, which everybody can open: it has the log-in. */
export const membersHomes = {
  de: '/mitgliederbereich',
  en: '/en/members-area',
  fr: '/fr/espace-membres',
} as const satisfies ByLanguage<string>;

/** The pages of the members' area that the office writes, by the key in the backend's records: the last part of each address. */
export const memberPages = {
  home: { de: 'home', en: 'home', fr: 'accueil' },
  medicines: {
    de: 'arzneimittelkommision',
    en: 'medicines-commission',
    fr: 'commission-du-medicament',
  },
  hotline: { de: 'hotline', en: 'hotline', fr: 'assistance' },
  legalAdvice: { de: 'rechtsberatung', en: 'legal-advice', fr: 'conseil-juridique' },
  products: { de: 'produkte', en: 'products', fr: 'produits' },
  press: { de: 'presse', en: 'press', fr: 'presse' },
  homeAdt: { de: 'home-adt', en: 'home-adt', fr: 'accueil-adt' },
  feesAdt: { de: 'gebuehrenverzeichnis-adt', en: 'fee-schedule-adt', fr: 'tarifs-adt' },
  contractAdt: {
    de: 'behandlungsvertrag-adt',
    en: 'treatment-contract-adt',
    fr: 'contrat-de-soins-adt',
  },
  codeAdt: {
    de: 'berufsordnung-adt',
    en: 'professional-code-adt',
    fr: 'code-de-deontologie-adt',
  },
} as const satisfies Record<string, ByLanguage<string>>;

/** The area's pages that editors do not write: the last part of each address. */
export const memberScreens = {
  /** The list. The items are below it, by their slugs. */
  news: { de: 'aktuelles', en: 'news', fr: 'actualites' },
  documents: { de: 'dokumente', en: 'documents', fr: 'documents' },
  profile: { de: 'profil', en: 'profile', fr: 'profil' },
  search: { de: 'suche', en: 'search', fr: 'recherche' },
  /** The specification's address, in each language's area (section 2). */
  resetPassword: { de: 'reset-password', en: 'reset-password', fr: 'reset-password' },
  invitation: { de: 'einladung', en: 'invitation', fr: 'invitation' },
} as const satisfies Record<string, ByLanguage<string>>;

/**
 * The pages that links in newsletter mails lead to. The token follows `#`, so that neither the
 * site's host nor any proxy receives it; the page removes it from the address bar at once.
 */
export const newsletterConfirmPages = {
  de: '/newsletter/bestaetigen',
  en: '/en/newsletter/confirm',
  fr: '/fr/newsletter/confirmer',
} as const satisfies ByLanguage<string>;

export const newsletterUnsubscribePages = {
  de: '/newsletter/abmelden',
  en: '/en/newsletter/unsubscribe',
  fr: '/fr/newsletter/desabonner',
} as const satisfies ByLanguage<string>;

/** The public pages that exist in each language. Search, sitemap and newsletter pages are not in the specification. */
export const namedPages = {
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
} as const satisfies Record<string, ByLanguage<string>>;

/** The shop's categories. In a language without an address here, the slug comes from the content. */
export const categoryPages = {
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
} as const satisfies Record<string, { readonly de: string } & Partial<ByLanguage<string>>>;

/** Returns the language of a code with or without a territory, such as `de-DE`. */
export function languageOf(code: string | null | undefined): Language | undefined {
  const tag = code?.toLowerCase().slice(0, 2);
  return languages.find((language) => language === tag);
}
