import type { EntityName } from '../../data/model/entities.ts';
import type {
  DirectusField,
  DirectusTranslation,
} from '../../data/sources/directus/collections.ts';
import type { Field } from './fields.ts';
import { words, type Words } from './Vocabulary.ts';

/** How an editor sees an entity. The fields are those of the table that the build reads by. */
export interface Entity<Field_ extends string = string, Translation extends string = string> {
  readonly label: Words;
  readonly note?: Words;
  /** A Material Symbol. */
  readonly icon: string;
  readonly group: GroupName;
  /** How one item is named in lists. */
  readonly template?: string;
  readonly fields: Readonly<Record<Field_, Field>>;
  readonly translations?: Readonly<Record<Translation, Field>>;
}

/** The entities that the build reads, each with all the fields that it asks for and no others. */
export type Entities = {
  readonly [Name in EntityName]: Entity<DirectusField<Name>, DirectusTranslation<Name>>;
};

export const groups = {
  content: { label: words('Inhalt', 'Content'), icon: 'article' },
  members: { label: words('Mitglieder', 'Members'), icon: 'badge' },
  association: { label: words('Organisation', 'Organisation'), icon: 'groups' },
  shop: { label: words('Sortiment', 'Catalogue'), icon: 'storefront' },
  website: { label: words('Website', 'Website'), icon: 'language' },
  inbox: { label: words('Eingang', 'Inbox'), icon: 'inbox' },
} satisfies Record<string, { label: Words; icon: string }>;

export type GroupName = keyof typeof groups;
