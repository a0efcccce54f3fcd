import { z } from 'zod';
import { translations } from '../fields/checks.ts';
import { image, lines, link, recordGroup, required, text } from '../fields/fields.ts';
import { defineKind } from './kind.ts';
import { words } from '../fields/words.ts';

/** A partner, an allied association or a brand. Its logo says no more than its name. */
export const organisations = defineKind({
  ...{ name: 'organisations', stored: 'list', optional: true },
  label: words('Organisationen und Marken', 'Organisations and brands'),
  note: words(
    'Partner, befreundete Verbände oder Marken',
    'Partners, allied associations or brands',
  ),
  listed: ['name', 'image', 'link', 'group'],
  icon: 'handshake',
  group: 'content',
  template: '{{ name }}',
  schema: z.strictObject({
    group: recordGroup('partners'),
    name: text(words('Name', 'Name'), {
      ...required,
      note: words('Zum Beispiel „Bund der Heilberufe“.', 'Such as “Union of health professions”.'),
    }),
    link: link(words('Mehr erfahren', 'Learn more'), {
      note: words(
        'Eine Seite aus der Liste, oder eine Adresse wie https://example.org.',
        'A page from the list, or an address such as https://example.org.',
      ),
    }),
    image: image(words('Logo', 'Logo'), {
      note: words(
        'Am besten eine SVG-Datei, zum Beispiel logo.svg. Ohne Logo steht der Name da.',
        'Best an SVG file, such as logo.svg. Without a logo, the name stands there.',
      ),
    }),
    translations: translations({
      description: lines(words('Beschreibung', 'Description'), {
        ...required,
        note: words(
          'Ein oder zwei Sätze, zum Beispiel „Vertritt die Heilberufe im Bund.“',
          'One or two sentences, such as “Represents the health professions nationally.”',
        ),
      }),
    }),
  }),
});
