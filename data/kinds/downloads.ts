import { z } from 'zod';
import { publicFolder } from '../../contract/files.ts';
import { defaultLanguage } from '../../locales/languages.ts';
import { downloadKinds, folderOf } from '../fields/fileKinds.ts';
import { language, translations } from '../fields/checks.ts';
import { uploads } from '../fields/uploads.ts';
import { lines, recordGroup, required, text } from '../fields/fields.ts';
import { formed, languageChoices } from '../fields/fieldForms.ts';
import { choice, document } from '../fields/forms.ts';
import { defineKind } from './kind.ts';
import { words } from '../fields/words.ts';

/** A document to download. The build reads the file's size. */
export const downloads = defineKind({
  ...{ name: 'downloads', stored: 'list', optional: true },
  label: words('Dokumente', 'Documents'),
  note: words('Formulare und Texte zum Herunterladen', 'Forms and texts to download'),
  listed: ['translations', 'file', 'language', 'group'],
  icon: 'download',
  group: 'content',
  template: '{{ translations.title }}',
  schema: z.strictObject({
    group: recordGroup('statutes'),
    /** The document's address on the website. The file is in the content's `files/`. */
    file: formed(
      z
        .string('the address of a document, such as /files/satzung.pdf')
        .regex(/^\/files\/[^\s?#]+$/, 'the address of a document, such as /files/satzung.pdf')
        .refine((file) => folderOf(file) === 'files', `a document of these kinds: ${downloadKinds}`)
        .register(uploads, { kind: 'document' }),
      document(words('Datei', 'File'), publicFolder, {
        ...required,
        note: words(
          'Eine PDF-Datei oder ein Dokument, zum Beispiel satzung.pdf.',
          'A PDF file or a document, such as statutes.pdf.',
        ),
      }),
    ),
    language: formed(
      language(),
      choice(words('Sprache des Dokuments', 'Language of the document'), languageChoices, {
        defaultValue: defaultLanguage,
        note: words(
          'In der das Dokument geschrieben ist, zum Beispiel Deutsch.',
          'The language of its text, such as German.',
        ),
      }),
    ).default(defaultLanguage),
    translations: translations({
      title: text(words('Titel', 'Title'), {
        ...required,
        note: words('Zum Beispiel „Satzung (2024)“.', 'Such as “Statutes (2024)”.'),
      }),
      description: lines(words('Beschreibung', 'Description'), {
        note: words(
          'Was darin steht, zum Beispiel „Zweck, Mitgliedschaft und Organe“.',
          'What it contains, such as “Purpose, membership and bodies”.',
        ),
      }),
    }),
  }),
});
