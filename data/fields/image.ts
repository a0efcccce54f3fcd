import { z } from 'zod';
import { text } from './checks.ts';
import { uploads } from './uploads.ts';

/**
 * A picture file in the content's `images/`. Its description in each language is `image_alt` in the
 * translations of the record that refers to it.
 */
export const imageSchema = z
  .strictObject({
    file: text().regex(/^[^/\\]+\.(?:jpe?g|png|webp|avif|gif|svg)$/i, {
      error: 'the name of a picture file, such as tagung.jpg',
      abort: true,
    }),
    /** In px, if the source knows it. The build measures the file itself. */
    width: z.int('a width in px').positive().optional(),
    height: z.int('a height in px').positive().optional(),
    /** The point that stays visible where the website crops the picture. In Directus, it is part of the file. */
    focus: z.strictObject({ x: percentage(), y: percentage() }).optional(),
  })
  .register(uploads, { kind: 'image' });

function percentage() {
  const expected = 'a number of percent, from 0 to 100';
  return z.number(expected).min(0, expected).max(100, expected);
}

export type ImageReference = z.infer<typeof imageSchema>;

/** A picture without a description would be missing for people who cannot see it. */
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
