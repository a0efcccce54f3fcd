import type { Field } from '../../data/fields/forms.ts';
import { words } from '../../data/fields/words.ts';

/** The id of our interface that shows where a file is used (extensions/collegium/fileUse). */
export const fileUseInterface = 'collegium-file-use';

/** Shows which records use a file, and hints about the file. It stores nothing. */
export const fileUse: Field = {
  label: words('Verwendung', 'Use'),
  note: words('Nur Einträge, die Sie lesen dürfen.', 'Only records that you may read.'),
  type: 'alias',
  interface: fileUseInterface,
  special: ['alias', 'no-data'],
};
