import { z } from 'zod';
import { defaultLanguage } from '../../locales/languages.ts';
import { downloadKinds, folderOf } from '../files/fileKinds.ts';
import { language, optionalText, recordGroup, text, translations } from './fields.ts';
import { uploads } from './uploads.ts';

/** A document to take home. How large it is, the build sees for itself. */
export const downloadSchema = z.strictObject({
  group: recordGroup(),
  /** Its address on the website; the file lies in the content's `files/`. */
  file: z
    .string('the address of a document, such as /files/satzung.pdf')
    .regex(/^\/files\/[^\s?#]+$/, 'the address of a document, such as /files/satzung.pdf')
    .refine((file) => folderOf(file) === 'files', `a document of these kinds: ${downloadKinds}`)
    .register(uploads, { kind: 'document' }),
  /** What the document is written in. */
  language: language().default(defaultLanguage),
  translations: translations({ title: text(), description: optionalText() }),
});
