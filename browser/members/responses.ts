import * as z from 'zod/mini';
import { documentCategories } from '../../contract/members/content.ts';
import { BackendError, ownCodes } from '../session/BackendError.ts';

/*
 * The backend's responses in the members' area, with the types of contract/members/content.ts. A
 * response of another form is rejected as a whole: one of a proxy, of a new version or of an attacker
 * must not be shown in part.
 */

const text = z.nullable(z.string());
const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

const translation = {
  language: z.string(),
  /** Empty if an editor has only begun a translation. */
  title: text,
};

const texts = { ...translation, lead: text, body: z.optional(text), slug: text };

export const pageRecords = z.array(z.object({ key: text, translations: z.array(z.object(texts)) }));

export const newsRecords = z.array(z.object({ date: day, translations: z.array(z.object(texts)) }));

/** Directus uses GUIDs as ids of files and users, a project host numbers from 1. */
const id = z.pipe(
  z.union([z.guid(), z.number()]),
  z.transform((value) => String(value)),
);

const file = z.object({
  id,
  filename_download: z.string(),
  filesize: z.pipe(z.coerce.number(), z.number().check(z.nonnegative())),
});

export const documentRecords = z.array(
  z.object({
    id: z.number(),
    category: z.enum(documentCategories),
    date: day,
    /** Null if the office has deleted the file and not yet uploaded another. */
    file: z.nullable(file),
    translations: z.array(z.object({ ...translation, description: text })),
  }),
);

export const accountRecord = z.object({
  id,
  first_name: text,
  last_name: text,
  email: z.string(),
  member_number: text,
  phone: text,
  practice: text,
  street: text,
  zip_code: text,
  city: text,
  language: text,
  members_seen_at: text,
});

export type PageRecord = z.output<typeof pageRecords>[number];
export type NewsRecord = z.output<typeof newsRecords>[number];
export type DocumentRecord = z.output<typeof documentRecords>[number];

/** @throws BackendError if the response has another form */
export function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  response: unknown,
): z.output<Schema> {
  const { success, data } = z.safeParse(schema, response);
  if (!success) throw new BackendError(ownCodes.unreachable);
  return data;
}
