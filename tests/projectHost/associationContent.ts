import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { entityNames } from '../../data/model/entities.ts';
import type { RawContent } from '../../data/model/rawContent.ts';
import { collections } from '../../data/sources/projectHost/collections.ts';
import type { ContractBackend } from './ContractBackend.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/**
 * Fills a project as its editors would: with empty fields and bookkeeping.
 *
 * @param folder of the content; its files are put under their names, with other content
 */
export function putAssociation(backend: ContractBackend, content: RawContent, folder: string) {
  for (const entity of entityNames) {
    const { name, fields, translations } = collections[entity];
    const items = content[entity].map(({ value }, index) => {
      const { translations: texts = [], ...rest } = value as Record<string, unknown>;
      return {
        ...empty(fields),
        id: index + 1,
        ...rest,
        ...(translations && {
          translations: (texts as object[]).map((text) => ({
            id: 9,
            ...empty(translations),
            ...text,
          })),
        }),
        status: 'published',
        modified_by: 3,
        modified_on: '2026-11-21 12:00:00',
      };
    });
    backend.put(`items/${name}`, items);
  }
  const images = readdirSync(join(folder, 'images'));
  const documents = readdirSync(join(folder, 'files'));
  for (const [index, name] of [...images, ...documents].entries()) {
    const file = { id: index + 1, filename_download: name };
    backend.putFile(
      file,
      images.includes(name)
        ? { type: 'image/svg+xml', body: drawing }
        : { type: 'application/pdf', body: '%PDF-1.7' },
    );
  }
}

function empty(fields: readonly string[]): Record<string, null> {
  return Object.fromEntries(fields.map((field) => [field, null]));
}
