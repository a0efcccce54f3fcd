import { z } from 'zod';
import * as check from '../fields/checks.ts';
import {
  choice,
  half,
  list,
  required,
  requiredHalf,
  richText,
  text,
  toggle,
} from '../fields/fields.ts';
import { entryForms, formed } from '../fields/fieldForms.ts';
import * as form from '../fields/forms.ts';
import { defineKind } from './kind.ts';
import { postalAddress } from './postalAddress.ts';
import { words } from '../fields/words.ts';

const addressSchema = z.strictObject({
  address_type: choice(
    words('Art', 'Type'),
    {
      hq: words('Hauptgeschäftsstelle', 'Head office'),
      federal_office: words('Bundesgeschäftsstelle', 'Federal office'),
    },
    'hq or federal_office',
    {
      note: words(
        'Steht über der Anschrift, zum Beispiel „Bundesgeschäftsstelle“. Darf leer sein.',
        'Shown above the address, such as “Federal office”. May be empty.',
      ),
    },
  ).nullish(),
  street: formed(check.text(), postalAddress.street),
  number: formed(check.text(), postalAddress.number),
  zip_code: formed(check.text(), postalAddress.zip_code),
  city: formed(check.text(), postalAddress.city),
});

const emailSchema = z.strictObject({
  email: formed(z.email('an e-mail address'), form.text(words('E-Mail', 'E-mail'), requiredHalf)),
  primary: toggle(words('Hauptadresse', 'Main address'), {
    note: words(
      'Diese Adresse zeigt die Website. Ohne Hauptadresse ist es die erste.',
      'The website shows this address. Without a main address, it shows the first one.',
    ),
  }),
});

const numberSchema = z.strictObject({
  number: text(words('Nummer', 'Number'), {
    ...requiredHalf,
    note: words(
      'Mit Vorwahl, zum Beispiel 030 12345678.',
      'With the area code, such as 030 12345678.',
    ),
  }),
  type: choice(
    words('Art', 'Type'),
    {
      phone: words('Telefon', 'Phone'),
      mobile: words('Mobil', 'Mobile'),
      fax: words('Fax', 'Fax'),
    },
    'phone, mobile or fax',
    required,
  ),
  primary: toggle(words('Hauptnummer', 'Main number'), {
    note: words(
      'Diese Nummer ihrer Art zeigt die Website. Ohne Hauptnummer ist es die erste.',
      'The website shows this number of its type. Without a main number, it shows the first one.',
    ),
  }),
});

const registerSchema = z.strictObject({
  register_type: text(words('Art', 'Type'), {
    ...requiredHalf,
    note: words('Zum Beispiel „Vereinsregister“.', 'Such as “Vereinsregister”.'),
  }),
  number: text(words('Nummer', 'Number'), {
    ...requiredHalf,
    note: words('Zum Beispiel VR 12345.', 'Such as VR 12345.'),
  }),
  registrar: text(words('Registergericht', 'Registrar'), {
    ...required,
    note: words('Zum Beispiel „Amtsgericht Musterstadt“.', 'Such as “Amtsgericht Musterstadt”.'),
  }),
});

const companySchema = z.strictObject({
  company_name: text(words('Name', 'Name'), {
    ...requiredHalf,
    note: words(
      'Wie im Register, zum Beispiel „Verband Muster e. V.“.',
      'As in the register, such as “Verband Muster e. V.”.',
    ),
  }),
  display_name: text(words('Kurzname', 'Short name'), {
    ...half,
    note: words(
      'In der Kopfzeile von Telefonen, zum Beispiel VM. Ohne ihn steht dort der Name.',
      'In the header on phones, such as VM. Without it, the name is there.',
    ),
  }),
  /** One of the choices, or another value. */
  legal_form: formed(
    check.text(),
    form.choice(
      words('Rechtsform', 'Legal form'),
      [
        { value: 'ev', text: words('Eingetragener Verein', 'Registered association') },
        { value: 'single', text: words('Einzelunternehmen', 'Sole proprietor') },
        { value: 'bag', text: words('Berufsausübungsgemeinschaft', 'Joint practice') },
      ],
      {
        required: true,
        options: { allowOther: true },
        note: words(
          'Aus der Liste oder ein eigener Text. Danach heißen die Vertretungsberechtigten, zum Beispiel „Vorstand“.',
          'From the list, or a text of your own. It decides what the representatives are called, such as “Board”.',
        ),
      },
    ),
  ),
  addresses: formed(
    z.tuple([addressSchema], addressSchema, 'at least one address'),
    form.list(words('Anschriften', 'Addresses'), entryForms(addressSchema), {
      required: true,
      template: '{{ street }} {{ number }}, {{ zip_code }} {{ city }}',
      note: words('Die erste erscheint in der Fußzeile.', 'The first is in the footer.'),
    }),
  ),
  emails: list(words('E-Mail-Adressen', 'E-mail addresses'), emailSchema, {
    template: '{{ email }}',
    note: words(
      'Für Kontakt und Impressum, zum Beispiel info@example.org.',
      'For the contact page and the imprint, such as info@example.org.',
    ),
  }),
  numbers: list(words('Telefonnummern', 'Phone numbers'), numberSchema, {
    template: '{{ type }}: {{ number }}',
    note: words(
      'Für Kontakt und Impressum: Telefon, Mobil und Fax.',
      'For the contact page and the imprint: phone, mobile and fax.',
    ),
  }),
  executives: list(
    words('Vertretungsberechtigte', 'Representatives'),
    z.strictObject({ name: text(words('Name', 'Name'), required) }),
    {
      template: '{{ name }}',
      note: words(
        'Im Impressum anzugeben, zum Beispiel „Dr. Maria Muster (Vorsitzende)“.',
        'To be stated in the imprint, such as “Dr Maria Muster (chair)”.',
      ),
    },
  ).default([]),
  registers: list(words('Register', 'Registers'), registerSchema, {
    template: '{{ register_type }} {{ number }}',
    note: words(
      'Im Impressum anzugeben, wenn der Verband eingetragen ist.',
      'To be stated in the imprint if the association is registered.',
    ),
  }).default([]),
  /** VAT id per section 27a of the German VAT act. */
  ust_id: text(words('Umsatzsteuer-ID', 'VAT id'), {
    ...half,
    note: words(
      'Im Impressum anzugeben, wenn es sie gibt. Zum Beispiel DE123456789.',
      'To be stated in the imprint if there is one. Such as DE123456789.',
    ),
  }),
  /** Business id (Wirtschafts-Identifikationsnummer) per section 139c of the German Fiscal Code. */
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
  legal_authority: richText(
    words('Aufsichtsbehörde', 'Supervisory authority'),
    words(
      'Für das Impressum, wenn eine Behörde Sie beaufsichtigt: ihr Name und ihre Anschrift.',
      'For the imprint, if an authority supervises you: its name and address.',
    ),
  ),
});

export type Company = z.infer<typeof companySchema>;

/** The association as a legal person, with the facts that an imprint and a footer must contain. */
export const company = defineKind({
  ...{ name: 'company', stored: 'single' },
  label: words('Stammdaten', 'Company'),
  note: words('Für Impressum und Fußzeile', 'For the imprint and the footer'),
  icon: 'apartment',
  group: 'association',
  schema: companySchema,
});
