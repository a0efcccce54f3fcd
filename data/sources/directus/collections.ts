import { keysWithSlug } from '../../model/page.ts';
import type { EntityName } from '../../model/rawContent.ts';

/** How an entity lies in the backend: what to ask for, and where each field is in the record. */
export interface CollectionShape {
  readonly collection: string;
  /** The entity is one record, not a list. */
  readonly singleton?: true;
  /** Its items are drafts before they are public. */
  readonly workflow?: true;
  /** The fields by the backend's name. */
  readonly fields: Readonly<Record<string, FieldShape>>;
  /** The translated fields; a language's entry has the same names in the record. */
  readonly translations?: readonly string[];
  /** Fields that only items of some `key` have; others may carry what an editor left there. */
  readonly onlyFor?: Readonly<Record<string, readonly string[]>>;
}

export interface FieldShape {
  /** Where the value is in the record, as a dotted path. */
  readonly at: string;
  /**
   * `image`, `document`: an uploaded file, which the record refers to by its name or its address.
   * `numberOrText`: the backend keeps both as text.
   */
  readonly kind?: 'image' | 'document' | 'numberOrText';
}

/** Fields that are called the same in the backend and in the record. */
function same<Name extends string>(...names: Name[]) {
  const fields: Record<string, FieldShape> = {};
  for (const name of names) fields[name] = { at: name };
  return fields as Readonly<Record<Name, FieldShape>>;
}

const pageTexts = [
  'title',
  'slug',
  'navigation_title',
  'description',
  'keywords',
  'lead',
  'body',
] as const;

/** Every entity of the model, in the backend. The schema that `cms/` creates follows this table. */
export const collections = {
  project: {
    collection: 'project',
    singleton: true,
    fields: {
      ...same('name', 'languages', 'show_accessibility', 'google_place_id'),
      logo: { at: 'logo', kind: 'image' },
      accessibility_variant: { at: 'config.accessibility.variant' },
      consent_preselect: { at: 'config.consent.preselect' },
      newsletter: { at: 'config.newsletter' },
      google_maps_key: { at: 'config.google_maps_key' },
      matomo_url: { at: 'config.matomo.url' },
      matomo_site_id: { at: 'config.matomo.site_id' },
    },
    translations: ['seo_title', 'seo_description', 'seo_keywords'],
  },
  theme: {
    collection: 'theme',
    singleton: true,
    fields: { ...same('brand_color', 'base_color'), color_mode: { at: 'config.colorMode' } },
  },
  company: {
    collection: 'company',
    singleton: true,
    fields: same(
      'company_name',
      'display_name',
      'legal_form',
      'addresses',
      'emails',
      'numbers',
      'executives',
      'registers',
      'ust_id',
      'vat_number',
      'legal_authority',
    ),
  },
  legal: {
    collection: 'legal',
    singleton: true,
    fields: same('rolex_area', 'data_protection_commissioner'),
    translations: [
      ...(['insurance', 'image_sources', 'additional_top_info', 'additional_bottom_info'] as const),
      'accessibility_complaints',
    ],
  },
  menus: { collection: 'menus', fields: same('id', 'entries') },
  widgets: {
    collection: 'widgets',
    fields: {
      ...same('sort', 'widget_name', 'position'),
      show_logo: { at: 'props.showLogo' },
    },
    translations: ['header'],
  },
  openingPeriods: {
    collection: 'opening_hours',
    fields: {
      ...same('sort', 'time_open', 'time_close', 'free_text'),
      day: { at: 'day', kind: 'numberOrText' },
    },
    translations: ['free_text'],
  },
  socialEntries: {
    collection: 'social',
    fields: same('media', 'display_name', 'external_path'),
  },
  pages: {
    collection: 'pages',
    workflow: true,
    fields: same('key', 'actions', 'topics', 'blocks', 'call_to_action'),
    translations: [...pageTexts, 'topics_heading'],
    onlyFor: {
      slug: keysWithSlug,
      blocks: ['content'],
      topics_heading: ['home'],
      actions: ['home'],
      topics: ['home'],
    },
  },
  news: {
    collection: 'news',
    workflow: true,
    fields: { ...same('date', 'section', 'author'), image: { at: 'image', kind: 'image' } },
    translations: [...pageTexts, 'image_alt'],
  },
  products: {
    collection: 'products',
    workflow: true,
    fields: {
      ...same('sort', 'category', 'manufacturer', 'price', 'attributes'),
      image: { at: 'image', kind: 'image' },
    },
    translations: ['title', 'slug', 'description', 'body', 'image_alt'],
  },
  people: {
    collection: 'people',
    fields: { ...same('name', 'email', 'phone', 'roles'), image: { at: 'image', kind: 'image' } },
  },
  institutions: {
    collection: 'institutions',
    fields: same(
      ...(['group', 'name', 'street', 'number', 'zip_code', 'city', 'state'] as const),
      ...(['kinds', 'times', 'accredited_until', 'website', 'phone', 'email'] as const),
    ),
    translations: ['subjects'],
  },
  fees: { collection: 'fees', fields: same('group', 'positions'), translations: ['title'] },
  downloads: {
    collection: 'downloads',
    fields: { ...same('group', 'language'), file: { at: 'file', kind: 'document' } },
    translations: ['title', 'description'],
  },
  organisations: {
    collection: 'organisations',
    fields: { ...same('group', 'name', 'link'), image: { at: 'image', kind: 'image' } },
    translations: ['description'],
  },
  consents: {
    collection: 'consents',
    fields: same('sort', 'function_id', 'default_on'),
    translations: ['display_name', 'description', 'link'],
  },
  callToAction: {
    collection: 'call_to_action',
    singleton: true,
    fields: {},
    translations: ['heading', 'text'],
  },
  redirects: { collection: 'redirects', fields: same('sort', 'from', 'to', 'permanent') },
} as const satisfies Record<EntityName, CollectionShape>;

export type Collections = typeof collections;
