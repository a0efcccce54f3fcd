import { trustSanitised } from '../primitives/safeHtml.ts';
import type { NotFoundPageProps } from './NotFoundPage.tsx';

export const notFoundPageFixtures = {
  german: {
    title: 'Nicht gefunden',
    lead: 'Diese Seite gibt es nicht.',
    body: {
      html: trustSanitised(
        '<p>Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler.</p>',
      ),
    },
    homeHref: '/',
    searchHref: '/suche',
    sitemapHref: '/uebersicht',
  },
  minimal: { title: 'Nicht gefunden', homeHref: '/' },
  compound: {
    title: 'Berufshaftpflichtversicherungsnachweis nicht gefunden',
    lead: 'Die Arzneimittelkommissionsgeschäftsstelle ist umgezogen.',
    homeHref: '/',
  },
  french: {
    title: 'Introuvable',
    lead: 'Cette page n’existe pas.',
    body: {
      html: trustSanitised('<p>Vielleicht ist sie umgezogen.</p>'),
      lang: 'de',
    },
    homeHref: '/fr',
    searchHref: '/fr/recherche',
    sitemapHref: '/fr/plan-du-site',
  },
} satisfies Record<string, NotFoundPageProps>;
