import { toggle } from '../../data/fields/forms.ts';
import { words } from '../../data/fields/words.ts';

/** The field of a translation that is set when the German text changes (extensions/collegium/translations). */
export const outdated = 'outdated';

/** The form shows it only while it is set. */
export const outdatedField = toggle(
  words('Der deutsche Text ist neuer', 'The German text is newer'),
  {
    width: 'full',
    onlyIf: { field: outdated, is: true },
    note: words(
      'Prüfen Sie die Übersetzung. Wenn Sie sie ändern, verschwindet dieser Schalter. Stimmt sie schon, schalten Sie ihn aus.',
      'Check the translation. This switch disappears when you change it. If it fits already, switch it off.',
    ),
  },
);
