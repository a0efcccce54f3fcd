import { useApi } from '@directus/extensions-sdk';
import { useReadableCollections } from '../overview/readOverview.ts';
import type { Records } from './targets.ts';

/** Returns the functions that read the records with pages. Must be called in `setup`. */
export function useRecords() {
  const api = useApi();
  const readable = new Set(useReadableCollections().map(({ collection }) => collection));

  async function itemsOf<Name extends Listed>(name: Name): Promise<Records[Name]> {
    if (!readable.has(name)) return [] as readonly unknown[] as Records[Name];
    const { data } = await api.get(`/items/${name}`, {
      params: { fields: fields[name], limit: -1 },
    });
    return (data as { readonly data: Records[Name] }).data;
  }

  /** Reads with the rights of the person, one query after the other, as the overview does. */
  async function readFirst(): Promise<Records> {
    return {
      projectName: await nameOfProject(),
      pages: await itemsOf('pages'),
      product_categories: await itemsOf('product_categories'),
      manufacturers: await itemsOf('manufacturers'),
      menus: await itemsOf('menus'),
      redirects: await itemsOf('redirects'),
      ...{ news: [], products: [] },
    };
  }

  async function nameOfProject(): Promise<string> {
    if (!readable.has('project')) return '';
    const { data } = await api.get('/items/project', { params: { fields: ['name'] } });
    return (data as { readonly data: { readonly name?: string } }).data.name ?? '';
  }

  return {
    readFirst,
    /** There may be thousands of them, and few records name one. */
    readMany: async () => ({ news: await itemsOf('news'), products: await itemsOf('products') }),
  };
}

type Listed = Exclude<keyof Records, 'projectName'>;

const texts = ['translations.language', 'translations.title', 'translations.slug'];
const publication = ['status', 'publish_on', 'withdraw_on'];

const fields: Readonly<Record<Listed, readonly string[]>> = {
  pages: ['key', ...publication, ...texts],
  product_categories: ['key', ...texts],
  manufacturers: ['id', 'name'],
  menus: ['id', 'entries'],
  redirects: ['from', 'to', 'permanent'],
  news: ['section', ...publication, ...texts],
  products: ['category', ...publication, ...texts],
};
