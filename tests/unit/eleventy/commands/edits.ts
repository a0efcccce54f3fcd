import { copyFile, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changed } from '../../data/changed.ts';

/* One edit of each kind that editors make, and the files that it must not change. */

export interface Edit {
  readonly what: string;
  readonly make: (content: string, environment: Record<string, string>) => Promise<unknown>;
  /** Files that the build after the edit must not write again. */
  readonly stays?: readonly string[];
}

export const contact = 'kontakt.html';
export const addresses = 'sitemap.xml';
export const article = 'news/2.json';

export const edits: readonly Edit[] = [
  {
    what: 'the text of an article',
    make: edit(article, 'translations.0.body', '<p>Neu. <a href="/kontakt">Kontakt</a></p>'),
    stays: [contact, addresses, 'aktuelles/erste.html', 'search-index/en.json'],
  },
  {
    what: 'the title of an article, which others list',
    make: edit(article, 'translations.0.title', 'Ein anderer Titel'),
    stays: [contact, addresses],
  },
  {
    what: 'a new article',
    make: async (content) => {
      await copyFile(join(content, article), join(content, 'news/4.json'));
      await edit('news/4.json', 'date', '2026-03-01')(content);
      await edit('news/4.json', 'translations.0.slug', 'sechste')(content);
      await edit('news/4.json', 'translations.1.slug', 'sixth')(content);
    },
    stays: [contact],
  },
  {
    what: 'the slug of an article, which a page links to',
    make: edit(article, 'translations.0.slug', 'umbenannt'),
    stays: [contact],
  },
  {
    what: 'the title of a page in the menu',
    make: edit('pages/8.json', 'translations.0.title', 'Nachrichten'),
  },
  {
    what: 'the label of a menu entry',
    make: edit('menus.json', '0.entries.1.translations.0.displayName', 'Unser Vorstand'),
  },
  {
    what: 'a picture of another size',
    make: (content) =>
      writeFile(
        join(content, 'images/logo.svg'),
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"/>',
      ),
  },
  { what: 'the name of the company', make: edit('company.json', 'company_name', 'Ein Verband') },
  {
    what: 'the address of the site',
    make: (_content, environment) => {
      environment['SITE_URL'] = 'https://verband.example';
      return Promise.resolve();
    },
  },
  {
    what: 'the name of a product',
    make: edit('products/0.json', 'translations.0.title', 'Kuckucksuhr'),
    stays: [contact],
  },
  {
    what: 'the name of a category',
    make: edit('product_categories.json', '0.translations.0.title', 'Zeitmesser'),
  },
  {
    what: 'the deletion of a product',
    make: (content) => unlink(join(content, 'products/1.json')),
    stays: [contact],
  },
  { what: 'a language less', make: edit('project.json', 'languages', ['de']) },
  {
    what: 'a dead link, which editors are warned of',
    make: edit(article, 'translations.0.body', '<p><a href="/nirgends">Eine Seite</a></p>'),
  },
];

/** Changes one field of a record. */
export function edit(file: string, field: string, value: unknown) {
  return async (content: string): Promise<void> => {
    const record = JSON.parse(await readFile(join(content, file), 'utf8')) as object;
    await writeFile(join(content, file), JSON.stringify(changed(record, field, value)));
  };
}
