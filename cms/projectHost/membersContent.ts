import { readFileSync } from 'node:fs';
import { memberCollections } from '../../contract/members/content.ts';
import type { ContractBackend } from './ContractBackend.ts';

type Item = Record<string, unknown>;

/** Fills a project with the pages, news and documents for members. */
export function putMembersContent(backend: ContractBackend) {
  const { pages, news, documents } = memberCollections;
  put(pages, seeded('pages'));
  put(news, seeded('news'));
  const files = seeded('documents').map(({ file, ...item }, index) => {
    const description = { id: 100 + index, filename_download: String(file), filesize: 8 };
    backend.putFile(description, { type: 'application/pdf', body: '%PDF-1.7' });
    return { ...item, file: description };
  });
  put(documents, files);

  function put(collection: string, items: readonly Item[]) {
    backend.put(
      `items/${collection}`,
      items.map((item, index) => ({
        ...{ id: index + 1, status: 'published', key: null, ...item },
        translations: (item.translations as Item[]).map((texts) => ({ ...emptyTexts, ...texts })),
      })),
    );
    backend.keepForMembers(`items/${collection}`);
  }
}

/** The host's response for fields that editors left empty. */
const emptyTexts = { title: null, slug: null, lead: null, body: null, description: null };

function seeded(name: string): Item[] {
  return JSON.parse(readFileSync(`cms/seed/members/${name}.json`, 'utf8')) as Item[];
}
