import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentBanner } from '../../components/consent/ConsentBanner.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';
import { inLanguage } from '../pinned.ts';

const meta = { component: ConsentBanner, parameters: wholePage } satisfies Meta<
  typeof ConsentBanner
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the details, as a visitor does. */
const unfold: Story['play'] = ({ canvasElement }) => {
  canvasElement.querySelector('details')?.setAttribute('open', '');
};

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

export const ThreeChoices = {
  args: { choices: [functional, matomo, videos], privacyHref: '/datenschutz' },
} satisfies Story;
export const Unfolded = { ...ThreeChoices, play: unfold } satisfies Story;
export const UnfoldedOnPhone = { ...Unfolded, ...onPhone } satisfies Story;
export const OneChoice = {
  args: { ...ThreeChoices.args, choices: [functional, { ...matomo, description: undefined }] },
} satisfies Story;

/** With the project setting `consent.preselect`. */
export const Preselected = {
  args: { ...ThreeChoices.args, choices: [functional, { ...matomo, preselected: true }, videos] },
} satisfies Story;
export const ManyChoices = {
  args: {
    ...ThreeChoices.args,
    choices: [
      functional,
      ...['Videos', 'Karten', 'Bewertungen', 'Terminbuchung', 'Podcasts', 'Umfragen'].map(
        (name) => ({ ...videos, functionId: name.toLowerCase(), name }),
      ),
    ],
  },
  play: unfold,
} satisfies Story;
export const LongWordsOnPhone = {
  args: {
    ...ThreeChoices.args,
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
  ...onPhone,
  play: unfold,
} satisfies Story;

/** One of the choices is not translated yet. */
export const PartlyTranslated = {
  args: {
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
  parameters: { ...wholePage, ...inLanguage('fr') },
  play: unfold,
} satisfies Story;
export const NothingToRefuse = {
  args: { choices: [functional], privacyHref: '/datenschutz' },
} satisfies Story;

/** No page embeds such content yet, or only from a host that we have no data about. */
export const ProvidersUnknown = {
  args: {
    ...ThreeChoices.args,
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
} satisfies Story;
