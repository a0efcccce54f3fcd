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
  icon: 'handshake',
  group: 'content',
  template: '{{ name }}',
  schema: z.strictObject({
    group: recordGroup('partners'),
    name: text(words('Name', 'Name'), required),
    link: link(words('Mehr erfahren', 'Learn more'), {
      note: words(
        'Ein Pfad wie /kontakt oder eine Adresse wie https://example.org.',
        'A path such as /kontakt, or an address such as https://example.org.',
      ),
    }),
    image: image(words('Logo', 'Logo')),
    translations: translations({
      description: lines(words('Beschreibung', 'Description'), required),
    }),
  }),
});
