import { breadcrumbsFixtures } from '../navigation/Breadcrumbs.fixtures.ts';
import { pictureFixtures } from '../primitives/Picture.fixtures.ts';
import { trustSanitised } from '../primitives/safeHtml.ts';
import type { NewsItemPageProps } from './NewsItemPage.tsx';
import { newsTeaserFixtures } from './NewsTeaser.fixtures.ts';

const { contract, withoutLead, compound, french, frenchUntranslated } = newsTeaserFixtures;

const german = {
  title: 'Jahrestagung am 24. und 25. April 2027',
  lead: 'Unter dem Motto „Zuhören ist Handwerk“ treffen wir uns in der Stadthalle Musterstadt.',
  trail: breadcrumbsFixtures.german.trail,
  date: '2026-11-19',
  author: 'Jonas Beispiel',
  picture: undefined,
  body: {
    html: trustSanitised(
      '<p>Am Samstag gibt es zwölf Arbeitsgruppen, von der Notfallübung bis zur Buchführung für kleine Praxen.</p><h2 id="anmeldung">Anmeldung</h2><p>Sie öffnet Mitte Januar.</p>',
    ),
  },
  related: [contract, withoutLead],
  listHref: '/aktuelles',
} satisfies NewsItemPageProps;

export const newsItemPageFixtures = {
  german,
  withPicture: { ...german, picture: pictureFixtures.informative },
  bare: {
    title: 'Kurz gesagt',
    date: '2026-01-02',
    ...{ author: undefined, picture: undefined, body: undefined },
    related: [],
    listHref: '/aktuelles',
  },
  compound: {
    ...german,
    title: compound.title,
    lead: compound.lead,
    author: 'Dr. Wilhelmine Musterfrau-Beispielhausen',
    related: [compound],
  },
  french: {
    ...german,
    title: french.title,
    lead: french.lead,
    trail: breadcrumbsFixtures.french.trail,
    body: { ...german.body, lang: 'de' },
    related: [frenchUntranslated],
    listHref: '/fr/actualites',
  },
} satisfies Record<string, NewsItemPageProps>;
