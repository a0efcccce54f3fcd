import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { pageKeys } from '../../../data/routes/pageKinds.ts';

const folder = join(import.meta.dirname, '../../../pages');

// Eleventy does not know which pages a website has: routes without a template would be written nowhere.
test('each kind of page has a template in pages/, named after its key', async () => {
  const written = await Promise.all(
    readdirSync(folder)
      .filter((name) => name.endsWith('.11ty.tsx'))
      .map(async (name) => {
        const { data } = (await import(join(folder, name))) as Template;
        return [name.replace('.11ty.tsx', ''), data.pagination.data] as const;
      }),
  );
  const templates = new Map(written);
  for (const key of pageKeys) {
    expect([key, templates.get(key)]).toEqual([key, `siteContent.routes.byKey.${key}`]);
  }
});

interface Template {
  readonly data: { readonly pagination: { readonly data: string } };
}
