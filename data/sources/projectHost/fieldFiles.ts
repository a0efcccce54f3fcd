import type { RawRecord } from '../../model/rawContent.ts';
import type { FieldReference, StoredFiles } from '../FileReading.ts';
import type { StoredImage } from '../FileStore.ts';
import type { Collection } from './collections.ts';

type FileFields = Pick<Collection, 'images' | 'imageLists' | 'documents'>;

/**
 * The files that a record's fields refer to. A field may contain a file's id, the file itself, or a
 * name or address as in a content folder.
 */
export function filesIn(
  { origin, value }: RawRecord,
  { images, imageLists, documents }: FileFields,
): FieldReference[] {
  const listed = imageLists.flatMap((field) =>
    entriesOf(value, field).flatMap((entry, index): FieldReference[] => {
      const file = fileOf(fieldOf(entry, 'file'));
      return file === undefined
        ? []
        : [{ origin, field: `${field}.${index}.file`, file, kind: 'image' }];
    }),
  );
  const references = (fields: readonly string[], kind: FieldReference['kind']) =>
    fields.flatMap((field) => {
      const file = fileOf(fieldOf(value, field));
      return file === undefined ? [] : [{ origin, field, file, kind }];
    });
  const documentReferences = references(documents.filter(namesFile), 'document');
  return [...references(images, 'image'), ...listed, ...documentReferences];

  /** An address is localised with those in texts. */
  function namesFile(field: string): boolean {
    return !String(fieldOf(value, field)).includes('/');
  }
}

/** The record with its files in the model's form; the files are in the content's folder. */
export function withFiles(record: RawRecord, fields: FileFields, files: StoredFiles): RawRecord {
  const value = record.value;
  const found = filesIn(record, { ...fields, imageLists: [] }).map(
    ({ field, file, kind }): [string, unknown] => {
      const reference = fieldOf(value, field);
      if (kind === 'document') return [field, files.document(file) ?? unread(reference)];
      const stored = files.image(file);
      return [field, stored ? { ...stored, ...sizeIn(reference) } : unread(reference)];
    },
  );
  const lists = fields.imageLists
    .filter((field) => Array.isArray(fieldOf(value, field)))
    .map((field): [string, unknown] => [
      field,
      entriesOf(value, field).map((entry) => withPicture(entry, files)),
    ]);
  return {
    origin: record.origin,
    value: { ...(value as object), ...Object.fromEntries([...found, ...lists]) },
  };
}

function withPicture(entry: unknown, files: StoredFiles): unknown {
  const reference = fieldOf(entry, 'file');
  const stored = files.image(fileOf(reference) ?? '');
  if (stored) return { ...(entry as object), ...stored, ...sizeIn(reference) };
  return fieldOf(reference, 'id') === undefined ? entry : { ...(entry as object), file: undefined };
}

function entriesOf(value: unknown, field: string): readonly unknown[] {
  const list = fieldOf(value, field);
  return Array.isArray(list) ? list : [];
}

/** The size at which the image is meant to be shown, if the reference has one. */
function sizeIn(reference: unknown): Pick<StoredImage, 'width' | 'height'> {
  const width = fieldOf(reference, 'width');
  const height = fieldOf(reference, 'height');
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : {};
}

/** A reference by name is kept, so that the build reports the missing file. */
function unread(reference: unknown): unknown {
  return fieldOf(reference, 'id') === undefined && typeof reference === 'object'
    ? reference
    : undefined;
}

function fileOf(reference: unknown): string | undefined {
  const file = fieldOf(reference, 'id') ?? fieldOf(reference, 'file') ?? reference;
  return typeof file === 'string' || typeof file === 'number' ? String(file) : undefined;
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}
