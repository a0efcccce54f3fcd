/** The texts of the overview in Directus (cms/extensions/collegium/overview). */
export default {
  title: 'Übersicht',
  loading: 'Wird geladen …',
  failed: 'Das konnte nicht geladen werden. Laden Sie die Seite neu.',
  all: (count: number, collection: string) => `Alle ${count}: ${collection}`,
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
