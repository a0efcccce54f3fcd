import type { Action, Holder } from '../../../../cms/access/rights/Right.ts';
import { allForms } from '../../../../contract/forms/forms.ts';
import { allowed, rightsOf, type Role } from '../../../cms/rights.ts';
import { onContent, wanted } from './madePolicies.ts';

/*
 * Actions and fields on the collections of the website are those of a table written by hand, which
 * the tests with a real Directus also use (tests/cms/rights.ts).
 */

describe('actions and fields', () => {
  const actions: readonly Action[] = ['create', 'read', 'update', 'delete'];

  it.each<[Role, Holder]>([
    ['anonymous', 'everybody'],
    ['vhm', 'vhm'],
    ['adt', 'adt'],
    ['editor', 'editors'],
    ['membersEditor', 'membersEditors'],
    ['build', 'build'],
  ])('of %s are those of the table', (role, holder) => {
    const found = onContent(holder).map(({ collection, action, fields }) =>
      line(collection, action, fields),
    );
    const expected = wanted.flatMap(({ name }) =>
      actions
        .filter((action) => rightsOf(name, role)[action])
        .map((action) => line(name, action, fieldsFor(role, name, action))),
    );
    expect(expected.length).toBeGreaterThan(10);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('of the inbox are those of forms and subscribers', () => {
    const found = onContent('inbox').map(({ collection, action, fields }) =>
      line(collection, action, fields),
    );
    const received = [...allForms.map(([, { collection }]) => collection), 'subscribers'];
    const expected = received.flatMap((name) =>
      (['read', 'update', 'delete'] as const).map((action) =>
        line(name, action, fieldsFor('inbox', name, action)),
      ),
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('of staff without another role are none', () => {
    expect(onContent('staff')).toEqual([]);
  });

  const line = (collection: string, action: Action, fields: readonly string[]) =>
    `${collection} ${action}: ${fields
      .filter((field) => !isKey(collection, field))
      .toSorted()
      .join()}`;

  // Directus assigns this key.
  const isKey = (collection: string, field: string) =>
    field === 'id' && shapeOf(collection).fields['id']?.primaryKey === true;

  const fieldsFor = (role: Role, collection: string, action: Action) => {
    const fields = Object.keys(shapeOf(collection).fields);
    const named = allowed(collection, role, action, fields);
    return named.length === fields.length ? ['*'] : named;
  };

  const shapeOf = (collection: string) => wanted.find(({ name }) => name === collection)!;
});
