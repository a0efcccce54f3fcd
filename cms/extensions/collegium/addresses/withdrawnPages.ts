import { defaultLanguage } from '../../../../locales/languages.ts';
import { redirectTo } from '../../../schema/redirectTo.ts';
import type { Database } from '../directus.ts';
import { pageAddresses, type PageAddress, type PlacedKind } from './pageAddresses.ts';

/** The German paths that editors chose for the time after a page, by the page's id as text. */
export type Successors = ReadonlyMap<string, string>;

/** Returns the chosen paths of those items that have one. Only pages have the field. */
export async function successorsOf(
  database: Database,
  kind: PlacedKind,
  ids: readonly unknown[],
): Promise<Successors> {
  if (kind !== 'pages') return new Map();
  const rows = await database('pages')
    .whereIn('id', ids as readonly number[])
    .whereNotNull(redirectTo)
    .select<{ readonly id: number; readonly redirect_to: string }[]>('id', redirectTo);
  return new Map(rows.map(({ id, redirect_to: path }) => [String(id), path]));
}

/** Returns the redirects from the addresses of pages that are gone, each to the chosen page in the same language. */
export async function redirectsFrom(
  database: Database,
  gone: readonly PageAddress[],
  successors: Successors,
): Promise<readonly { readonly from: string; readonly to: string }[]> {
  if (successors.size === 0) return [];
  const ids = await database('pages').pluck<number[]>('id');
  const pages = (await pageAddresses(database, 'pages', ids)).filter(
    ({ visibility }) => visibility === 'public',
  );
  return gone.flatMap(({ page, path: from, language }) => {
    const [kind, id = ''] = page.split('/');
    const german = kind === 'pages' ? successors.get(id) : undefined;
    if (german === undefined) return [];
    const chosen = pages.find(
      (each) => each.language === defaultLanguage && each.path === german,
    )?.page;
    const name = chosen?.split('/', 2).concat(language).join('/');
    const to = pages.find((each) => each.page === name)?.path ?? german;
    return from === to ? [] : [{ from, to }];
  });
}
