interface PanelWords {
  readonly title: string;
  /** The text if there is nothing to do. */
  readonly none: string;
}

export type PanelName =
  | 'messages'
  | 'signUps'
  | 'review'
  | 'translations'
  | 'pictures'
  | 'scheduled'
  | 'drafts';

interface OverviewWords {
  readonly title: string;
  readonly loading: string;
  readonly failed: string;
  /** The link to the rest of a collection's items. */
  readonly all: (count: number, collection: string) => string;
  readonly panels: Readonly<Record<PanelName, PanelWords>>;
}

const de: OverviewWords = {
  title: 'Übersicht',
  loading: 'Wird geladen …',
  failed: 'Das konnte nicht geladen werden. Laden Sie die Seite neu.',
  all: (count, collection) => `Alle ${count}: ${collection}`,
  panels: {
    messages: { title: 'Neue Nachrichten', none: 'Alle Nachrichten sind bearbeitet.' },
    signUps: {
      title: 'Anmeldungen der letzten sieben Tage',
      none: 'In den letzten sieben Tagen hat sich niemand angemeldet.',
    },
    review: { title: 'Zu prüfen', none: 'Keine Seite ist zu prüfen.' },
    translations: { title: 'Fehlende Übersetzungen', none: 'Alles ist übersetzt.' },
    pictures: { title: 'Bilder ohne Beschreibung', none: 'Alle Bilder sind beschrieben.' },
    scheduled: { title: 'Geplant', none: 'Nichts ist geplant.' },
    drafts: { title: 'Entwürfe', none: 'Es gibt keine Entwürfe.' },
  },
};

const en: OverviewWords = {
  title: 'Overview',
  loading: 'Loading …',
  failed: 'This could not be loaded. Load the page again.',
  all: (count, collection) => `All ${count}: ${collection}`,
  panels: {
    messages: { title: 'New messages', none: 'All messages are dealt with.' },
    signUps: {
      title: 'Sign-ups of the last seven days',
      none: 'Nobody has signed up in the last seven days.',
    },
    review: { title: 'To review', none: 'No page has to be reviewed.' },
    translations: { title: 'Missing translations', none: 'Everything is translated.' },
    pictures: { title: 'Pictures without a description', none: 'All pictures are described.' },
    scheduled: { title: 'Scheduled', none: 'Nothing is scheduled.' },
    drafts: { title: 'Drafts', none: 'There are no drafts.' },
  },
};

const fr: OverviewWords = {
  title: 'Vue d’ensemble',
  loading: 'Chargement …',
  failed: 'Le chargement a échoué. Rechargez la page.',
  all: (count, collection) => `Tout (${count}) : ${collection}`,
  panels: {
    messages: { title: 'Nouveaux messages', none: 'Tous les messages sont traités.' },
    signUps: {
      title: 'Inscriptions des sept derniers jours',
      none: 'Personne ne s’est inscrit ces sept derniers jours.',
    },
    review: { title: 'À vérifier', none: 'Aucune page n’est à vérifier.' },
    translations: { title: 'Traductions manquantes', none: 'Tout est traduit.' },
    pictures: { title: 'Images sans description', none: 'Toutes les images sont décrites.' },
    scheduled: { title: 'Programmé', none: 'Rien n’est programmé.' },
    drafts: { title: 'Brouillons', none: 'Il n’y a pas de brouillons.' },
  },
};

/** Returns the words in the language of Directus' interface, or in English. */
export function wordsIn(locale: string): OverviewWords {
  return { de, en, fr }[shortCode(locale)] ?? en;
}

/** The language of a locale such as `de-DE`. */
export function shortCode(locale: string): string {
  return locale.split('-')[0] ?? locale;
}
