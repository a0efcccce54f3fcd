import { z } from 'zod';
import { choice, recordGroup, required, text, toggle } from '../fields/fields.ts';
import { words } from '../fields/words.ts';
import { translations } from '../fields/checks.ts';

/** The kinds of blocks that a page can show in addition to its text. */
const blockTypes = {
  people: words('Personen', 'People'),
  institutions: words('Ausbildungsstätten', 'Training institutions'),
  fees: words('Gebührenverzeichnis', 'Fee schedule'),
  downloads: words('Dokumente', 'Documents'),
  organisations: words('Organisationen und Marken', 'Organisations and brands'),
  form: words('Formular (Gruppe: sein Name)', 'Form (group: its name)'),
};

export type BlockType = keyof typeof blockTypes;

/** A part of a page that shows a form, or records, which are kept once and may stand on several pages. */
export const contentBlockSchema = z.strictObject({
  type: choice(
    words('Was gezeigt wird', 'What is shown'),
    blockTypes,
    `a kind of block: ${Object.keys(blockTypes).join(', ')}`,
    required,
  ),
  /** The group of the records to show, or the name of the form in contract/forms/forms.ts. */
  group: recordGroup('board'),
  /** Stands between lead and text instead of after the text. */
  before_text: toggle(words('Vor dem Text', 'Before the text')),
  translations: translations({ heading: text(words('Überschrift', 'Heading'), required) }),
});

export type ContentBlock = z.infer<typeof contentBlockSchema>;
