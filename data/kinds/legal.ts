import { z } from 'zod';
import * as check from '../fields/checks.ts';
import { half, list, required, richText, text, toggle } from '../fields/fields.ts';
import { formed, onlyInFolders } from '../fields/fieldForms.ts';
import * as form from '../fields/forms.ts';
import { defineKind } from './kind.ts';
import { postalAddress } from './postalAddress.ts';
import { words } from '../fields/words.ts';

const officerSchema = z.strictObject({
  name: text(words('Name', 'Name'), required),
  street: formed(check.optionalText(), postalAddress.street),
  number: formed(check.optionalText(), postalAddress.number),
  zip_code: formed(check.optionalText(), postalAddress.zip_code),
  city: formed(check.optionalText(), postalAddress.city),
  phone_number: text(words('Telefon', 'Phone'), half),
  email: formed(z.email('an e-mail address').nullish(), form.text(words('E-Mail', 'E-mail'), half)),
});

const pictureCreditSchema = z.strictObject({
  title: check.text(),
  credit: check.optionalText(),
  licence: check.optionalText(),
});

/** Texts that the law requires, in addition to the company's own data. */
export const legal = defineKind({
  ...{ name: 'legal', stored: 'single' },
  label: words('Rechtliches', 'Legal'),
  note: words(
    'Texte, die das Gesetz verlangt, und wer für den Datenschutz da ist',
    'Texts that the law asks for, and who looks after data protection',
  ),
  icon: 'gavel',
  group: 'association',
  schema: z.strictObject({
    data_protection_commissioner: list(
      words('Datenschutzbeauftragte', 'Data protection officers'),
      officerSchema,
      {
        template: '{{ name }}',
        note: words(
          'Für Impressum und Datenschutzerklärung. Leer, wenn Sie niemanden benennen müssen.',
          'For the imprint and the privacy notice. Empty if you need not name anybody.',
        ),
      },
    ).default([]),
    /** The pictures whose author or licence the imprint names. */
    pictures: onlyInFolders(
      z.array(pictureCreditSchema).default([]),
      'In Directus, each file has its author and licence, and the imprint names those of files in use.',
    ),
    rolex_area: toggle(words('Rolex-Bereich zeigen', 'Show the Rolex area'), {
      note: words(
        'Nur für Juweliere: die Datenschutzerklärung nennt dann die Inhalte von Rolex.',
        'For jewellers only: the privacy notice then names the content from Rolex.',
      ),
    }),
    translations: check.translations({
      insurance: richText(
        words('Berufshaftpflichtversicherung', 'Liability insurance'),
        words(
          'Für das Impressum, wenn das Gesetz sie verlangt: Versicherer und Geltungsbereich.',
          'For the imprint, if the law asks for it: the insurer, and where the insurance holds.',
        ),
      ),
      image_sources: richText(
        words('Bildnachweise', 'Image credits'),
        words(
          'Für das Impressum, zum Beispiel „Tagung 2026: © Maria Muster“.',
          'For the imprint, such as “Conference 2026: © Maria Muster”.',
        ),
      ),
      additional_top_info: richText(
        words('Zusatz oben', 'Addition at the top'),
        words(
          'Steht im Impressum vor allen anderen Angaben.',
          'In the imprint, before all other details.',
        ),
      ),
      additional_bottom_info: richText(
        words('Zusatz unten', 'Addition at the bottom'),
        words(
          'Steht im Impressum nach allen anderen Angaben.',
          'In the imprint, after all other details.',
        ),
      ),
      /**
       * The office for complaints about accessibility, if it differs from the one that the law
       * names.
       */
      accessibility_complaints: richText(
        words('Beschwerdestelle für Barrierefreiheit', 'Complaints about accessibility'),
        words(
          'Für die Erklärung zur Barrierefreiheit. Leer, wenn die gesetzliche Stelle zuständig ist.',
          'For the accessibility statement. Empty if the office that the law names is responsible.',
        ),
      ),
    }),
  }),
});
