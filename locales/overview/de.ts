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
  /** cms/extensions/collegium/hints */
  hints: {
    preview: 'So zeigen Suchmaschinen die Seite',
    none: 'Keine Hinweise.',
    hide: 'Ausblenden',
    longTitle: (length: string) => `Der Titel hat ${length} Zeichen. Suchmaschinen zeigen etwa 60.`,
    longDescription: (length: string) =>
      `Die Beschreibung hat ${length} Zeichen. Suchmaschinen zeigen etwa 155.`,
    shortDescription: (length: string) =>
      `Die Beschreibung hat nur ${length} Zeichen. Ein ganzer Satz hilft beim Auswählen.`,
    hardToRead: (ease: string) =>
      `Der Text ist schwer zu lesen (${ease} von 100 Punkten). Kürzere Sätze und Wörter helfen.`,
    skippedHeading: (heading: string) =>
      `Die Überschrift „${heading}“ überspringt eine Ebene. Wählen Sie die nächsthöhere.`,
    undescribedPicture: (count: string) =>
      count === '1'
        ? 'Ein Bild im Text hat keine Beschreibung.'
        : `${count} Bilder im Text haben keine Beschreibung.`,
    vagueLink: (link: string) =>
      `Der Link „${link}“ sagt nicht, wohin er führt. Besser ist der Name des Ziels.`,
    excludingWord: (pair: string) => {
      const [word, better] = pair.split(': ');
      return `„${word}“ nennt nur Männer. Zum Beispiel: „${better}“.`;
    },
    smallPicture: (widths: string) => {
      const [width, needed] = widths.split(' ');
      return `Das Bild ist ${width} Pixel breit. An seiner Stelle sollten es mindestens ${needed} sein.`;
    },
    heavyPicture: (megabytes: string) =>
      `Das Bild hat ${megabytes.replace('.', ',')} MB. Bis 3 MB ist es schnell hochgeladen und veröffentlicht.`,
    heavyDocument: (megabytes: string) =>
      `Die Datei hat ${megabytes.replace('.', ',')} MB. Am Telefon dauert das Herunterladen lange.`,
    undescribedUses: (count: string) =>
      count === '1'
        ? 'In einem Eintrag fehlt die Bildbeschreibung.'
        : `In ${count} Einträgen fehlt die Bildbeschreibung.`,
  },
  /** cms/extensions/collegium/fileUse */
  fileUse: {
    usedIn: 'Wird verwendet in',
    none: 'Nirgends verwendet.',
    more: (count: number) => `und ${count} weitere`,
    undescribed: (languages: string) => `ohne Bildbeschreibung: ${languages}`,
    hints: 'Hinweise',
  },
  /** cms/extensions/collegium/pagePicker */
  pagePicker: {
    search: 'Titel der Seite',
    searchOrAddress: 'Titel der Seite, oder https://…',
    pages: 'Seiten',
    found: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
    none: 'Keine Seite passt dazu.',
    more: (count: number) => `und ${count} weitere. Schreiben Sie mehr vom Titel.`,
    failed: 'Die Seiten konnten nicht geladen werden. Laden Sie das Formular neu.',
    choose: 'Wählen Sie eine Seite aus der Liste.',
    chooseOrAddress:
      'Wählen Sie eine Seite aus der Liste, oder schreiben Sie eine Adresse mit https:// am Anfang.',
    unknown: 'Keine Seite hat diesen Pfad.',
    moved: (path: string) => `Die Seite ist umgezogen nach ${path}.`,
    useNew: 'Neuen Pfad übernehmen',
    not: {
      hidden: 'Besucher sehen diese Seite nicht: Sie ist ein Entwurf, oder sie ist zurückgezogen.',
      coming: 'Diese Seite ist noch nicht erschienen.',
      ending: 'Diese Seite wird zurückgezogen.',
    },
  },
  /** cms/extensions/collegium/pageLinks */
  pageLinks: {
    none: 'Kein Eintrag verweist auf diese Seite.',
    more: 'und weitere',
  },
  earlierTexts: {
    none: 'Es gibt keine andere Fassung.',
    failed: 'Die früheren Fassungen konnten nicht geladen werden. Laden Sie die Seite neu.',
    use: 'Diese Fassung übernehmen',
    used: (time: string) => `Die Fassung vom ${time} steht im Formular.`,
    empty: '(leer)',
  },
  /** cms/extensions/collegium/problems */
  problems: {
    title: 'Lässt sich nicht veröffentlichen',
    consequence:
      'Auf der Website steht davon die letzte brauchbare Fassung oder nichts, bis Sie es ändern.',
  },
  /** cms/extensions/collegium/deadLinks */
  deadLinks: {
    title: 'Links ins Leere',
    link: (words: string, address: string) => (words === '' ? address : `„${words}“: ${address}`),
    since: (day: string) => `Zuerst bemerkt: ${day}.`,
    reasons: {
      noPage: 'Diese Seite gibt es auf Ihrer Website nicht, oder nicht mehr.',
      notFound: 'Die andere Website hat diese Seite nicht (404).',
      gone: 'Die andere Website hat diese Seite entfernt (410).',
      serverError: 'Die andere Website meldet einen Fehler.',
      unknownHost: 'Eine Website mit diesem Namen gibt es nicht.',
      refused: 'Die andere Website nimmt keine Verbindungen an.',
      silent: 'Die andere Website antwortet nicht.',
      certificate: 'Browser warnen vor der anderen Website: Ihr Zertifikat ist ungültig.',
    },
  },
  /** cms/extensions/collegium/publication */
  publication: {
    title: 'Was Besucher sehen',
    visible: (number: number, time: string) =>
      `Öffentlich ist die Veröffentlichung ${number} vom ${time}.`,
    pages: (added: number, changed: number, removed: number) =>
      added + changed + removed === 0
        ? 'Sie hat keine Seite geändert, nur andere Dateien.'
        : `Seiten: ${added} neu, ${changed} geändert, ${removed} entfernt.`,
    changes: (count: number) =>
      count === 1
        ? '1 Änderung ist noch nicht öffentlich.'
        : `${count} Änderungen sind noch nicht öffentlich.`,
    called: (time: string, name: string | null) =>
      name === null
        ? `Die Website wurde zuletzt am ${time} zum Veröffentlichen gegeben.`
        : `Die Website wurde zuletzt am ${time} von ${name} zum Veröffentlichen gegeben.`,
    silent: 'Die Website antwortet nicht.',
    publish: 'Website veröffentlichen',
    presses: {
      starting: 'Einen Moment …',
      started:
        'Die Website wird neu gebaut. Nach einigen Minuten zeigt sie alles, was veröffentlicht ist.',
      refused:
        'Das ging nicht: Der Host der Website hat den Auftrag nicht angenommen. Versuchen Sie es später noch einmal.',
    },
  },
  /** The detail of an entry in the panel of scheduled content: the event and its time. */
  times: {
    publish_on: (time: string) => `erscheint am ${time}`,
    withdraw_on: (time: string) => `erscheint bis ${time}`,
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
    outdated: {
      title: 'Veraltete Übersetzungen',
      none: 'Alle Übersetzungen sind so neu wie der deutsche Text.',
    },
    pictures: { title: 'Bilder ohne Beschreibung', none: 'Alle Bilder sind beschrieben.' },
    scheduled: { title: 'Geplant', none: 'Nichts ist geplant.' },
    drafts: { title: 'Entwürfe', none: 'Es gibt keine Entwürfe.' },
  },
};
