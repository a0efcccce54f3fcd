import type { Field } from '../../data/fields/forms.ts';
import { words } from '../../data/fields/words.ts';

/** The id of our interface that shows who links to a page (extensions/collegium/pageLinks). */
export const pageLinksInterface = 'collegium-page-links';

/** Shows which records link to a page. It stores nothing. */
export const pageLinks: Field = {
  label: words('Verlinkt in', 'Linked in'),
  note: words(
    'Einträge, die auf diese Seite verweisen, soweit Sie sie lesen dürfen. Ändern Sie diese, bevor Sie die Seite löschen oder zurückziehen.',
    'Records that link to this page, as far as you may read them. Change them before you delete or withdraw the page.',
  ),
  type: 'alias',
  interface: pageLinksInterface,
  special: ['alias', 'no-data'],
};
