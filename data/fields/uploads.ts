import { z } from 'zod';

/**
 * The kind of uploaded file that a field refers to: a picture by its name, or a document by its
 * address.
 */
export type Upload = 'image' | 'document';

/** The registered schemas of these fields. Sources that download files read it. */
export const uploads = z.registry<{ readonly kind: Upload }>();
