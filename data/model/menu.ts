import { z } from 'zod';
import { anchor, path, text, translations } from './fields.ts';

const entryShape = {
  /** The page's path in the default language; each language gets its own. */
  path: path().optional(),
  anchor: anchor().optional(),
  type: z.enum(['page', 'button'], 'page or button').default('page'),
  translations: translations({ displayName: text() }),
};

const linkSchema = z.strictObject(entryShape);

/** The start page has anchors, too. */
const leadsSomewhere = ({ path: page, anchor: place }: z.infer<typeof linkSchema>) =>
  page !== undefined || place !== undefined;

const subEntrySchema = linkSchema.refine(leadsSomewhere, {
  path: ['path'],
  error: 'a path such as /kontakt',
});

/** An entry of a menu: a link, or a heading over sub-entries and groups of sub-entries. */
const entrySchema = z
  .strictObject({
    ...entryShape,
    sub: z.array(subEntrySchema).default([]),
    groups: z
      .array(
        z.strictObject({
          translations: translations({ displayName: text() }),
          sub: z.array(subEntrySchema).min(1, 'at least one entry in a group'),
        }),
      )
      .default([]),
  })
  .refine(
    ({ sub, groups, ...entry }) => leadsSomewhere(entry) || sub.length > 0 || groups.length > 0,
    { path: ['path'], error: 'a path such as /kontakt, or entries below' },
  );

export const menuSchema = z.strictObject({
  id: z.enum(['primary', 'members', 'footer'], 'primary, members or footer'),
  entries: z.array(entrySchema),
});

export type Menu = z.infer<typeof menuSchema>;
export type MenuEntry = z.infer<typeof entrySchema>;
export type MenuSubEntry = z.infer<typeof subEntrySchema>;
