import { ForbiddenError } from '@directus/errors';
import { allForms } from '../../../../../contract/forms/forms.ts';
import { namesOfColleague } from '../../../../schema/colleagues.ts';
import { around } from '../../around.ts';
import type { Context } from '../../directus.ts';
import { partsOf, stepsOf } from './joins.ts';

/**
 * Refuses a condition or a sort order that reaches the accounts through another collection of Directus, such as
 * `filter[role][users][email]` for presets, or through a message. For related items, Directus 11.17.4 checks the rights to fields, but not
 * the rights to items: by such conditions, anybody who works in Directus could guess the names and addresses of all
 * accounts letter by letter.
 */
export function hideAccounts({ services: { ItemsService } }: Context): void {
  around(ItemsService, 'readByQuery', (service, proceed, input) => {
    const { accountability, collection, schema } = service;
    const isTrusted = !accountability || accountability.admin;
    const parts = isTrusted ? [] : partsOf(input[0], collection, schema.relations);
    for (const { collection: start, paths } of parts) {
      for (const path of paths) {
        for (const step of stepsOf(path, start, schema.relations)) {
          const field = path[step.path.length];
          const isForeign = step.to === accounts && field !== undefined && field !== 'id';
          if (isForeign && isHiddenFrom(step.from, field)) throw new ForbiddenError();
        }
      }
    }
    return proceed(...input);
  });
}

const accounts = 'directus_users';

/** True if a condition must not compare this field. Only the name of a colleague who answers a message may be compared. */
function isHiddenFrom(from: string, field: string): boolean {
  return from.startsWith('directus_') || (forms.has(from) && !namesOfColleague.includes(field));
}

const forms: ReadonlySet<string> = new Set(allForms.map(([, { collection }]) => collection));
