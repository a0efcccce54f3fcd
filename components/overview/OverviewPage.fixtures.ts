import type { OverviewPageProps } from './OverviewPage.tsx';

const professions = {
  title: 'Berufsbild',
  text: 'Was Heilberufe tun, wie man sie lernt und wo ihre Grenzen liegen.',
  href: '/service/berufsbild',
};
const code = {
  title: 'Berufsordnung',
  text: 'Rechte und Pflichten der Mitglieder: Schweigepflicht, Aufklärung, Werbung, Fortbildung.',
  href: '/service/berufsordnung',
};
const statutes = {
  title: 'Satzung',
  text: 'Zweck, Mitgliedschaft und Organe des Verbandes.',
  href: '/service/satzung',
};

export const overviewPageFixtures = {
  onePart: { title: 'Service', sections: [{ pages: [professions, code, statutes] }] },
  parts: {
    title: 'Service',
    sections: [
      { heading: 'Beruf', pages: [professions, code] },
      { heading: 'Verband', pages: [statutes] },
    ],
  },
  compound: {
    title: 'Berufshaftpflichtversicherungsnachweise',
    sections: [
      {
        pages: [
          {
            title: 'Arzneimittelkommissionsgeschäftsstelle',
            text: 'Nimmt Berufshaftpflichtversicherungsnachweise entgegen.',
            href: '/service/arzneimittelkommission',
          },
          { ...statutes, text: undefined },
        ],
      },
    ],
  },
  /** A page that exists only in German. */
  french: {
    title: 'Services',
    sections: [
      {
        heading: 'Profession',
        pages: [
          {
            title: 'Profil professionnel',
            text: 'Ce que font les professions de santé et comment on s’y forme.',
            href: '/fr/service/profil-professionnel',
          },
          {
            title: 'Instance de conciliation',
            text: {
              text: 'Hilft, wenn sich Mitglieder und Patienten nicht einig werden.',
              lang: 'de',
            },
            href: '/service/schiedsstelle',
            hrefLang: 'de',
          },
        ],
      },
    ],
  },
} satisfies Record<string, OverviewPageProps>;
