import { z } from 'zod';
import { translations } from '../fields/checks.ts';
import { half, list, recordGroup, required, requiredHalf, text } from '../fields/fields.ts';
import { formed } from '../fields/fieldForms.ts';
import { decimal, wholeNumber } from '../fields/forms.ts';
import { defineKind } from './kind.ts';
import { words } from '../fields/words.ts';

const positionSchema = z.strictObject({
  /** The item's number on an invoice, such as `10.1`. */
  number: text(words('Ziffer', 'Number'), requiredHalf),
  amount: formed(
    z.number('an amount in euros').nonnegative('an amount of 0 or more'),
    decimal(words('Betrag in Euro', 'Amount in euros'), requiredHalf),
  ),
  /** The duration, if the amount depends on it. */
  minutes: formed(
    z.int('a whole number of minutes').positive('a number above 0').nullish(),
    wholeNumber(words('Dauer in Minuten', 'Length in minutes'), half),
  ),
  translations: translations({
    service: text(words('Leistung', 'Service'), {
      ...required,
      note: words('Zum Beispiel „Eingehende Untersuchung“.', 'Such as “Thorough examination”.'),
    }),
  }),
});

/** A section of a fee schedule: a heading, and the services with their fees. */
export const fees = defineKind({
  ...{ name: 'fees', stored: 'list', optional: true },
  label: words('Gebühren', 'Fees'),
  note: words(
    'Ein Eintrag je Abschnitt eines Gebührenverzeichnisses',
    'One item per section of a fee schedule',
  ),
  listed: ['translations', 'group'],
  usedBy: 'association',
  icon: 'euro',
  group: 'association',
  template: '{{ translations.title }}',
  schema: z.strictObject({
    group: recordGroup('adt'),
    positions: list(words('Positionen', 'Positions'), positionSchema, {
      required: true,
      template: '{{ number }}: {{ amount }} €',
    }).min(1, 'at least one position'),
    translations: translations({ title: text(words('Abschnitt', 'Section'), required) }),
  }),
});
