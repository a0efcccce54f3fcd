import { isDeepStrictEqual } from 'node:util';
import { ForbiddenError } from '@directus/errors';
import { fetchPermissions } from '@directus/api/permissions/lib/fetch-permissions';
import { fetchPolicies } from '@directus/api/permissions/lib/fetch-policies';
import { around } from '../../around.ts';
import type { Accountability, Context, Database, Schema } from '../../directus.ts';
import { partsOf, stepsOf, type Path, type Step } from './joins.ts';

/**
 * Refuses visitors and members a condition or a sort order on related items that they may not all read, such as the
 * title of a news item's picture. For related items, Directus 11.17.4 checks the rights to fields, but not the rights
 * to items: anybody could guess letter by letter what a file that is not public is called.
 *
 * Staff filter lists by related items in Directus. For them, only accounts are hidden (hideAccounts.ts).
 */
export function joinWhatIsReadable({ services: { ItemsService } }: Context): void {
  around(ItemsService, 'readByQuery', async (service, proceed, input) => {
    const { accountability, collection, schema, knex } = service;
    if (!accountability || accountability.admin || accountability.app) return proceed(...input);
    const parts = partsOf(input[0], collection, schema.relations);
    const steps = parts.flatMap(({ collection: start, paths }) =>
      paths.flatMap((path) => stepsBeyondKeys(path, start, schema)),
    );
    if (steps.length > 0) {
      const rules = await rulesFor(accountability, { knex, schema });
      if (!steps.every((step) => isReadable(step, rules))) throw new ForbiddenError();
    }
    return proceed(...input);
  });
}

/** The key of an item at the end of a path adds nothing to the field before it, which names the item by that key. */
function stepsBeyondKeys(path: Path, start: string, { collections, relations }: Schema): Step[] {
  const steps = stepsOf(path, start, relations);
  const last = steps.at(-1);
  const isKey =
    last?.isList === false &&
    last.path.length === path.length - 1 &&
    path.at(-1) === collections[last.to]?.primary;
  return isKey ? steps.slice(0, -1) : steps;
}

/** The items of a collection that somebody may read. Null means all items. */
type Rule = object | null;
type RulesOf = (collection: string) => readonly Rule[];

async function rulesFor(
  accountability: Accountability,
  context: { readonly knex: Database; readonly schema: Schema },
): Promise<RulesOf> {
  const policies = await fetchPolicies(accountability, context);
  // Read the rules as written: filled in, `$NOW` would differ from rule to rule.
  const written = { bypassDynamicVariableProcessing: true };
  const rights = await fetchPermissions(
    { action: 'read', policies, accountability, ...written },
    context,
  );
  return (collection) =>
    rights
      .filter((right) => right.collection === collection)
      .map(({ permissions }) =>
        permissions === null || Object.keys(permissions).length === 0 ? null : permissions,
      );
}

/**
 * True if somebody who may read an item may read all items that a step leads to. That is so if they may read all items
 * of that collection, or if the rules are those of an item and its parts: people who may read a page may read its texts.
 */
function isReadable({ from, to, key, isList }: Step, rulesOf: RulesOf): boolean {
  const targets = rulesOf(to);
  if (targets.includes(null)) return true;
  const [wholes, parts] = isList ? [rulesOf(from), targets] : [targets, rulesOf(from)];
  const isPart = (part: Rule, whole: Rule) => isDeepStrictEqual(part, { [key]: whole });
  return isList
    ? wholes.length > 0 && wholes.every((whole) => parts.some((part) => isPart(part, whole)))
    : parts.length > 0 && parts.every((part) => wholes.some((whole) => isPart(part, whole)));
}
