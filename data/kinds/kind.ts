import type { z } from 'zod';
import { words, type Words } from '../fields/words.ts';

/** A kind of content. Its fields are part of its schema. */
export interface Kind {
  /**
   * Checks a record and returns it in the format of the website. Each field of the schema also
   * declares its form field in Directus (../fields/fields.ts).
   */
  readonly schema: z.ZodType<object>;
  /** The schema of what editors may write, if the main schema accepts several formats. */
  readonly written?: z.ZodType;
  /** The file or folder of the kind in a content folder, and the collection in a backend. */
  readonly name: string;
  /**
   * One record, or many. A content folder stores many in one file (`list`) or in a file each
   * (`files`).
   */
  readonly stored: 'single' | 'list' | 'files';
  /** True if a site may have no record of this kind. */
  readonly optional?: true;
  /** True if each record is a page. Its `key` names the page's template. */
  readonly isPage?: true;
  /** True if records in a backend are drafts until they are published. */
  readonly drafts?: true;
  /** The order of the records, if it is not the editor's own order. */
  readonly order?: (one: never, other: never) => number;
  /** Returns a record in the format that editors write, if the schema transforms some fields. */
  readonly asWritten?: (record: never) => object;
  readonly label: Words;
  readonly note?: Words;
  /** A Material Symbol. */
  readonly icon: string;
  readonly group: GroupName;
  /** The template for the name of an item in lists. */
  readonly template?: string;
  /**
   * The columns of Directus' list, with the title first. Status, languages and last change follow
   * automatically. Every kind of many records has a list (a test enforces it).
   */
  readonly listed?: readonly [string, ...string[]];
  /** The field that sorts the list, with `-` for the greatest first. Default: the editors' order. */
  readonly listedBy?: string;
  /** The last field above the texts in Directus' form. Default: the texts come last. */
  readonly textsAfter?: string;
  /** The sort of website that has such records, if not every website has them. */
  readonly usedBy?: 'association' | 'shop';
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

/** Declares a kind, and checks that `order` fits the records of its schema. */
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
