import { columnOf, formsOf } from '../../data/fields/fieldForms.ts';
import { kinds, kindNames, writtenSchema, type KindName } from '../../data/kinds/index.ts';
import type { KindForm } from './kindForm.ts';

/** Directus' form of each kind of content that the build reads. */
export const kindForms = Object.fromEntries(
  kindNames.map((name) => [name, seenByEditors(name)]),
) as Readonly<Record<KindName, KindForm>>;

function seenByEditors(name: KindName): KindForm {
  const { fields, translations } = formsOf(writtenSchema(name));
  return {
    ...kinds[name],
    fields: Object.fromEntries(
      Object.entries(fields).map(([place, form]) => [columnOf(place, form), form]),
    ),
    ...(translations && { translations }),
  };
}
