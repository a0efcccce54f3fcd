import type { Field } from '../../data/fields/forms.ts';
import { words } from '../../data/fields/words.ts';

/** The id of our interface with earlier versions of texts (extensions/collegium/earlierTexts). */
export const earlierTextsInterface = 'collegium-earlier-texts';

/**
 * Lists earlier versions of the texts. It stores nothing. Directus' own revisions do not show texts:
 * they are in a collection of their own, the translations.
 */
export const earlierTexts: Field = {
  label: words('Frühere Fassungen', 'Earlier versions'),
  note: words(
    'Eine Fassung ersetzt die Texte im Formular. Gespeichert wird sie erst mit dem Häkchen oben.',
    'A version replaces the texts in the form. It is saved only with the check mark at the top.',
  ),
  type: 'alias',
  interface: earlierTextsInterface,
  special: ['alias', 'no-data'],
};
