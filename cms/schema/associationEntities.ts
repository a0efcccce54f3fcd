import { half, listPosition, publicFolder, required, requiredHalf } from './commonFields.ts';
import type { Entities } from './entity.ts';
import { choice, list, richText, text, time, toggle } from './fields.ts';
import { words, type Words } from './Vocabulary.ts';

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

const postalAddress = {
  street: text(words('Straße', 'Street'), half),
  number: text(words('Hausnummer', 'House number'), half),
  zip_code: text(words('Postleitzahl', 'Postcode'), half),
  city: text(words('Ort', 'City'), half),
};

/** Who the association is, and how it is reached. */
export const associationEntities = {
  company: {
    label: words('Stammdaten', 'Company'),
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
      w_id_nr: text(words('Wirtschafts-Identifikationsnummer', 'Business id'), {
        ...half,
        note: words(
          'Im Impressum anzugeben, sobald sie zugeteilt ist (§ 5 Abs. 1 Nr. 6 DDG).',
          'To be stated in the imprint once it is assigned (DDG, section 5(1) no. 6).',
        ),
      }),
      vat_number: text(words('Steuernummer', 'Tax number'), {
        ...half,
        note: words(
          'Das Gesetz verlangt sie im Impressum nicht; wer sie kennt, kann sie missbrauchen. Besser leer.',
          'The law does not ask for it in an imprint, and it can be misused. Better left empty.',
        ),
      }),
      legal_authority: richText(words('Aufsichtsbehörde', 'Supervisory authority'), publicFolder),
    },
  },
  legal: {
    label: words('Rechtliches', 'Legal'),
    note: words(
      'Texte, die das Gesetz verlangt, und wer für den Datenschutz da ist',
      'Texts that the law asks for, and who looks after data protection',
    ),
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
      insurance: richText(
        words('Berufshaftpflichtversicherung', 'Liability insurance'),
        publicFolder,
      ),
      image_sources: richText(words('Bildnachweise', 'Image credits'), publicFolder),
      additional_top_info: richText(words('Zusatz oben', 'Addition at the top'), publicFolder),
      additional_bottom_info: richText(
        words('Zusatz unten', 'Addition at the bottom'),
        publicFolder,
      ),
      accessibility_complaints: richText(
        words('Beschwerdestelle für Barrierefreiheit', 'Complaints about accessibility'),
        publicFolder,
      ),
    },
  },
  openingPeriods: {
    label: words('Öffnungszeiten', 'Opening hours'),
    note: words('Wann die Geschäftsstelle erreichbar ist', 'When the head office can be reached'),
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
      // What editors wrote here before it could be translated is still read, as German.
      free_text: text(words('Zusatz', 'Addition'), { hidden: true }),
      sort: listPosition,
    },
    translations: { free_text: text(words('Zusatz', 'Addition')) },
  },
  socialEntries: {
    label: words('Soziale Medien', 'Social media'),
    note: words('Auftritte in anderen Netzen', 'Profiles in other networks'),
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
} satisfies Partial<Entities>;
