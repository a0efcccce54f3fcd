import type { Page } from '../../../../data/kinds/pages.ts';
import { pagePath } from '../../../../data/routes/addresses.ts';
import type { Language } from '../../../../locales/languages.ts';

import { pathOf } from './linksTo.ts';

/** A page as Directus' API answers it. */
export interface PageRecord {
  readonly key: Page['key'];
  readonly translations: readonly { readonly language: Language; readonly slug: string | null }[];
}

/** Returns the paths of a page in all its languages, and the old ones that redirects lead from. */
export function pathsOfPage(
  { key, translations }: PageRecord,
  redirects: readonly { readonly from: string; readonly to: string }[],
): ReadonlySet<string> {
  const own = translations.flatMap(
    ({ slug, language }) => pagePath(key, slug ?? undefined, language) ?? [],
  );
  const former = redirects.filter(({ to }) => own.includes(to.split(/[?#]/, 1)[0] ?? ''));
  return new Set([...own, ...former.map(({ from }) => from)].map(pathOf));
}
