import type { Language } from '../../locales/languages.ts';

/** A screen, or a part of several, that the specification asks for (section 2). */
export interface Screen {
  readonly name: string;
  /** The component's path below `components/`. Its story and its test have the same name. */
  readonly component: string;
  /** The German address of a page that shows it, or the reason why no page does yet. */
  readonly shownAt: string | { readonly nowhere: string };
  /** Languages into which the association has not translated the page. */
  readonly missing?: readonly Language[];
}

const content = 'content/ContentPage';

/** One island draws all of these pages from the backend's data. */
const membersPages = [
  ...['home', 'arzneimittelkommision', 'hotline', 'rechtsberatung', 'produkte', 'presse'],
  ...['home-adt', 'gebuehrenverzeichnis-adt', 'behandlungsvertrag-adt', 'berufsordnung-adt'],
  ...['aktuelles', 'dokumente', 'profil', 'suche'],
];

/** The product list and the product's page belong to the catalogue of a shop. */
export const screens: readonly Screen[] = [
  { name: 'home', component: 'home/HomePage', shownAt: '/' },
  { name: 'not found', component: 'notFound/NotFoundPage', shownAt: '/404' },
  { name: 'offline', component: 'offline/OfflinePage', shownAt: '/offline' },
  { name: 'search', component: 'search/SearchPage', shownAt: '/suche' },
  { name: 'sitemap', component: 'sitemap/SitemapPage', shownAt: '/uebersicht' },
  { name: 'info', component: content, shownAt: '/info' },
  { name: 'contact', component: 'contact/ContactPage', shownAt: '/kontakt' },
  { name: 'thanks', component: 'contact/ThanksPage', shownAt: '/danke' },
  { name: 'imprint', component: 'legal/ImprintPage', shownAt: '/impressum' },
  { name: 'privacy', component: 'legal/LegalPage', shownAt: '/datenschutz' },
  { name: 'legal-page template', component: 'legal/LegalPage', shownAt: '/datenschutz-social' },
  { name: 'accessibility', component: 'legal/AccessibilityPage', shownAt: '/barrierefreiheit' },
  { name: 'news list', component: 'news/NewsListPage', shownAt: '/aktuelles' },
  { name: 'news item', component: 'news/NewsItemPage', shownAt: '/aktuelles/jahrestagung-2027' },
  { name: 'members’ area', component: content, shownAt: '/mitgliederbereich' },
  {
    name: 'members: log-in, and its code',
    component: 'members/logIn/LogIn',
    shownAt: { nowhere: 'the embedded association has no backend to log in to' },
  },
  {
    name: 'members: ask for a new password',
    component: 'members/logIn/PasswordRequest',
    shownAt: '/mitgliederbereich/reset-password',
  },
  {
    name: 'members: choose a new password',
    component: 'members/logIn/PasswordReset',
    shownAt: '/mitgliederbereich/reset-password',
  },
  {
    name: 'members: first log-in',
    component: 'members/logIn/Invitation',
    shownAt: '/mitgliederbereich/einladung',
  },
  ...membersPages.map((page): Screen => ({
    name: `members: ${page}`,
    component: 'members/area/MembersArea.island',
    shownAt: `/mitgliederbereich/${page}`,
  })),
  { name: 'adt', component: content, shownAt: '/adt/allgemeine-informationen' },
  {
    name: 'adt: fee schedule',
    component: content,
    shownAt: '/adt/gebuehrenverzeichnis',
    missing: ['en', 'fr'],
  },
  { name: 'training', component: content, shownAt: '/aus-und-fortbildung/ausbildung' },
  { name: 'service', component: content, shownAt: '/service/leistungen' },
  { name: 'overview', component: 'overview/OverviewPage', shownAt: '/service' },
  { name: 'who we are', component: content, shownAt: '/wer-wir-sind/vorstand' },
  { name: 'organisations', component: content, shownAt: '/wer-wir-sind/kooperierende-verbaende' },
  {
    name: 'brands and partners',
    component: 'organisations/OrganisationGrid',
    shownAt: '/wer-wir-sind/partner',
  },

  { name: 'header', component: 'frame/Header', shownAt: '/' },
  { name: 'primary menu', component: 'navigation/PrimaryMenu', shownAt: '/' },
  { name: 'footer', component: 'frame/Footer', shownAt: '/' },
  { name: 'footer widgets', component: 'frame/Widget', shownAt: '/' },
  { name: 'sub-navigation', component: 'navigation/SubNavigation', shownAt: '/service/leistungen' },
  { name: 'call to action', component: 'contact/CallToAction', shownAt: '/service/leistungen' },
  { name: 'contact-info block', component: 'contact/ContactInfo', shownAt: '/kontakt' },
  { name: 'map section', component: 'contact/MapPlaceholder', shownAt: '/kontakt' },
  { name: 'legal notice sidebar', component: 'legal/LegalNotice', shownAt: '/datenschutz' },
  { name: 'legal content blocks', component: 'legal/LegalContent', shownAt: '/impressum' },
  { name: 'consent manager', component: 'legal/ConsentManager', shownAt: '/datenschutz' },
  { name: 'cookie banner', component: 'consent/ConsentBanner', shownAt: '/' },
  { name: 'external content', component: 'consent/ExternalContent', shownAt: '/kontakt' },
  {
    name: 'rating box',
    component: 'rating/RatingBox.island',
    shownAt: { nowhere: 'the invented association is at no place that could be rated' },
  },
  { name: 'newsletter box', component: 'newsletter/NewsletterBox.island', shownAt: '/' },
  {
    name: 'newsletter box of a site with a backend',
    component: 'newsletter/NewsletterSignUp.island',
    shownAt: { nowhere: 'the embedded association has no backend' },
  },
  {
    name: 'confirm or end a sign-up for the newsletter',
    component: 'newsletter/NewsletterLinkPage',
    shownAt: { nowhere: 'the embedded association has no backend that could send such a link' },
  },
];
