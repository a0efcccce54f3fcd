import type { Collections } from '../../data/sources/directus/collections.ts';
import { languageNames, languages } from '../../locales/languages.ts';
import {
  checkboxes,
  choice,
  color,
  image,
  lines,
  list,
  richText,
  text,
  time,
  toggle,
  type Choice,
  type Field,
} from './fields.ts';
import { words, type Words } from './words.ts';

/** The folder of files that the website shows, and everybody may read. */
export const publicFolder = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b01';

/** How an editor sees an entity. The fields are those of the table that the build reads by. */
export interface Entity<Field_ extends string = string, Translation extends string = string> {
  readonly label: Words;
  readonly note?: Words;
  /** A Material Symbol. */
  readonly icon: string;
  readonly group: GroupName;
  /** How one item is named in lists. */
  readonly template?: string;
  readonly fields: Readonly<Record<Field_, Field>>;
  readonly translations?: Readonly<Record<Translation, Field>>;
}

type Entities = {
  readonly [Name in keyof Collections]: Entity<
    keyof Collections[Name]['fields'] & string,
    Collections[Name] extends { translations: readonly (infer Translation extends string)[] }
      ? Translation
      : never
  >;
};

export const groups = {
  content: { label: words('Inhalt', 'Content'), icon: 'article' },
  association: { label: words('Verband', 'Association'), icon: 'groups' },
  website: { label: words('Website', 'Website'), icon: 'language' },
} satisfies Record<string, { label: Words; icon: string }>;

export type GroupName = keyof typeof groups;

const required = { required: true } as const;
const half = { width: 'half' } as const;
const requiredHalf = { ...required, ...half } as const;

const languageChoices: Choice[] = languages.map((language) => ({
  value: language,
  text: words(languageNames[language], languageNames[language]),
}));

const pathNote = words(
  'Die deutsche Adresse einer Seite dieser Website, zum Beispiel /kontakt.',
  'The German address of a page of this website, such as /kontakt.',
);

/** Entries of a repeater can't use Directus' own translations, so each carries a list. */
const inEachLanguage = (fields: Readonly<Record<string, Field>>): Field =>
  list(
    words('Übersetzungen', 'Translations'),
    { language: choice(words('Sprache', 'Language'), languageChoices, required), ...fields },
    { template: '{{ language }}', note: words('Deutsch muss dabei sein.', 'German is needed.') },
  );

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

const days: readonly Words[] = [
  words('Hinweis', 'Note'),
  words('Montag', 'Monday'),
  words('Mo–Mi', 'Mon–Wed'),
  words('Mo–Do', 'Mon–Thu'),
  words('Mo–Fr', 'Mon–Fri'),
  words('Dienstag', 'Tuesday'),
  words('Di–Fr', 'Tue–Fri'),
  words('Mittwoch', 'Wednesday'),
  words('Donnerstag', 'Thursday'),
  words('Freitag', 'Friday'),
  words('Samstag', 'Saturday'),
  words('Sonntag', 'Sunday'),
  words('Mo–Di', 'Mon–Tue'),
  words('Do–Fr', 'Thu–Fri'),
  words('Mo, Mi, Fr', 'Mon, Wed, Fri'),
  words('Heiligabend', 'Christmas Eve'),
  words('Silvester', "New Year's Eve"),
];

const onlyHome = { onlyIf: { field: 'key', is: 'home' } } as const;

const postalAddress = {
  street: text(words('Straße', 'Street'), half),
  number: text(words('Hausnummer', 'House number'), half),
  zip_code: text(words('Postleitzahl', 'Postcode'), half),
  city: text(words('Ort', 'City'), half),
};

/** Every entity as its editor sees it. A new entity is an entry here and in the build's table. */
export const entities: Entities = {
  pages: {
    label: words('Seiten', 'Pages'),
    note: words('Alle Seiten der Website', 'All pages of the website'),
    icon: 'description',
    group: 'content',
    template: '{{ translations.title }}',
    fields: {
      key: choice(
        words('Art der Seite', 'Kind of page'),
        [
          { value: 'content', text: words('Inhaltsseite', 'Content page') },
          { value: 'home', text: words('Startseite', 'Home page') },
          { value: 'contact', text: words('Kontakt', 'Contact') },
          { value: 'imprint', text: words('Impressum', 'Imprint') },
          { value: 'privacy', text: words('Datenschutz', 'Privacy') },
          { value: 'notFound', text: words('Nicht gefunden (404)', 'Not found (404)') },
        ],
        {
          required: true,
          defaultValue: 'content',
          note: words(
            'Alle Arten außer der Inhaltsseite gibt es nur einmal.',
            'There is one page of each kind, except for content pages.',
          ),
        },
      ),
      actions: list(
        words('Wichtigste Wege', 'Main actions'),
        {
          path: text(words('Pfad', 'Path'), { ...required, note: pathNote }),
          translations: inEachLanguage({ label: text(words('Beschriftung', 'Label'), required) }),
        },
        {
          ...onlyHome,
          template: '{{ path }}',
          note: words('Höchstens zwei.', 'Two at most.'),
        },
      ),
      topics: list(
        words('Themen', 'Topics'),
        {
          path: text(words('Pfad', 'Path'), { ...required, note: pathNote }),
          translations: inEachLanguage({
            title: text(words('Titel', 'Title'), required),
            text: lines(words('Text', 'Text'), required),
          }),
        },
        { ...onlyHome, template: '{{ path }}' },
      ),
    },
    translations: {
      title: text(words('Titel', 'Title'), required),
      slug: text(words('Adresse', 'Address'), {
        note: words(
          'Nur für Inhaltsseiten: kleine Buchstaben, Ziffern und Bindestriche, zum Beispiel service/satzung.',
          'For content pages only: small letters, digits and hyphens, such as service/statutes.',
        ),
      }),
      navigation_title: text(words('Kurzer Titel', 'Short title'), {
        note: words('Für Menüs und Brotkrumen.', 'For menus and breadcrumbs.'),
      }),
      description: lines(words('Beschreibung', 'Description'), {
        ...required,
        note: words(
          'Für Suchmaschinen und geteilte Links, etwa 150 Zeichen.',
          'For search engines and shared links, about 150 characters.',
        ),
      }),
      keywords: text(words('Stichwörter', 'Keywords')),
      lead: lines(words('Einleitung', 'Lead'), {
        note: words('Der Satz unter der Überschrift.', 'The sentence under the heading.'),
      }),
      body: richText(words('Text', 'Text')),
      topics_heading: text(words('Überschrift der Themen', 'Heading of the topics'), {
        note: words('Nur für die Startseite.', 'For the home page only.'),
      }),
    },
  },
  company: {
    label: words('Verbandsdaten', 'Company'),
    note: words('Für Impressum und Fußzeile', 'For the imprint and the footer'),
    icon: 'apartment',
    group: 'association',
    fields: {
      company_name: text(words('Name', 'Name'), requiredHalf),
      display_name: text(words('Kurzname', 'Short name'), half),
      legal_form: choice(
        words('Rechtsform', 'Legal form'),
        [
          { value: 'ev', text: words('Eingetragener Verein', 'Registered association') },
          { value: 'single', text: words('Einzelunternehmen', 'Sole proprietor') },
          { value: 'bag', text: words('Berufsausübungsgemeinschaft', 'Joint practice') },
        ],
        { required: true, options: { allowOther: true } },
      ),
      addresses: list(
        words('Anschriften', 'Addresses'),
        {
          address_type: choice(words('Art', 'Type'), [
            { value: 'hq', text: words('Hauptgeschäftsstelle', 'Head office') },
            { value: 'federal_office', text: words('Bundesgeschäftsstelle', 'Federal office') },
          ]),
          ...postalAddress,
        },
        {
          required: true,
          template: '{{ street }} {{ number }}, {{ zip_code }} {{ city }}',
          note: words('Die erste erscheint in der Fußzeile.', 'The first is in the footer.'),
        },
      ),
      emails: list(
        words('E-Mail-Adressen', 'E-mail addresses'),
        {
          email: text(words('E-Mail', 'E-mail'), requiredHalf),
          primary: toggle(words('Hauptadresse', 'Main address')),
        },
        { template: '{{ email }}' },
      ),
      numbers: list(
        words('Telefonnummern', 'Phone numbers'),
        {
          number: text(words('Nummer', 'Number'), requiredHalf),
          type: choice(
            words('Art', 'Type'),
            [
              { value: 'phone', text: words('Telefon', 'Phone') },
              { value: 'mobile', text: words('Mobil', 'Mobile') },
              { value: 'fax', text: words('Fax', 'Fax') },
            ],
            required,
          ),
          primary: toggle(words('Hauptnummer', 'Main number')),
        },
        { template: '{{ type }}: {{ number }}' },
      ),
      executives: list(
        words('Vertretungsberechtigte', 'Representatives'),
        { name: text(words('Name', 'Name'), required) },
        { template: '{{ name }}' },
      ),
      registers: list(
        words('Register', 'Registers'),
        {
          register_type: text(words('Art', 'Type'), requiredHalf),
          number: text(words('Nummer', 'Number'), requiredHalf),
          registrar: text(words('Registergericht', 'Registrar'), required),
        },
        { template: '{{ register_type }} {{ number }}' },
      ),
      ust_id: text(words('Umsatzsteuer-ID', 'VAT id'), half),
      vat_number: text(words('Steuernummer', 'Tax number'), half),
      legal_authority: richText(words('Aufsichtsbehörde', 'Supervisory authority')),
    },
  },
  legal: {
    label: words('Rechtliches', 'Legal'),
    icon: 'gavel',
    group: 'association',
    fields: {
      data_protection_commissioner: list(
        words('Datenschutzbeauftragte', 'Data protection officers'),
        {
          name: text(words('Name', 'Name'), required),
          ...postalAddress,
          phone_number: text(words('Telefon', 'Phone'), half),
          email: text(words('E-Mail', 'E-mail'), half),
        },
        { template: '{{ name }}' },
      ),
      rolex_area: toggle(words('Rolex-Bereich zeigen', 'Show the Rolex area')),
    },
    translations: {
      insurance: richText(words('Berufshaftpflichtversicherung', 'Liability insurance')),
      image_sources: richText(words('Bildnachweise', 'Image credits')),
      additional_top_info: richText(words('Zusatz oben', 'Addition at the top')),
      additional_bottom_info: richText(words('Zusatz unten', 'Addition at the bottom')),
    },
  },
  openingPeriods: {
    label: words('Öffnungszeiten', 'Opening hours'),
    icon: 'schedule',
    group: 'association',
    template: '{{ day }}: {{ time_open }}–{{ time_close }}',
    fields: {
      day: choice(
        words('Tag', 'Day'),
        days.map((day, index) => ({ value: String(index), text: day })),
        {
          required: true,
          options: { allowOther: true },
          note: words('Ein Tag oder ein eigener Text.', 'A day, or a text of your own.'),
        },
      ),
      time_open: time(words('Von', 'From'), {
        note: words('Ohne Zeiten gilt der Tag als geschlossen.', 'Without times it is closed.'),
      }),
      time_close: time(words('Bis', 'To')),
      free_text: text(words('Zusatz', 'Addition')),
      sort: { ...text(words('Reihenfolge', 'Order')), type: 'integer', hidden: true },
    },
  },
  socialEntries: {
    label: words('Soziale Medien', 'Social media'),
    icon: 'share',
    group: 'association',
    template: '{{ media }}: {{ display_name }}',
    fields: {
      media: choice(
        words('Netzwerk', 'Network'),
        [
          { value: 'facebook', text: words('Facebook', 'Facebook') },
          { value: 'instagram', text: words('Instagram', 'Instagram') },
          { value: 'googleplus', text: words('Google+', 'Google+') },
          { value: 'other', text: words('Anderes', 'Other') },
        ],
        required,
      ),
      display_name: text(words('Beschriftung', 'Label'), half),
      external_path: text(words('Adresse', 'Address'), {
        ...required,
        note: words('Zum Beispiel https://example.org', 'Such as https://example.org'),
      }),
    },
  },
  project: {
    label: words('Website', 'Website'),
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
      google_place_id: text(words('Google-Place-ID', 'Google place id'), half),
    },
    translations: {
      seo_title: text(words('Titel', 'Title'), required),
      seo_description: lines(words('Beschreibung', 'Description')),
      seo_keywords: text(words('Stichwörter', 'Keywords')),
    },
  },
  theme: {
    label: words('Gestaltung', 'Theme'),
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
    },
  },
  menus: {
    label: words('Menüs', 'Menus'),
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
        [{ value: 'footer', text: words('Fußzeile', 'Footer') }],
        { defaultValue: 'footer' },
      ),
      show_logo: toggle(words('Logo zeigen', 'Show the logo')),
      sort: { ...text(words('Reihenfolge', 'Order')), type: 'integer', hidden: true },
    },
    translations: { header: text(words('Überschrift', 'Heading')) },
  },
};
