import { z } from 'zod';
import { text } from './fields.ts';
import { uploads } from './uploads.ts';

/**
 * A picture file of the content, in its `images/`. What it shows is told per language, as
 * `image_alt` among the translations of the record that refers to it.
 */
export const imageSchema = z
  .strictObject({
    file: text().regex(/^[^/\\]+\.(?:jpe?g|png|webp|avif|gif|svg)$/i, {
      error: 'the name of a picture file, such as tagung.jpg',
      abort: true,
    }),
    /** In px, where the source knows it; the build measures the file itself. */
    width: z.int('a width in px').positive().optional(),
    height: z.int('a height in px').positive().optional(),
  })
  .register(uploads, { kind: 'image' });

export type ImageReference = z.infer<typeof imageSchema>;

/** A picture of which nothing is told would be a hole to whoever can't see it. */
export function checkImageIsDescribed(
  record: {
    readonly image?: ImageReference | undefined;
    readonly translations: readonly { readonly image_alt?: string | undefined }[];
  },
  context: z.RefinementCtx,
): void {
  if (!record.image) return;
  record.translations.forEach(({ image_alt }, index) => {
    if (image_alt !== undefined) return;
    const path = ['translations', index, 'image_alt'];
    context.addIssue({
      code: 'custom',
      path,
      message: 'what the picture shows, since there is one',
    });
  });
}
