import { columnOf, formsOf } from '../../data/kinds/fieldForms.ts';
import {
  entities as kinds,
  entityNames,
  writtenSchema,
  type EntityName,
} from '../../data/kinds/index.ts';
import type { Entity } from './entity.ts';

/** Every kind of content that the build reads, as its editor sees it. */
export const entities = Object.fromEntries(
  entityNames.map((name) => [name, seenByEditors(name)]),
) as Readonly<Record<EntityName, Entity>>;

function seenByEditors(name: EntityName): Entity {
  const { fields, translations } = formsOf(writtenSchema(name));
  return {
    ...kinds[name],
    fields: Object.fromEntries(
      Object.entries(fields).map(([place, form]) => [columnOf(place, form), form]),
    ),
    ...(translations && { translations }),
  };
}
