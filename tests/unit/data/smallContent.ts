import { Content } from '../../../data/Content.ts';
import { ContentProblems } from '../../../data/problems/problems.ts';
import { parseSite, type Site } from '../../../data/model/site.ts';
import { checkReferences } from '../../../data/checks/references.ts';
import { Routes } from '../../../data/routes/Routes.ts';
import { kindNames, type KindName } from '../../../data/kinds/index.ts';
import type { RawContent } from '../../../data/model/rawContent.ts';

/** The records by kind. Tests change or add records. */
export type Records = Partial<Record<KindName, readonly unknown[]>>;

/** The smallest content of a valid site: no record can be left out. */
export const smallest = {
  project: [
    {
      name: 'vhm',
      languages: ['de', 'en', 'fr'],
      logo: { file: 'logo.svg', width: 64, height: 32 },
      translations: [{ language: 'de', seo_title: 'Verband' }],
    },
  ],
  theme: [{ brand_color: '#17665a', base_color: '#faf7f2' }],
  company: [
    {
      company_name: 'Verband e. V.',
      legal_form: 'ev',
      addresses: [{ street: 'Allee', number: '1', zip_code: '12345', city: 'Musterstadt' }],
      emails: [],
      numbers: [],
    },
  ],
  legal: [{ translations: [{ language: 'de' }] }],
  pages: [
    page('home', inGerman('Start')),
    page('notFound', inGerman('Nicht gefunden')),
    page('contact', inGerman('Kontakt')),
    page('imprint', inGerman('Impressum')),
    page('privacy', inGerman('Datenschutz')),
  ],
} satisfies Records;

/** A page of its key with its translations. */
export function page(key: string, ...translations: readonly object[]) {
  return { key, translations };
}

/** A German translation of a page. */
export function inGerman(title: string, others: object = {}) {
  return { language: 'de', title, description: `Alles über ${title}.`, ...others };
}

/** A translation of a page into one of the other languages. */
export function translated(language: 'en' | 'fr', title: string, others: object = {}) {
  return { language, title, description: `${title}.`, ...others };
}

/** A page in all three languages, with a slug in each where slugs are given. */
export function pageInAll(key: string, slugs?: { de: string; en: string; fr: string }) {
  return page(
    key,
    inGerman(`${key} de`, slugs && { slug: slugs.de }),
    translated('en', `${key} en`, slugs && { slug: slugs.en }),
    translated('fr', `${key} fr`, slugs && { slug: slugs.fr }),
  );
}

/** The editor's page at which the members' area starts. */
export const membersHomePage = pageInAll('content', {
  de: 'mitgliederbereich',
  en: 'members-area',
  fr: 'espace-membres',
});

/** A content page in German only. */
export function contentPage(slug: string, others: object = {}) {
  return page('content', inGerman(slug, { slug, ...others }));
}

/** The smallest content with some kinds replaced; the origin of a record is `kind[index]`. */
export function rawContent(records: Records = {}): RawContent {
  const given: Records = { ...smallest, ...records };
  return Object.fromEntries(
    kindNames.map((kind) => [
      kind,
      (given[kind] ?? []).map((value, index) => ({ origin: `${kind}[${index}]`, value })),
    ]),
  ) as Partial<RawContent> as RawContent;
}

export function siteOf(records?: Records): Site {
  return parseSite(rawContent(records));
}

export function routesOf(records?: Records): Routes {
  return new Routes(siteOf(records));
}

/** Content after all checks of the build. */
export function contentOf(records?: Records): Content {
  const site = siteOf(records);
  const routes = new Routes(site);
  checkReferences(site, routes);
  return new Content({ site, routes, redirects: [], source: 'a test', folder: '/nowhere' });
}

/** The lines of the error message for editors. Empty if the action succeeds. */
export async function problemLines(action: () => unknown): Promise<string[]> {
  try {
    await action();
    return [];
  } catch (error) {
    if (!(error instanceof ContentProblems)) throw error;
    return error.message.split('\n');
  }
}
