import type { ProjectName } from '../projects.ts';

/**
 * The pages of the embedded projects that the design system shows, by their German addresses. A project without such a page
 * shows the other project's. A test finds templates in `pages/` of which no page is here, and pages without a story.
 */
export const screenPages = {
  home: { template: 'home', association: '/', shop: '/' },
  text: { template: 'content', association: '/service/berufsbild', shop: '/haus' },
  overview: { template: 'overview', association: '/service', shop: '/wohnen' },
  search: { template: 'search', association: '/suche', shop: '/suche' },
  sitemap: { template: 'sitemap', association: '/uebersicht', shop: '/uebersicht' },
  notFound: { template: 'notFound', association: '/404', shop: '/404' },
  offline: { template: 'offline', association: '/offline', shop: '/offline' },

  people: { template: 'content', association: '/wer-wir-sind/vorstand' },
  institutions: { template: 'content', association: '/adt/ausbildungsstaetten' },
  partners: { template: 'content', association: '/wer-wir-sind/partner' },
  documents: { template: 'content', association: '/service/beitrittserklaerung' },
  fees: { template: 'content', association: '/adt/gebuehrenverzeichnis' },

  contact: { template: 'contact', association: '/kontakt', shop: '/kontakt' },
  thanks: { template: 'thanks', association: '/danke', shop: '/danke' },

  imprint: { template: 'imprint', association: '/impressum', shop: '/impressum' },
  privacy: { template: 'privacy', association: '/datenschutz', shop: '/datenschutz' },
  socialMedia: {
    template: 'legal',
    association: '/datenschutz-social',
    shop: '/datenschutz-social',
  },
  accessibility: {
    template: 'accessibility',
    association: '/barrierefreiheit',
    shop: '/barrierefreiheit',
  },

  newsList: { template: 'content', association: '/aktuelles', shop: '/aktuelles' },
  news: {
    template: 'news',
    association: '/aktuelles/jahrestagung-2027',
    shop: '/aktuelles/das-winterfenster-steht',
  },
  liveNews: { template: 'newsShell', association: '/aktuelles/404' },
  newsletterConfirm: { template: 'newsletterConfirm', association: '/newsletter/bestaetigen' },
  newsletterUnsubscribe: { template: 'newsletterUnsubscribe', association: '/newsletter/abmelden' },

  logIn: { template: 'content', association: '/mitgliederbereich' },
  members: { template: 'member', association: '/mitgliederbereich/home' },
  memberPage: { template: 'member', association: '/mitgliederbereich/rechtsberatung' },
  passwordReset: { template: 'member', association: '/mitgliederbereich/reset-password' },
  invitation: { template: 'member', association: '/mitgliederbereich/einladung' },
  membersItem: { template: 'membersShell', association: '/mitgliederbereich/404' },

  products: { template: 'products', shop: '/produkte' },
  category: { template: 'category', shop: '/uhren' },
  manufacturer: { template: 'manufacturer', shop: '/marken/nordlicht' },
  brands: { template: 'brands', shop: '/marken' },
  product: { template: 'product', shop: '/uhren/armbanduhr-mitternacht' },
} as const satisfies Record<string, ScreenPage>;

/** A page in one or both projects. */
export interface ScreenPage extends Readonly<Partial<Record<ProjectName, string>>> {
  /** The file of the template, without `.11ty.tsx`. */
  readonly template: string;
}

export type ScreenName = keyof typeof screenPages;
