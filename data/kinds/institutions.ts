import { z } from 'zod';
import {
  trainingKinds,
  trainingTimes,
  type TrainingKind,
  type TrainingTime,
} from '../../contract/training.ts';
import { translations } from '../fields/checks.ts';
import {
  checkboxes,
  day,
  email,
  half,
  phone,
  recordGroup,
  required,
  requiredHalf,
  text,
  webAddress,
} from '../fields/fields.ts';
import { defineKind } from './kind.ts';
import { words, type Words } from '../fields/words.ts';

const kinds: Readonly<Record<TrainingKind, Words>> = {
  initial: words('Ausbildung', 'Initial training'),
  specialist: words('Weiterbildung', 'Specialist training'),
  continuing: words('Fortbildung', 'Continuing education'),
};

const times: Readonly<Record<TrainingTime, Words>> = {
  full_time: words('Vollzeit', 'Full time'),
  part_time: words('Berufsbegleitend', 'Part time'),
};

const institutionSchema = z.strictObject({
  group: recordGroup('adt'),
  name: text(words('Name', 'Name'), {
    ...required,
    note: words('Zum Beispiel „Schule am Park“.', 'Such as “School at the park”.'),
  }),
  street: text(words('Straße', 'Street'), requiredHalf),
  number: text(words('Hausnummer', 'House number'), half),
  zip_code: text(words('Postleitzahl', 'Postcode'), requiredHalf),
  city: text(words('Ort', 'City'), requiredHalf),
  state: text(words('Land', 'State'), {
    ...requiredHalf,
    note: words('Danach wird die Liste gegliedert.', 'The list is grouped by it.'),
  }),
  /** The last day of the accreditation. */
  accredited_until: day(words('Anerkannt bis', 'Accredited until'), {
    ...required,
    note: words(
      'Der letzte Tag der Anerkennung, zum Beispiel 31.12.2028.',
      'The last day of the accreditation, such as 31 December 2028.',
    ),
  }),
  kinds: checkboxes(
    words('Angebot', 'Kinds of training'),
    kinds,
    `a kind: ${trainingKinds.join(', ')}`,
    requiredHalf,
  ).min(1, 'at least one kind'),
  times: checkboxes(
    words('Zeitform', 'Full or part time'),
    times,
    `one of ${trainingTimes.join(', ')}`,
    requiredHalf,
  ).min(1, 'full time, part time or both'),
  website: webAddress(words('Website', 'Website'), half),
  phone: phone(),
  email: email(words('E-Mail', 'E-mail'), half),
  translations: translations({
    subjects: text(words('Fächer', 'Subjects'), {
      ...required,
      note: words('Zum Beispiel „Osteopathie, Akupunktur“.', 'Such as “osteopathy, acupuncture”.'),
    }),
  }),
});

export type Institution = z.infer<typeof institutionSchema>;

/** A school that trains to the association's requirements. */
export const institutions = defineKind({
  ...{ name: 'institutions', stored: 'list', optional: true },
  label: words('Ausbildungsstätten', 'Training institutions'),
  note: words('Anerkannte Schulen, nach Ländern', 'Accredited schools, by state'),
  listed: ['name', 'city', 'state', 'group'],
  usedBy: 'association',
  icon: 'school',
  group: 'association',
  template: '{{ name }}, {{ city }}',
  schema: institutionSchema,
});
