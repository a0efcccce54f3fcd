import { callToActionFixtures } from '../contact/CallToAction.fixtures.ts';
import { newsletterBoxFixtures } from '../newsletter/NewsletterBox.fixtures.ts';
import { pictureFixtures } from '../primitives/Picture.fixtures.ts';
import { trustSanitised } from '../primitives/safeHtml.ts';
import type { HomePageProps } from './HomePage.tsx';
import { latestNewsFixtures } from './LatestNews.fixtures.ts';
import { topicTileFixtures } from './TopicTile.fixtures.ts';

const { news, pictured, training, service, compound, french, untranslated } = topicTileFixtures;

const german = {
  title: 'Gemeinsam für gute Behandlung',
  lead: 'Der Berufsverband für Heilberufe in eigener Praxis: Beratung und Fortbildung für Mitglieder, Orientierung für Patientinnen und Patienten.',
  actions: [
    { label: 'Mitglied werden', href: '/service/beitrittserklaerung' },
    { label: 'Rat für Patienten', href: '/info' },
  ],
  topicsHeading: 'Unsere Themen',
  topics: [news, training, service],
  news: latestNewsFixtures.german,
  body: {
    html: trustSanitised(
      '<h2 id="mitglieder">Für Mitglieder</h2><p>Die Geschäftsstelle beantwortet Fragen zu Recht, Abrechnung und Praxisalltag, meist noch am selben Tag.</p><h2 id="patienten">Für Patientinnen und Patienten</h2><p>Wir helfen, eine gute Praxis zu finden, und vermitteln, wenn es Streit gibt.</p>',
    ),
  },
} satisfies HomePageProps;

export const homePageFixtures = {
  german,
  minimal: { title: 'Verband der Heilberufe Musterland', actions: [], topics: [] },
  withPictures: {
    ...german,
    picture: pictureFixtures.informative,
    topics: [pictured, { ...pictured, title: 'Schmuck', href: '/schmuck' }, training],
  },
  topicsWithoutHeading: {
    ...german,
    topicsHeading: undefined,
    news: undefined,
    body: undefined,
  },
  withNewsletter: { ...german, newsletter: newsletterBoxFixtures.german },
  withEverything: {
    ...german,
    newsletter: newsletterBoxFixtures.german,
    callToAction: callToActionFixtures.full,
  },
  withCallToAction: { ...german, callToAction: callToActionFixtures.full },
  compound: {
    ...german,
    title: 'Heilberufeverbändearbeitsgemeinschaft',
    lead: 'Die Arzneimittelkommissionsgeschäftsstelle nimmt Berufshaftpflichtversicherungsnachweise entgegen.',
    actions: [
      {
        label: 'Berufshaftpflichtversicherungsnachweis einreichen',
        href: '/service/berufshaftpflichtversicherungsnachweis',
      },
    ],
    topics: [compound, news],
    news: latestNewsFixtures.compound,
    newsletter: newsletterBoxFixtures.german,
    callToAction: callToActionFixtures.compound,
  },
  french: {
    title: 'Ensemble pour des soins de qualité',
    lead: 'L’association professionnelle des praticiens indépendants : conseil et formation continue pour les membres, repères pour les patients.',
    actions: [
      { label: 'Devenir membre', href: '/fr/services/adhesion' },
      { label: { text: 'Rat für Patienten', lang: 'de' }, href: '/info' },
    ],
    topicsHeading: 'Nos thèmes',
    topics: [french, untranslated],
    news: latestNewsFixtures.french,
    newsletter: newsletterBoxFixtures.french,
    callToAction: callToActionFixtures.french,
    body: { ...german.body, lang: 'de' },
  },
} satisfies Record<string, HomePageProps>;
