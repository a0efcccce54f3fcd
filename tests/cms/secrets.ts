import { translationsCollection } from '../../cms/seed/layout.ts';
import { pathOf, type Installation } from './installation.ts';
import type { withDrafts } from './rights.ts';
import { newFile } from './sendFile.ts';

/** The word in every text that is not public. */
export const secret = 'strenggeheim';

/** An item with the secret in a field. */
export interface Secret {
  readonly collection: string;
  readonly id: string | number;
  readonly field: string;
}

/** An item with texts in each language. Each text contains the secret. */
export interface SecretPage {
  readonly collection: string;
  readonly id: number;
  /** Where the secret is: in each text, and in the item's own field if a field can store it. */
  readonly secrets: readonly Secret[];
}

type Json = Readonly<Record<string, unknown>>;

/**
 * The required fields of an item of each collection, and the own field that can store the secret.
 */
const pageKinds = {
  pages: { item: { key: 'content' }, field: undefined },
  news: { item: { date: '2026-11-21', author: secret }, field: 'author' },
  products: { item: { category: 'watches' }, field: undefined },
} as const satisfies Record<PageKind, { item: Json; field: string | undefined }>;

type PageKind = (typeof withDrafts)[number];

const hour = 3_600_000;

/** The states of an item that is not public (yet, or any more). */
export const unpublished: readonly Json[] = [
  { status: 'draft' },
  { status: 'archived' },
  { status: 'scheduled', publish_on: new Date(Date.now() + hour) },
  { status: 'scheduled' },
  { status: 'published', withdraw_on: new Date(Date.now() - hour) },
  {
    status: 'scheduled',
    publish_on: new Date(Date.now() - 2 * hour),
    withdraw_on: new Date(Date.now() - hour),
  },
];

/** Creates items that contain the secret, as the administrator. */
export class Hiding {
  readonly #cms: Installation;
  readonly #administrator: string;

  constructor(cms: Installation, administrator: string) {
    this.#cms = cms;
    this.#administrator = administrator;
  }

  /** Creates an item in each of the states. */
  pages(collection: PageKind, states: readonly Json[]): Promise<SecretPage[]> {
    return Promise.all(states.map((state, index) => this.#page(collection, state, index)));
  }

  async #page(collection: PageKind, state: Json, index: number): Promise<SecretPage> {
    const { item, field } = pageKinds[collection];
    const texts = { slug: `${secret}-${index}`, title: secret, body: secret };
    const translations = [{ language: 'de', ...texts }];
    const { id, translations: created } = (await this.#create(
      `/items/${collection}?fields=id,translations.id`,
      { ...item, ...state, translations },
    )) as { readonly id: number; readonly translations: readonly { readonly id: number }[] };
    const text = {
      collection: translationsCollection(collection),
      id: created[0]!.id,
      field: 'slug',
    };
    return {
      collection,
      id,
      secrets: [...(field === undefined ? [] : [{ collection, id, field }]), text],
    };
  }

  async item(collection: string, field: string, item: Json): Promise<Secret> {
    const { id } = (await this.#create(pathOf(collection), item)) as {
      readonly id: string | number;
    };
    return { collection, id, field };
  }

  /** Creates a file outside the public folder. */
  async file(): Promise<Secret> {
    const id = await newFile(this.#cms, this.#administrator, {
      ...{ name: `${secret}.txt`, type: 'text/plain', content: secret },
      fields: { title: secret },
    });
    return { collection: 'directus_files', id, field: 'title' };
  }

  async #create(path: string, item: Json): Promise<unknown> {
    const { status, body } = await this.#cms.ask('POST', path, item, this.#administrator);
    if (status !== 200) throw new Error(`POST ${path}: ${status} ${JSON.stringify(body)}`);
    return body.data;
  }
}
