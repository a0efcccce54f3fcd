/** The texts of our own parts of Directus' interface: the overview, the handbook's frame and the link that answers a message. */
export default {
  title: 'Übersicht',
  loading: 'Wird geladen …',
  failed: 'Das konnte nicht geladen werden. Laden Sie die Seite neu.',
  all: (count: number, collection: string) => `Alle ${count}: ${collection}`,
  /** The link below a message (cms/extensions/collegium/answers). */
  answer: 'Mit dem Mailprogramm antworten',
  account: {
    title: 'Ihr Konto',
    reason:
      'Bisher schützt nur ein Passwort Ihr Konto. Mit einem zweiten Faktor, einer App auf dem Telefon, kommt niemand hinein, der es errät. Schalten Sie dazu in Ihrem Konto die Zwei-Faktor-Authentifizierung ein.',
    setUp: 'Zum eigenen Konto',
  },
  /** cms/extensions/collegium/handbook */
  handbook: {
    title: 'Handbuch',
    reason: 'So geht es: die zehn häufigsten Aufgaben, Schritt für Schritt.',
    open: 'Zum Handbuch',
    tasks: 'Die zehn häufigsten Aufgaben',
    previous: 'Vorherige Aufgabe',
    next: 'Nächste Aufgabe',
  },
  panels: {
    messages: { title: 'Neue Nachrichten', none: 'Alle Nachrichten sind bearbeitet.' },
    signUps: {
      title: 'Anmeldungen der letzten sieben Tage',
      none: 'In den letzten sieben Tagen hat sich niemand angemeldet.',
    },
    unsent: {
      title: 'E-Mails, die nicht verschickt werden konnten',
      none: 'Alle E-Mails sind verschickt.',
    },
    review: { title: 'Zu prüfen', none: 'Keine Seite ist zu prüfen.' },
    translations: { title: 'Fehlende Übersetzungen', none: 'Alles ist übersetzt.' },
    pictures: { title: 'Bilder ohne Beschreibung', none: 'Alle Bilder sind beschrieben.' },
    scheduled: { title: 'Geplant', none: 'Nichts ist geplant.' },
    drafts: { title: 'Entwürfe', none: 'Es gibt keine Entwürfe.' },
  },
};
