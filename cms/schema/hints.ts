import type { Field } from '../../data/fields/forms.ts';
import { words } from '../../data/fields/words.ts';

/** The id of our interface with hints about a text (extensions/collegium/hints). */
export const hintsInterface = 'collegium-hints';

/** Shows hints below the texts of a page. It stores nothing. */
export const hints: Field = {
  label: words('Vorschau und Hinweise', 'Preview and hints'),
  note: words(
    'Ändern sich beim Schreiben. Nichts davon muss befolgt werden.',
    'They change while you write. None of them must be followed.',
  ),
  type: 'alias',
  interface: hintsInterface,
  special: ['alias', 'no-data'],
};
