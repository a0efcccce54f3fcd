import type { RawRecord } from '../../model/rawContent.ts';
import type { FilePlace } from '../fileReading.ts';
import type { StoredImage } from '../fileStore.ts';

/**
 * The images that a record's fields refer to. A field may hold a file's id, the file itself, or a
 * reference by name as content in a folder has it.
 */
export function imagesIn({ origin, value }: RawRecord, fields: readonly string[]): FilePlace[] {
  return fields.flatMap((field) => {
    const file = fileOf(fieldOf(value, field));
    return file === undefined ? [] : [{ origin, field, file }];
  });
}

/** The record with its images as the model knows them, each beside the content by then. */
export function withImages(
  { origin, value }: RawRecord,
  fields: readonly string[],
  image: (file: string) => StoredImage | undefined,
): RawRecord {
  const images = fields.flatMap((field): [string, unknown][] => {
    const reference = fieldOf(value, field);
    const file = fileOf(reference);
    if (file === undefined) return [];
    const stored = image(file);
    return [[field, stored ? { ...stored, ...sizeIn(reference) } : unread(reference)]];
  });
  return { origin, value: { ...(value as object), ...Object.fromEntries(images) } };
}

/** A reference may tell at what size the image is meant to be shown. */
function sizeIn(reference: unknown): Pick<StoredImage, 'width' | 'height'> {
  const width = fieldOf(reference, 'width');
  const height = fieldOf(reference, 'height');
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : {};
}

/** What only names a file stays, so that the build tells that there is none of that name. */
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
