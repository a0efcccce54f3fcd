import { expect, it } from '@jest/globals';
import { ForbiddenError, InvalidQueryError } from '../fakeErrors.ts';
import { anybody, directus } from '../guardedDirectus.ts';

const fields = (count: number) => {
  const field = { kind: 'Field', name: { value: 'news' }, selectionSet: { selections: [] } };
  const selections = Array.from({ length: count }, () => field);
  return {
    document: { definitions: [{ kind: 'OperationDefinition', selectionSet: { selections } }] },
  };
};

it('GraphQL for what is Directus’ own is closed to all but administrators', async () => {
  for (const asking of anybody) {
    const asked = directus.askGraphQL('system', asking, fields(1));
    await expect(asked).rejects.toBeInstanceOf(ForbiddenError);
  }
  expect(await directus.askGraphQL('system', { admin: true }, fields(1))).toBe('answered');
});

it('GraphQL selects fields of 20 objects at most', async () => {
  expect(await directus.askGraphQL('items', null, fields(20))).toBe('answered');
  const tooMany = directus.askGraphQL('items', null, fields(21));
  await expect(tooMany).rejects.toBeInstanceOf(InvalidQueryError);
  await expect(tooMany).rejects.toThrow('One request may select fields of at most 20 objects');
  expect(await directus.askGraphQL('items', { admin: true }, fields(21))).toBe('answered');
});

it('GraphQL has no more than 500 conditions, each variable as often as it is used', async () => {
  const variable = { kind: 'Variable', name: { value: 'f' } };
  const loc = { startToken: { next: {} as object } };
  // Tokens are linked in a circle.
  loc.startToken.next = loc.startToken;
  const asked = (count: number) => ({
    document: {
      definitions: [
        {
          kind: 'OperationDefinition',
          loc,
          variableDefinitions: [{ kind: 'VariableDefinition', variable }],
          selectionSet: {
            selections: [{ kind: 'Field', arguments: Array(count).fill(variable) }],
          },
        },
      ],
    },
    variables: { f: { _or: Array.from({ length: 249 }, () => ({})) } },
  });
  expect(await directus.askGraphQL('items', null, asked(2))).toBe('answered');
  await expect(directus.askGraphQL('items', null, asked(3))).rejects.toThrow('500 conditions');
});
