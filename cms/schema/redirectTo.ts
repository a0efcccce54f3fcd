import { page } from '../../data/fields/forms.ts';
import { words } from '../../data/fields/words.ts';

/** The name of the field with the page that visitors of a page get after it is gone. */
export const redirectTo = 'redirect_to';

export const redirectToField = page(
  words('Nach dem Zurückziehen weiterleiten an', 'After withdrawal, redirect to'),
  {
    note: words(
      'Wohin Besucher kommen, wenn diese Seite gelöscht, archiviert oder zurückgezogen ist. Nötig, solange Texte auf sie verweisen.',
      'Where visitors get to when this page is deleted, archived or withdrawn. Needed as long as texts link to it.',
    ),
  },
);
