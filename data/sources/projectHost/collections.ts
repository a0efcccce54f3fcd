import type { EntityName } from '../../model/rawContent.ts';

/** Where an entity lies in the project, and which fields of an item belong to the content. */
export interface Collection {
  readonly name: string;
  readonly fields: readonly string[];
  /** Those of the fields that refer to an image file. */
  readonly images?: readonly string[];
  /** Those that refer to a document. */
  readonly documents?: readonly string[];
  /** The fields of each translation, beside its language. */
  readonly translations?: readonly string[];
}

/**
 * The collections of a project, called as the files of a content folder are, with the fields of the
 * model. What else an item has (who changed it and when, its state) is the backend's own business.
 */
export const collections: Readonly<Record<EntityName, Collection>> = {
  project: {
    name: 'project',
    fields: ['name', 'languages', 'logo', 'show_accessibility', 'google_place_id', 'config'],
    images: ['logo'],
    translations: ['seo_title', 'seo_description', 'seo_keywords'],
  },
  theme: { name: 'theme', fields: ['brand_color', 'base_color', 'config'] },
  company: {
    name: 'company',
    fields: [
      ...['company_name', 'display_name', 'legal_form', 'addresses', 'emails', 'numbers'],
      ...['executives', 'registers', 'ust_id', 'vat_number', 'legal_authority'],
    ],
  },
  legal: {
    name: 'legal',
    fields: ['rolex_area', 'data_protection_commissioner'],
    translations: [
      ...['insurance', 'image_sources', 'additional_top_info', 'additional_bottom_info'],
      'accessibility_complaints',
    ],
  },
  menus: { name: 'menus', fields: ['id', 'entries'] },
  widgets: {
    name: 'widgets',
    fields: ['sort', 'widget_name', 'position', 'props'],
    translations: ['header'],
  },
  openingPeriods: {
    name: 'opening_hours',
    fields: [
      ...['sort', 'day', 'time_open', 'time_close', 'free_text'],
      // The older format.
      ...['closed', 'opening_time', 'closing_time'],
    ],
    translations: ['day', 'free_text'],
  },
  socialEntries: {
    name: 'social',
    fields: ['media', 'display_name', 'displayName', 'external_path', 'path'],
  },
  pages: {
    name: 'pages',
    fields: ['key', 'actions', 'topics', 'blocks', 'call_to_action'],
    translations: [
      ...['slug', 'title', 'navigation_title', 'description', 'keywords', 'lead', 'body'],
      'topics_heading',
    ],
  },
  news: {
    name: 'news',
    fields: ['date', 'section', 'author', 'image'],
    images: ['image'],
    translations: [
      ...['slug', 'title', 'navigation_title', 'description', 'keywords', 'lead', 'body'],
      'image_alt',
    ],
  },
  products: {
    name: 'products',
    fields: ['sort', 'category', 'manufacturer', 'price', 'attributes', 'image'],
    images: ['image'],
    translations: ['title', 'slug', 'description', 'body', 'image_alt'],
  },
  people: {
    name: 'people',
    fields: ['name', 'email', 'phone', 'image', 'roles'],
    images: ['image'],
  },
  institutions: {
    name: 'institutions',
    fields: [
      ...['group', 'name', 'street', 'number', 'zip_code', 'city', 'state'],
      ...['kinds', 'times', 'accredited_until', 'website', 'phone', 'email'],
    ],
    translations: ['subjects'],
  },
  fees: { name: 'fees', fields: ['group', 'positions'], translations: ['title'] },
  downloads: {
    name: 'downloads',
    fields: ['group', 'file', 'language'],
    documents: ['file'],
    translations: ['title', 'description'],
  },
  organisations: {
    name: 'organisations',
    fields: ['group', 'name', 'link', 'image'],
    images: ['image'],
    translations: ['description'],
  },
  consents: {
    name: 'consents',
    fields: ['sort', 'function_id', 'default_on'],
    translations: ['display_name', 'description', 'link'],
  },
  callToAction: { name: 'call_to_action', fields: [], translations: ['heading', 'text'] },
  redirects: { name: 'redirects', fields: ['sort', 'from', 'to', 'permanent'] },
};
