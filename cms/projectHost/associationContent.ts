import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { kindNames } from '../../data/kinds/index.ts';
import type { RawContent } from '../../data/model/rawContent.ts';
import { collections } from '../../data/sources/projectHost/collections.ts';
import type { ContractBackend } from './ContractBackend.ts';

/**
 * Fills a project with the content of a folder, in the form in which editors would have stored it: with
 * empty fields and bookkeeping.
 *
 * @param bodyOf returns the content of a file. Default: the file's own
 */
export function putAssociation(
  backend: ContractBackend,
  content: RawContent,
  folder: string,
  bodyOf: (path: string) => string | Uint8Array = (path) => readFileSync(path),
) {
  for (const kind of kindNames) {
    const { name, fields, translations } = collections[kind];
    const items = content[kind].map(({ value }, index) => {
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
  const files = ['images', 'files'].flatMap((kind) =>
    readdirSync(join(folder, kind)).map((name) => join(folder, kind, name)),
  );
  for (const [index, path] of files.entries()) {
    const file = { id: index + 1, filename_download: basename(path) };
    backend.putFile(file, { type: typeOf(path), body: bodyOf(path) });
  }
}

function typeOf(path: string): string {
  return { '.svg': 'image/svg+xml', '.pdf': 'application/pdf' }[extname(path)] ?? 'image/webp';
}

function empty(fields: readonly string[]): Record<string, null> {
  return Object.fromEntries(fields.map((field) => [field, null]));
}
