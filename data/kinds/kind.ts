import type { z } from 'zod';
import { words, type Words } from './words.ts';

/** A kind of content, except for its fields, which its schema has. */
export interface Kind {
  /** Checks a record, and makes what the website uses. Each field has its form in Directus (./fields.ts). */
  readonly schema: z.ZodType<object>;
  /** What editors may write, where the schema takes several formats and can't be read for them. */
  readonly written?: z.ZodType;
  /** In a folder its file, or the folder of its files; in a backend its collection. */
  readonly name: string;
  /** One record; or many, which a folder has as a list in one file, or in a file each. */
  readonly stored: 'single' | 'list' | 'files';
  /** A site may have no records of it. */
  readonly optional?: true;
  /** Its records are drafts in a backend before they are public. */
  readonly drafts?: true;
  /** The order of its records, if it is another than the editor's. */
  readonly order?: (one: never, other: never) => number;
  /** A record as its editor writes it, where the schema makes other fields of some. */
  readonly asWritten?: (record: never) => object;
  readonly label: Words;
  readonly note?: Words;
  /** A Material Symbol. */
  readonly icon: string;
  readonly group: GroupName;
  /** How one item is named in lists. */
  readonly template?: string;
}

/** The groups of collections in Directus. */
export const groups = {
  content: { label: words('Inhalt', 'Content'), icon: 'article' },
  members: { label: words('Mitglieder', 'Members'), icon: 'badge' },
  association: { label: words('Organisation', 'Organisation'), icon: 'groups' },
  shop: { label: words('Sortiment', 'Catalogue'), icon: 'storefront' },
  website: { label: words('Website', 'Website'), icon: 'language' },
  inbox: { label: words('Eingang', 'Inbox'), icon: 'inbox' },
} satisfies Record<string, { label: Words; icon: string }>;

export type GroupName = keyof typeof groups;

/** A kind whose order is one of the records that its schema makes. */
export function defineKind<
  Schema extends z.ZodType<object>,
  const Rest extends Omit<Kind, 'schema'>,
>(
  declaration: { readonly schema: Schema } & Rest & {
      readonly order?: Order<z.output<Schema>>;
      readonly asWritten?: (record: z.output<Schema>) => object;
    },
): { readonly schema: Schema } & Rest {
  return declaration;
}

type Order<Record> = (one: Record, other: Record) => number;
