import type { RawContent } from '../../model/rawContent.ts';
import type { BackendFile } from '../FileStore.ts';

/**
 * Adds the authors and licences of pictures to the record from which the imprint is made. In Directus, they are fields of
 * the file library.
 *
 * @param pictures the pictures that the content refers to
 */
export function withPictureCredits(
  content: RawContent,
  pictures: readonly BackendFile[],
): RawContent {
  const credits = pictures
    .filter(({ credit, licence }) => credit?.trim() || licence?.trim())
    .map(({ title, filename_download: name, credit, licence }) => ({
      title: title?.trim() || name,
      credit,
      licence,
    }));
  if (credits.length === 0) return content;
  const legal = content.legal.map(({ value, ...record }) => ({
    ...record,
    value: { ...Object(value), pictures: credits } as unknown,
  }));
  return { ...content, legal };
}
