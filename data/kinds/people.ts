import { z } from 'zod';
import { sort, translations } from '../fields/checks.ts';
import {
  email,
  half,
  image,
  lines,
  list,
  phone,
  recordGroup,
  required,
  text,
} from '../fields/fields.ts';
import { formed } from '../fields/fieldForms.ts';
import { wholeNumber } from '../fields/forms.ts';
import { defineKind } from './kind.ts';
import { words } from '../fields/words.ts';

/** A person's role in the association. A person may appear on several pages. */
const roleSchema = z.strictObject({
  /** The group that a page's block selects by this name, such as `board`. */
  group: recordGroup('board'),
  sort: formed(sort(), wholeNumber(words('Platz in der Gruppe', 'Place in the group'), half)),
  translations: translations({
    function: text(words('Funktion', 'Function'), required),
    /** The part of the country that the person looks after, or works in. */
    region: text(words('Region', 'Region')),
    subjects: text(words('Fächer', 'Subjects')),
    about: lines(words('Über die Person', 'About the person')),
  }),
});

/**
 * Somebody whom visitors can turn to. The picture is decorative, since the name is next to it, so it has no
 * description.
 */
export const people = defineKind({
  ...{ name: 'people', stored: 'list', optional: true },
  label: words('Personen', 'People'),
  note: words(
    'Jede Person einmal, mit allem, was sie hier tut',
    'Each person once, with all that they do here',
  ),
  listed: ['name', 'image', 'email', 'phone'],
  usedBy: 'association',
  icon: 'badge',
  group: 'association',
  template: '{{ name }}',
  schema: z.strictObject({
    name: text(words('Name', 'Name'), {
      ...required,
      note: words(
        'Mit Titel, zum Beispiel Dr. Maria Muster.',
        'With a title, such as Dr Maria Muster.',
      ),
    }),
    email: email(words('E-Mail', 'E-mail'), half),
    phone: phone(),
    image: image(words('Porträt', 'Portrait'), {
      note: words(
        'Ohne Porträt zeigt die Seite die Anfangsbuchstaben.',
        'Without a portrait, the page shows the initials.',
      ),
    }),
    roles: list(words('Aufgaben', 'Roles'), roleSchema, {
      required: true,
      template: '{{ group }}',
      note: words(
        'Eine Person kann mehrere haben, zum Beispiel im Vorstand und in einem Arbeitskreis.',
        'A person can have several, such as on the board and in a working group.',
      ),
    }).min(1, 'at least one role'),
  }),
});
