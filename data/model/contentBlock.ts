import { z } from 'zod';
import { recordGroup, text, translations } from './fields.ts';

/** The kinds of records that a page can show beside its text, by the name of their entity. */
export const blockTypes = [
  ...(['people', 'institutions', 'fees', 'downloads', 'organisations'] as const),
];

export type BlockType = (typeof blockTypes)[number];

/** A part of a page that shows records, which are kept once and may stand on several pages. */
export const contentBlockSchema = z.strictObject({
  type: z.enum(blockTypes, `a kind of records: ${blockTypes.join(', ')}`),
  /** Which of the records: those that name the same group. */
  group: recordGroup(),
  /** Stands between lead and text instead of after the text. */
  before_text: z.boolean('true or false').default(false),
  translations: translations({ heading: text() }),
});

export type ContentBlock = z.infer<typeof contentBlockSchema>;
