import type { ConsentBannerProps } from './ConsentBanner.tsx';

const functional = {
  functionId: 'functional',
  name: 'Funktionale Cookies',
  description: 'Merken sich zum Beispiel diese Auswahl. Ohne sie funktioniert die Website nicht.',
  locked: true,
  preselected: true,
};

const videos = {
  functionId: 'videos',
  name: 'Videos',
  description:
    'Zeigt Videos anderer Anbieter. Beim Abspielen erfährt der Anbieter Ihre IP-Adresse.',
  link: '/datenschutz',
  locked: false,
  preselected: false,
};

const matomo = {
  functionId: 'matomo',
  name: 'Matomo Analytics',
  description: 'Zählt, welche Seiten gelesen werden, damit wir sie verbessern können.',
  locked: false,
  preselected: false,
};

const german = {
  choices: [functional, matomo, videos],
  privacyHref: '/datenschutz',
} satisfies ConsentBannerProps;

export const consentBannerFixtures = {
  german,
  oneChoice: { ...german, choices: [functional, { ...matomo, description: undefined }] },
  /** As where the project's `consent.preselect` is set. */
  preselected: { ...german, choices: [functional, { ...matomo, preselected: true }, videos] },
  manyChoices: {
    ...german,
    choices: [
      functional,
      ...['Videos', 'Karten', 'Bewertungen', 'Terminbuchung', 'Podcasts', 'Umfragen'].map(
        (name) => ({ ...videos, functionId: name.toLowerCase(), name }),
      ),
    ],
  },
  compound: {
    ...german,
    choices: [
      functional,
      {
        ...videos,
        name: 'Arzneimittelkommissionssitzungsaufzeichnungen',
        description:
          'Fortbildungsveranstaltungsaufzeichnungsdienste anderer Anbieter für Mitgliedsverbände.',
      },
    ],
  },
  english: {
    choices: [
      {
        ...functional,
        name: 'Functional cookies',
        description:
          'They remember this choice, for example. The website does not work without them.',
      },
      {
        ...videos,
        description:
          'Shows videos from other providers. When you play one, the provider learns your IP address.',
        link: '/en/privacy',
      },
    ],
    privacyHref: '/en/privacy',
  },
  /** An editor has not translated one of them yet. */
  frenchWithGermanWords: {
    choices: [
      {
        ...functional,
        name: 'Cookies fonctionnels',
        description: 'Ils retiennent par exemple ce choix. Le site ne fonctionne pas sans eux.',
      },
      {
        ...videos,
        name: { text: videos.name, lang: 'de' },
        description: { text: videos.description, lang: 'de' },
      },
    ],
    privacyHref: '/fr/mentions-legales#privacy',
  },
} satisfies Record<string, ConsentBannerProps>;
