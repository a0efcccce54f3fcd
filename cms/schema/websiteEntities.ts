import {
  cornerShapes,
  densities,
  headerLayouts,
  typefacePairs,
  type CornerShape,
  type Density,
  type HeaderLayout,
  type TypefacePair,
} from '../../contract/themeSettings.ts';
import { recipientTasks, transferBases } from '../../data/model/privacy.ts';
import {
  half,
  inEachLanguage,
  languageChoices,
  listPosition,
  pathNote,
  publicFolder,
  required,
  requiredHalf,
} from './commonFields.ts';
import type { Entities } from './entity.ts';
import {
  checkboxes,
  choice,
  color,
  day,
  image,
  lines,
  list,
  tags,
  text,
  toggle,
  wholeNumber,
} from './fields.ts';
import { words, type Words } from './Vocabulary.ts';

const onlyPublicBody = words('Nur für öffentliche Stellen.', 'For public bodies only.');

/** Pairs of a font for headings and one for text, by what they look like. */
const typefaceNames: Readonly<Record<TypefacePair, Words>> = {
  humane: words('Ruhig und kräftig', 'Calm and strong'),
  salon: words('Fein und hell', 'Fine and light'),
};

const cornerNames: Readonly<Record<CornerShape, Words>> = {
  soft: words('Leicht gerundet', 'Slightly rounded'),
  sharp: words('Eckig', 'Sharp'),
  round: words('Rund', 'Round'),
};

const densityNames: Readonly<Record<Density, Words>> = {
  regular: words('Mittel', 'Medium'),
  compact: words('Eng', 'Close'),
  airy: words('Weit', 'Wide'),
};

const headerNames: Readonly<Record<HeaderLayout, Words>> = {
  beside: words('Logo am Anfang der Zeile', 'Logo at the start of the line'),
  centered: words('Logo in der Mitte', 'Logo in the middle'),
};

const taskNames: Readonly<Record<(typeof recipientTasks)[number], Words>> = {
  hosting: words('Webserver', 'Web server'),
  content: words('Redaktionssystem', 'Content management'),
  mail: words('E-Mail', 'E-mail'),
  newsletter: words('Newsletter', 'Newsletter'),
  statistics: words('Besuchsstatistik', 'Visitor statistics'),
  backup: words('Datensicherung', 'Backups'),
  support: words('Technische Betreuung', 'Technical support'),
  embedded: words('Eingebettete Inhalte', 'Embedded content'),
};

const transferNames: Readonly<Record<(typeof transferBases)[number], Words>> = {
  dpf: words('EU-US Data Privacy Framework', 'EU-US Data Privacy Framework'),
  adequacy: words('Anderer Angemessenheitsbeschluss', 'Another adequacy decision'),
  scc: words('Standardvertragsklauseln', 'Standard contractual clauses'),
};

function choicesIn(names: Readonly<Record<string, Words>>) {
  return Object.entries(names).map(([value, text]) => ({ value, text }));
}

const menuLink = {
  path: text(words('Pfad', 'Path'), { ...half, note: pathNote }),
  anchor: text(words('Sprungmarke', 'Anchor'), {
    ...half,
    note: words('Ohne #, zum Beispiel cookies.', 'Without #, such as cookies.'),
  }),
  type: choice(words('Art', 'Type'), [
    { value: 'page', text: words('Seite', 'Page') },
    { value: 'button', text: words('Schaltfläche', 'Button') },
  ]),
  translations: inEachLanguage({
    displayName: text(words('Beschriftung', 'Label'), required),
  }),
};

const subEntries = list(words('Untereinträge', 'Sub-entries'), menuLink, {
  template: '{{ path }}',
});

/** How the website is set up. */
export const websiteEntities = {
  project: {
    label: words('Website', 'Website'),
    note: words(
      'Name, Logo, Sprachen und die Worte für Suchmaschinen',
      'Name, logo, languages and the words for search engines',
    ),
    icon: 'settings',
    group: 'website',
    fields: {
      name: text(words('Kurzname', 'Short name'), {
        ...requiredHalf,
        note: words('Kleine Buchstaben, zum Beispiel vhm.', 'Small letters, such as vhm.'),
      }),
      logo: image(words('Logo', 'Logo'), publicFolder, {
        ...required,
        note: words('Eine SVG-Datei.', 'An SVG file.'),
      }),
      languages: checkboxes(words('Sprachen', 'Languages'), languageChoices, required),
      show_accessibility: toggle(
        words('Link zur Barrierefreiheit zeigen', 'Show the accessibility link'),
      ),
      accessibility_variant: choice(
        words('Erklärung zur Barrierefreiheit', 'Accessibility statement'),
        [
          { value: 'voluntary', text: words('Freiwillig', 'Voluntary') },
          { value: 'business', text: words('Unternehmen (BFSG)', 'Business (BFSG)') },
          { value: 'public_body', text: words('Öffentliche Stelle (BGG)', 'Public body (BGG)') },
        ],
        {
          defaultValue: 'voluntary',
          note: words(
            'Unternehmen: wer Verbraucherinnen und Verbrauchern etwas online verkauft oder Verträge anbietet (§ 1 Abs. 3 BFSG), außer Kleinstunternehmen. Sonst freiwillig.',
            'Business: whoever sells to consumers online or offers them contracts (BFSG, section 1 (3)), except microenterprises. Otherwise voluntary.',
          ),
        },
      ),
      accessibility_date: day(words('Erklärung erstellt am', 'Statement made on'), {
        note: words(
          'Der Tag, an dem Sie die Erklärung geschrieben haben.',
          'The day on which you wrote the statement.',
        ),
      }),
      accessibility_reviewed: day(
        words('Erklärung zuletzt überprüft am', 'Statement last reviewed on'),
      ),
      accessibility_status: choice(
        words('Stand der Vereinbarkeit', 'Compliance status'),
        [
          { value: 'full', text: words('Vollständig vereinbar', 'Fully compliant') },
          { value: 'partial', text: words('Teilweise vereinbar', 'Partially compliant') },
          { value: 'none', text: words('Nicht vereinbar', 'Not compliant') },
        ],
        { note: onlyPublicBody },
      ),
      accessibility_method: choice(
        words('Bewertet durch', 'Assessed by'),
        [
          { value: 'self', text: words('Uns selbst', 'Ourselves') },
          { value: 'third_party', text: words('Dritte', 'A third party') },
        ],
        { note: onlyPublicBody },
      ),
      newsletter: toggle(words('Newsletter anbieten', 'Offer a newsletter'), {
        note: words('Auf der Startseite.', 'On the start page.'),
      }),
      newsletter_proof_days: wholeNumber(
        words('Abgemeldete löschen nach Tagen', 'Delete unsubscribed after days'),
        {
          ...half,
          administratorsOnly: true,
          options: { min: 0, max: 1095 },
          defaultValue: 30,
          note: words(
            '0 bis 1095, ab der Abmeldung. Bis dahin bekommen sie nichts und stehen in der Liste „Abgemeldet“: damit ein anderes Programm sie auch nicht mehr anschreibt, und als Nachweis der Einwilligung. So muss es die Datenschutzerklärung sagen.',
            '0 to 1095, from the day they unsubscribe. Until then they get nothing and are in the list “Unsubscribed”: so that another tool stops writing to them as well, and as proof of consent. The privacy notice has to say so.',
          ),
        },
      ),
      contact_consent: choice(
        words('Datenschutz im Kontaktformular', 'Privacy in the contact form'),
        [
          { value: 'consent', text: words('Einwilligung ankreuzen', 'Consent by a box') },
          {
            value: 'information',
            text: words('Nur informieren (Art. 6 b, f)', 'Inform only (Art. 6 b, f)'),
          },
        ],
        {
          administratorsOnly: true,
          defaultValue: 'consent',
          note: words(
            'Die Datenschutzerklärung muss dieselbe Rechtsgrundlage nennen.',
            'The privacy notice has to name the same legal basis.',
          ),
        },
      ),
      contact_mail: choice(
        words(
          'E-Mail über Nachrichten und Änderungswünsche',
          'Mail about messages and change requests',
        ),
        [
          { value: 'full', text: words('Mit dem ganzen Text', 'With the whole text') },
          { value: 'link', text: words('Nur mit einem Link', 'Only with a link') },
        ],
        {
          administratorsOnly: true,
          defaultValue: 'full',
          note: words(
            'Mit einem Link steht nichts von der Nachricht oder vom Änderungswunsch eines Mitglieds im Postfach der Geschäftsstelle, wo beides sonst bleibt, bis es dort jemand löscht.',
            'With a link, nothing of the message or of a member’s change request is in the office’s mailbox, where both otherwise stay until somebody deletes them there.',
          ),
        },
      ),
      retention_messages_months: wholeNumber(
        words('Nachrichten löschen nach Monaten', 'Delete messages after months'),
        {
          ...half,
          administratorsOnly: true,
          options: { min: 1, max: 36 },
          defaultValue: 6,
          note: words(
            '1 bis 36, ab dem Eingang. So sagt es auch die Datenschutzerklärung.',
            '1 to 36, from the day they arrive. The privacy statement says so, too.',
          ),
        },
      ),
      retention_sign_ups_days: wholeNumber(
        words(
          'Unbestätigte Anmeldungen löschen nach Tagen',
          'Delete unconfirmed sign-ups after days',
        ),
        {
          ...half,
          administratorsOnly: true,
          options: { min: 1, max: 30 },
          defaultValue: 7,
          note: words(
            '1 bis 30. So sagt es auch die Datenschutzerklärung.',
            '1 to 30. The privacy statement says so, too.',
          ),
        },
      ),
      retention_logins_days: wholeNumber(
        words('Anmeldeprotokolle löschen nach Tagen', 'Delete log-in records after days'),
        {
          ...half,
          administratorsOnly: true,
          options: { min: 1, max: 90 },
          defaultValue: 90,
          note: words(
            '1 bis 90: IP-Adressen, Browser und frühere Angaben der Konten. So sagt es auch die Datenschutzerklärung.',
            '1 to 90: IP addresses, browsers and earlier values of accounts. The privacy statement says so, too.',
          ),
        },
      ),
      retention_change_requests_months: wholeNumber(
        words(
          'Erledigte Änderungswünsche löschen nach Monaten',
          'Delete finished change requests after months',
        ),
        {
          ...half,
          administratorsOnly: true,
          options: { min: 1, max: 36 },
          defaultValue: 6,
          note: words(
            '1 bis 36, ab dem Eingang. Auch die Berichte der Mitgliederlisten. So sagt es auch die Datenschutzerklärung.',
            '1 to 36, from the day they arrive. The reports of member lists, too. The privacy statement says so, too.',
          ),
        },
      ),
      retention_invitations_days: wholeNumber(
        words('Ungenutzte Einladungen löschen nach Tagen', 'Delete unused invitations after days'),
        {
          ...half,
          administratorsOnly: true,
          options: { min: 1, max: 180 },
          defaultValue: 30,
          note: words(
            '1 bis 180, ab der letzten Einladung: Das Konto wird gelöscht. So sagt es auch die Datenschutzerklärung.',
            '1 to 180, from the last invitation: the account is deleted. The privacy statement says so, too.',
          ),
        },
      ),
      privacy_log_days: wholeNumber(
        words('Serverprotokolle gelöscht nach Tagen', 'Server logs deleted after days'),
        {
          ...half,
          options: { min: 1, max: 365 },
          note: words(
            'So sagt es die Datenschutzerklärung. Fragen Sie den Betreiber des Servers.',
            'The privacy notice says so. Ask whoever runs the server.',
          ),
        },
      ),
      privacy_statistics_months: wholeNumber(
        words('Matomo löscht Rohdaten nach Monaten', 'Matomo deletes raw data after months'),
        {
          ...half,
          options: { min: 1, max: 36 },
          note: words(
            'So sagt es die Datenschutzerklärung. Stellen Sie Matomo entsprechend ein.',
            'The privacy notice says so. Set Matomo accordingly.',
          ),
        },
      ),
      privacy_recipients: list(
        words('Empfänger von Daten', 'Recipients of data'),
        {
          name: text(words('Name', 'Name'), required),
          task: choice(
            words('Aufgabe', 'Task'),
            recipientTasks.map((value) => ({ value, text: taskNames[value] })),
            required,
          ),
          country: text(words('Land', 'Country'), {
            ...required,
            note: words(
              'Zwei große Buchstaben, zum Beispiel DE.',
              'Two capital letters, such as DE.',
            ),
          }),
          transfer: choice(
            words('Grundlage außerhalb des EWR', 'Basis outside the EEA'),
            transferBases.map((value) => ({ value, text: transferNames[value] })),
          ),
          host: text(words('Host', 'Host'), {
            note: words(
              'Nur bei eingebetteten Inhalten, zum Beispiel videos.example.org.',
              'For embedded content only, such as videos.example.org.',
            ),
          }),
        },
        {
          template: '{{ name }}',
          note: words(
            'Wer Daten der Besucher für Sie verarbeitet. Die Datenschutzerklärung nennt alle.',
            'Who processes visitors’ data on your behalf. The privacy notice names them all.',
          ),
        },
      ),
      members_auth: choice(
        words('Anmeldung der Mitglieder', 'Members’ log-in'),
        [
          { value: 'token', text: words('Im Fenster des Browsers', 'In the browser’s window') },
          { value: 'cookie', text: words('Als Cookie', 'As a cookie') },
        ],
        {
          administratorsOnly: true,
          defaultValue: 'token',
          note: words(
            'Ein Cookie ist sicherer und braucht Website und Directus unter einer Domain.',
            'A cookie is safer, and needs the website and Directus below one domain.',
          ),
        },
      ),
      members_administrator_roles: tags(
        words('Rollen der Administration', 'Roles of administrators'),
        {
          administratorsOnly: true,
          note: words(
            'Die Nummern der Rollen, deren Mitglieder im Menü zu Directus geführt werden. Rechte gibt das keine.',
            'The ids of the roles whose members are led to Directus in the menu. It grants no rights.',
          ),
        },
      ),
      google_place_id: text(words('Google-Place-ID', 'Google place id'), {
        ...half,
        administratorsOnly: true,
        note: words(
          'Für die Bewertungen. Braucht den Schlüssel und eine Zustimmung „rating“.',
          'For the ratings. Needs the key, and a consent called rating.',
        ),
      }),
      catalogue_hide_empty_categories: toggle(
        words('Leere Kategorien nicht in Menüs', 'Leave empty categories out of menus'),
        {
          note: words(
            'Für Geschäfte. Die Seite einer leeren Kategorie sagt, dass es darin nichts gibt.',
            'For shops. The page of an empty category says that there is nothing in it.',
          ),
        },
      ),
      google_maps_key: text(words('Schlüssel für Google Maps', 'Key for Google Maps'), {
        ...half,
        administratorsOnly: true,
        note: words(
          'Steht lesbar in jeder Seite: bei Google auf diese Website beschränken.',
          'Everybody can read it in each page: have Google restrict it to this website.',
        ),
      }),
      matomo_url: text(words('Adresse von Matomo', 'Address of Matomo'), {
        ...half,
        administratorsOnly: true,
        note: words(
          'Ohne sie wird nichts gezählt, und niemand wird danach gefragt.',
          'Without it nothing is counted, and nobody is asked about it.',
        ),
      }),
      matomo_site_id: wholeNumber(words('Nummer der Website in Matomo', 'Site id in Matomo'), {
        ...half,
        administratorsOnly: true,
      }),
      consent_preselect: toggle(words('Zustimmungen vorab ankreuzen', 'Pre-tick consents'), {
        note: words(
          'In der EU ist ein vorab gesetztes Kreuz keine gültige Zustimmung.',
          'In the EU, a box ticked beforehand is no valid consent.',
        ),
      }),
    },
    translations: {
      seo_title: text(words('Titel', 'Title'), required),
      seo_description: lines(words('Beschreibung', 'Description')),
      seo_keywords: text(words('Stichwörter', 'Keywords')),
    },
  },
  theme: {
    label: words('Gestaltung', 'Theme'),
    note: words(
      'Zwei Farben, aus denen alle anderen entstehen, Schriften und Formen',
      'Two colours that all others come from, typefaces and shapes',
    ),
    icon: 'palette',
    group: 'website',
    fields: {
      brand_color: color(words('Markenfarbe', 'Brand colour'), {
        required: true,
        note: words(
          'Alle Farben entstehen aus diesen beiden und bleiben lesbar.',
          'All colours come from these two, and stay legible.',
        ),
      }),
      base_color: color(words('Grundfarbe', 'Base colour'), required),
      color_mode: choice(
        words('Hell und dunkel', 'Light and dark'),
        [
          { value: 'user', text: words('Besucher wählen', 'Visitors choose') },
          { value: 'base', text: words('Nach der Grundfarbe', 'By the base colour') },
        ],
        { defaultValue: 'user' },
      ),
      typefaces: choice(words('Schriften', 'Typefaces'), choicesIn(typefaceNames), {
        defaultValue: typefacePairs[0],
      }),
      corners: choice(words('Ecken', 'Corners'), choicesIn(cornerNames), {
        defaultValue: cornerShapes[0],
      }),
      density: choice(words('Abstände', 'Distances'), choicesIn(densityNames), {
        defaultValue: densities[0],
      }),
      header: choice(words('Kopfzeile', 'Header'), choicesIn(headerNames), {
        defaultValue: headerLayouts[0],
        note: words('In großen Fenstern.', 'In large windows.'),
      }),
    },
  },
  menus: {
    label: words('Menüs', 'Menus'),
    note: words(
      'Hauptmenü, Mitgliedermenü und die Links der Fußzeile',
      'Primary menu, members’ menu and the links of the footer',
    ),
    icon: 'menu',
    group: 'website',
    template: '{{ id }}',
    fields: {
      id: choice(
        words('Menü', 'Menu'),
        [
          { value: 'primary', text: words('Hauptmenü', 'Primary menu') },
          { value: 'members', text: words('Mitgliedermenü', 'Members’ menu') },
          { value: 'footer', text: words('Fußzeile', 'Footer') },
        ],
        { required: true, primaryKey: true },
      ),
      entries: list(
        words('Einträge', 'Entries'),
        {
          ...menuLink,
          sub: subEntries,
          groups: list(words('Gruppen', 'Groups'), {
            translations: menuLink.translations,
            sub: subEntries,
          }),
        },
        { template: '{{ path }}' },
      ),
    },
  },
  widgets: {
    label: words('Fußzeile', 'Footer'),
    note: words(
      'Die Spalten der Fußzeile und was in der Seitenleiste der Rechtstexte steht',
      'The columns of the footer, and what is in the sidebar of the legal pages',
    ),
    icon: 'bottom_panel_open',
    group: 'website',
    template: '{{ widget_name }}',
    fields: {
      widget_name: choice(
        words('Inhalt', 'Content'),
        [
          { value: 'address', text: words('Anschrift', 'Address') },
          { value: 'contact', text: words('Kontakt', 'Contact') },
          { value: 'openingHours', text: words('Öffnungszeiten', 'Opening hours') },
          { value: 'navigation', text: words('Navigation', 'Navigation') },
          { value: 'social', text: words('Soziale Medien', 'Social media') },
        ],
        required,
      ),
      position: choice(
        words('Ort', 'Place'),
        [
          { value: 'footer', text: words('Fußzeile', 'Footer') },
          {
            value: 'sidebar',
            text: words('Seitenleiste der Rechtstexte', 'Sidebar of the legal pages'),
          },
        ],
        { defaultValue: 'footer' },
      ),
      show_logo: toggle(words('Logo zeigen', 'Show the logo')),
      sort: listPosition,
    },
    translations: { header: text(words('Überschrift', 'Heading')) },
  },
  consents: {
    label: words('Zustimmungen', 'Consents'),
    note: words(
      'Wonach das Cookie-Banner fragt, neben dem Nötigen und der Statistik',
      'What the cookie banner asks about, besides the necessary and the statistics',
    ),
    icon: 'cookie',
    group: 'website',
    template: '{{ translations.display_name }}',
    fields: {
      function_id: text(words('Technischer Name', 'Technical name'), {
        ...requiredHalf,
        note: words(
          'Kleine Buchstaben. Die Website kennt matomo, rating, maps und videos. Nicht mehr ändern: damit ist die Wahl der Besucher gespeichert.',
          'Small letters. The website knows matomo, rating, maps and videos. Do not change it: it is what visitors’ choices are stored by.',
        ),
      }),
      default_on: toggle(words('Vorab angekreuzt', 'Ticked beforehand')),
      sort: listPosition,
    },
    translations: {
      display_name: text(words('Name', 'Name'), required),
      description: lines(words('Beschreibung', 'Description')),
      link: text(words('Mehr dazu', 'Read more'), {
        note: words('Eine Adresse oder ein Pfad.', 'An address or a path.'),
      }),
    },
  },
  redirects: {
    label: words('Umleitungen', 'Redirects'),
    note: words('Alte Adressen und wohin sie führen', 'Old addresses and where they lead'),
    icon: 'alt_route',
    group: 'website',
    template: '{{ from }} → {{ to }}',
    fields: {
      from: text(words('Von', 'From'), {
        ...requiredHalf,
        note: words(
          'Der alte Pfad, zum Beispiel /satzung. /alt/* steht für alles unter /alt. Groß oder klein geschrieben, mit Umlaut oder %C3%BC, mit oder ohne / am Ende: das ist derselbe Pfad.',
          'The old path, such as /satzung. /old/* stands for everything below /old. In capitals or not, with an umlaut or %C3%BC, with or without / at its end: it is the same path.',
        ),
      }),
      to: text(words('Nach', 'To'), {
        ...requiredHalf,
        note: words(
          'Der Pfad einer Seite oder eines Dokuments, oder eine Adresse. Endet Von auf /*, darf auch dies so enden: Dann bleibt, was darunter stand.',
          'The path of a page or a document, or an address. Where From ends in /*, this may, too: what stood below is kept.',
        ),
      }),
      permanent: toggle(words('Für immer', 'For good'), { defaultValue: true }),
      sort: listPosition,
    },
  },
} satisfies Partial<Entities>;
