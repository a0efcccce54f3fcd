import type { ConsentBannerProps } from './ConsentBanner.tsx';

const functional = {
  functionId: 'functional',
  name: 'Funktionale Cookies',
  description:
    'Merken sich zum Beispiel diese Auswahl. Ohne sie müssten wir auf jeder Seite neu fragen.',
  storage:
    'Gespeichert wird nur in Ihrem Browser. Ihre Auswahl bleibt dort, bis Sie sie ändern oder löschen.',
  locked: true,
  preselected: true,
};

const videos = {
  functionId: 'videos',
  name: 'Videos',
  description:
    'Zeigt Videos anderer Anbieter. Sobald Sie eine Seite mit einem Video öffnen, erfährt der Anbieter Ihre IP-Adresse.',
  providers: [
    {
      name: 'YouTube',
      company: 'Google Ireland Limited, Dublin',
      places:
        'Irland, Vereinigte Staaten (Angemessenheitsbeschluss für das EU-US Data Privacy Framework, Art. 45 DSGVO) und weitere Länder (geeignete Garantien wie Standardvertragsklauseln, Art. 46 DSGVO)',
    },
    {
      name: 'Dailymotion',
      company: 'Dailymotion SA',
      places:
        'Frankreich, Vereinigte Staaten und Singapur (geeignete Garantien wie Standardvertragsklauseln, Art. 46 DSGVO)',
    },
  ],
  link: '/datenschutz',
  locked: false,
  preselected: false,
};

const matomo = {
  functionId: 'matomo',
  name: 'Matomo Analytics',
  description: 'Zählt, welche Seiten gelesen werden, damit wir sie verbessern können.',
  storage:
    'Die Angaben gehen an statistik.vhm.example. Cookies: _pk_id für 13 Monate, _pk_ref für sechs Monate, _pk_ses für 30 Minuten.',
  locked: false,
  preselected: false,
};

const german = {
  choices: [functional, matomo, videos],
  privacyHref: '/datenschutz',
} satisfies ConsentBannerProps;

export const consentBannerFixtures = {
  german,
  /** No page embeds such content yet, or only from a host that we have no data about. */
  providersUnknown: {
    ...german,
    choices: [
      functional,
      { ...videos, providers: [] },
      {
        ...videos,
        functionId: 'podcasts',
        name: 'Podcasts',
        providers: [
          { name: 'podcast.example' },
          {
            name: 'OpenStreetMap',
            company: 'OpenStreetMap Foundation, Cambridge',
            places: 'Vereinigtes Königreich (Angemessenheitsbeschluss, Art. 45 DSGVO)',
          },
        ],
      },
    ],
  },
  oneChoice: { ...german, choices: [functional, { ...matomo, description: undefined }] },
  /** With the project setting `consent.preselect`. */
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
          'They remember this choice, for example. Without them, we would have to ask again on every page.',
        storage:
          'Nothing is stored outside your browser. Your choice stays there until you change or delete it.',
      },
      {
        ...videos,
        description:
          'Shows videos from other providers. As soon as you open a page with a video, the provider learns your IP address.',
        link: '/en/privacy',
      },
    ],
    privacyHref: '/en/privacy',
  },
  nothingToRefuse: { choices: [functional], privacyHref: '/datenschutz' },
  /** One of the choices is not translated yet. */
  frenchWithGermanWords: {
    choices: [
      {
        ...functional,
        name: 'Cookies fonctionnels',
        description:
          'Ils retiennent par exemple ce choix. Sans eux, nous devrions vous interroger à chaque page.',
        storage:
          'Rien n’est enregistré hors de votre navigateur. Votre choix y reste jusqu’à ce que vous le modifiiez ou l’effaciez.',
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
