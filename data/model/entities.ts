import type { z } from 'zod';
import { attributeSchema } from './attribute.ts';
import { callToActionSchema } from './callToAction.ts';
import { companySchema } from './company.ts';
import { consentSchema } from './consent.ts';
import { downloadSchema } from './download.ts';
import { feesSchema } from './fees.ts';
import { bySort } from './fields.ts';
import { institutionSchema } from './institution.ts';
import { legalSchema } from './legal.ts';
import { manufacturerSchema, writtenManufacturer } from './manufacturer.ts';
import { menuSchema } from './menu.ts';
import { newestFirst, newsItemSchema } from './newsItem.ts';
import { openingPeriodSchema, writtenOpeningPeriod } from './openingPeriod.ts';
import { organisationSchema } from './organisation.ts';
import { pageSchema } from './page.ts';
import { personSchema } from './person.ts';
import { inShopOrder, productSchema } from './product.ts';
import { productCategorySchema, writtenCategory } from './productCategory.ts';
import { projectSchema } from './project.ts';
import { redirectSchema } from './redirect.ts';
import { socialEntrySchema } from './socialEntry.ts';
import { themeSchema } from './theme.ts';
import { widgetSchema } from './widget.ts';

/** What there is to know of an entity, beside the fields of its records, which its schema has. */
export interface Entity {
  /** What a record is checked by, and what the website is made of. */
  readonly schema: z.ZodType<object>;
  /** What editors may write, where the schema takes several formats and can't be read for them. */
  readonly written?: z.ZodType;
  /** In a folder its file, or the folder of its files; in a backend its collection. */
  readonly name: string;
  /** One record; or many, which a folder has as a list in one file, or in a file each. */
  readonly kind: 'single' | 'list' | 'files';
  /** Not every site has it: what is not there has no records. */
  readonly optional?: true;
  /** Its records are drafts in a backend before they are public. */
  readonly drafts?: true;
  /** Of its records, where it is another than the editor's. */
  readonly order?: (one: never, other: never) => number;
  /** A record as its editor writes it, where the schema makes other fields of some. */
  readonly asWritten?: (record: never) => object;
  readonly directus?: DirectusExceptions;
}

/** Where a collection of Directus has other fields than the records of its entity. */
export interface DirectusExceptions {
  /** Fields of the form, which has no levels, and the deeper places of their values in the record. */
  readonly at?: Readonly<Record<string, string>>;
  /** Fields of the record that the form has not, and why. */
  readonly without?: Readonly<Record<string, string>>;
}

/**
 * What a website consists of: an entry an entity. Whatever reads, checks, keeps or tells of content
 * goes by this table and by the fields of the schemas. What the build does not read, since it is not
 * for everybody, is not in it (cms/schema/privateEntities.ts).
 */
export const entities = {
  project: entity(projectSchema, {
    name: 'project',
    kind: 'single',
    directus: {
      at: {
        accessibility_variant: 'config.accessibility.variant',
        accessibility_date: 'config.accessibility.date',
        accessibility_reviewed: 'config.accessibility.reviewed',
        accessibility_status: 'config.accessibility.status',
        accessibility_method: 'config.accessibility.method',
        consent_preselect: 'config.consent.preselect',
        newsletter: 'config.newsletter',
        newsletter_proof_days: 'config.newsletter_proof_days',
        contact_consent: 'config.contact.consent',
        contact_mail: 'config.contact.mail',
        retention_messages_months: 'config.retention.messages_months',
        retention_sign_ups_days: 'config.retention.sign_ups_days',
        retention_logins_days: 'config.retention.logins_days',
        retention_change_requests_months: 'config.retention.change_requests_months',
        retention_invitations_days: 'config.retention.invitations_days',
        privacy_log_days: 'config.privacy.log_days',
        privacy_statistics_months: 'config.privacy.statistics_months',
        privacy_recipients: 'config.privacy.recipients',
        members_auth: 'config.members.auth',
        members_administrator_roles: 'config.members.administrator_roles',
        catalogue_hide_empty_categories: 'config.catalogue.hide_empty_categories',
        google_maps_key: 'config.google_maps_key',
        matomo_url: 'config.matomo.url',
        matomo_site_id: 'config.matomo.site_id',
      },
      without: { 'config.consent.show': 'It asks on every visit, for trying out the question.' },
    },
  }),
  theme: entity(themeSchema, {
    name: 'theme',
    kind: 'single',
    directus: {
      at: {
        color_mode: 'config.colorMode',
        typefaces: 'config.typefaces',
        corners: 'config.corners',
        density: 'config.density',
        header: 'config.header',
      },
    },
  }),
  company: entity(companySchema, { name: 'company', kind: 'single' }),
  legal: entity(legalSchema, { name: 'legal', kind: 'single' }),
  menus: entity(menuSchema, { name: 'menus', kind: 'list' }),
  widgets: entity(widgetSchema, {
    name: 'widgets',
    kind: 'list',
    order: bySort,
    directus: { at: { show_logo: 'props.showLogo' } },
  }),
  openingPeriods: entity(openingPeriodSchema, {
    written: writtenOpeningPeriod,
    name: 'opening_hours',
    kind: 'list',
    order: bySort,
    directus: {
      without: {
        closed: 'It is of the older format.',
        opening_time: 'It is of the older format.',
        closing_time: 'It is of the older format.',
        'translations.day': 'It is of the older format.',
      },
    },
  }),
  socialEntries: entity(socialEntrySchema, {
    name: 'social',
    kind: 'list',
    directus: {
      without: {
        displayName: 'An older backend has display_name under this name.',
        path: 'An older backend has external_path under this name.',
      },
    },
  }),
  pages: entity(pageSchema, { name: 'pages', kind: 'files', drafts: true }),
  news: entity(newsItemSchema, {
    ...{ name: 'news', kind: 'files', optional: true, drafts: true },
    order: newestFirst,
  }),
  productCategories: entity(productCategorySchema, {
    name: 'product_categories',
    kind: 'list',
    optional: true,
    order: bySort,
    asWritten: writtenCategory,
  }),
  manufacturers: entity(manufacturerSchema, {
    name: 'manufacturers',
    kind: 'list',
    optional: true,
    order: bySort,
    asWritten: writtenManufacturer,
    // So that a product's manufacturer is chosen from them, and can't be one that there is not.
    directus: { at: { id: 'key' } },
  }),
  attributes: entity(attributeSchema, {
    name: 'product_attributes',
    kind: 'list',
    optional: true,
    order: bySort,
    directus: { at: { id: 'key' } },
  }),
  products: entity(productSchema, {
    ...{ name: 'products', kind: 'files', optional: true, drafts: true },
    order: inShopOrder,
  }),
  people: entity(personSchema, { name: 'people', kind: 'list', optional: true }),
  institutions: entity(institutionSchema, { name: 'institutions', kind: 'list', optional: true }),
  fees: entity(feesSchema, { name: 'fees', kind: 'list', optional: true }),
  downloads: entity(downloadSchema, { name: 'downloads', kind: 'list', optional: true }),
  organisations: entity(organisationSchema, {
    name: 'organisations',
    kind: 'list',
    optional: true,
  }),
  consents: entity(consentSchema, {
    name: 'consents',
    kind: 'list',
    optional: true,
    order: bySort,
  }),
  callToAction: entity(callToActionSchema, {
    name: 'call_to_action',
    kind: 'single',
    optional: true,
  }),
  redirects: entity(redirectSchema, {
    name: 'redirects',
    kind: 'list',
    optional: true,
    order: bySort,
  }),
} satisfies Readonly<Record<string, Entity>>;

export type Entities = typeof entities;

export type EntityName = keyof Entities;

/** In the order of the table, in which problems are told. */
export const entityNames = Object.keys(entities) as EntityName[];

/** The schema that has all fields that an editor may write. */
export function writtenSchema(name: EntityName): z.ZodType {
  const { schema, written = schema }: Entity = entities[name];
  return written;
}

/** An entry of the table, whose order is one of the records that its schema makes. */
function entity<Schema extends z.ZodType<object>, const Rest extends Omit<Entity, 'schema'>>(
  schema: Schema,
  rest: Rest & {
    readonly order?: Order<z.output<Schema>>;
    readonly asWritten?: (record: z.output<Schema>) => object;
  },
): { readonly schema: Schema } & Rest {
  return { schema, ...rest };
}

type Order<Record> = (one: Record, other: Record) => number;
