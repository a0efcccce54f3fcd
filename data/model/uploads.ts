import { z } from 'zod';

/** What a field refers to that is an uploaded file: a picture, by its name, or a document, by its address. */
export type Upload = 'image' | 'document';

/** The schemas of such fields, for whoever has to bring the files. */
export const uploads = z.registry<{ readonly kind: Upload }>();
