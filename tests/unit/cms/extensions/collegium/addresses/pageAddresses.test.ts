import '../guard/fakeDirectus.ts';
import { afterAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { kinds, kindNames, type KindName } from '../../../../../../data/kinds/index.ts';
import type { RawContent } from '../../../../../../data/model/rawContent.ts';
import { parseSite } from '../../../../../../data/model/site.ts';
import { withoutWarnings } from '../../../../../../data/problems/editorWarnings.ts';
import { RouteTable } from '../../../../../../data/routes/RouteTable.ts';
import { languages } from '../../../../../../locales/languages.ts';
import { siteContent, type SiteRecords } from '../../../../../content/siteContent.ts';
import { newDatabase } from '../../database.ts';

const { pageAddresses, placedKinds, placeFields } =
  await import('../../../../../../cms/extensions/collegium/addresses/pageAddresses.ts');

/*
 * Directus computes the addresses of single records from its database, and the build those of all records. Redirects
 * lead to the right pages only if both are the same.
 */

const tables = placedKinds.flatMap((kind) => [
  kinds[kind].name,
  `${kinds[kind].name}_translations`,
]);

let database: Knex;
afterAll(() => database.destroy());

/** Other sites each day, as in anyContent.test.ts. `CONTENT_SEED` repeats a day. */
const seed = Number(
  process.env['CONTENT_SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);

it(`are those that the build assigns, for each kind of pages in each language (CONTENT_SEED=${seed})`, async () => {
  const unseen = new Set(
    placedKinds.flatMap((kind) => languages.map((language) => `${kind} ${language}`)),
  );
  for (let site = 0; site < 100 && (site < 12 || unseen.size > 0); site += 1) {
    const [records] = fc.sample(siteContent(), { seed: seed + site, numRuns: 1 });
    database = await newDatabase('project', ...tables);
    await fill(database, records!);
    const assigned = assignedIn(records!);
    for (const kind of placedKinds) {
      const ids = records![kind].map((_, index) => index + 1);
      const addresses = await pageAddresses(database, kind, ids);
      const own = addresses.filter(({ page }) => page.startsWith(`${kind}/`));
      expect(new Map(own.map(({ page, path }) => [page, path]))).toEqual(assigned(kind));
      for (const { language } of own) unseen.delete(`${kind} ${language}`);
    }
    await database.destroy();
  }
  expect([...unseen]).toEqual([]);
});

async function fill(database: Knex, records: SiteRecords): Promise<void> {
  await database('project').insert({ id: 1, name: records.project[0]!['name'] });
  for (const kind of placedKinds) {
    const { name } = kinds[kind];
    for (const [index, record] of records[kind].entries()) {
      const id = index + 1;
      // Without a value, the column has its default.
      const fields = placeFields(kind).flatMap((field) =>
        record[field] === undefined ? [] : [[field, record[field]] as const],
      );
      await database(name).insert({ id, ...Object.fromEntries(fields) });
      for (const { language, slug } of record['translations'] as Readonly<Record<string, string>>[])
        await database(`${name}_translations`).insert({ [`${name}_id`]: id, language, slug });
    }
  }
}

/** Returns a function that gives the paths of a kind's pages, by the names that `pageAddresses` gives them. */
function assignedIn(records: SiteRecords) {
  const raw = Object.fromEntries(
    kindNames.map((kind) => [
      kind,
      records[kind].map((value, index) => ({ origin: `${kind}/${index + 1}`, value })),
    ]),
  );
  const { byPage } = new RouteTable(withoutWarnings(() => parseSite(raw as unknown as RawContent)));
  const routes = [...byPage].flatMap(([{ origin }, pageRoutes]) =>
    [...pageRoutes].map(([language, { path }]) => [`${origin}/${language}`, path] as const),
  );
  return (kind: KindName) => new Map(routes.filter(([page]) => page.startsWith(`${kind}/`)));
}
