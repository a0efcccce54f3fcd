import { describe, expect, it } from '@jest/globals';
import { findColleagues } from '../../../../../../../cms/extensions/collegium/guard/queries/findColleagues.ts';
import type { Context } from '../../../../../../../cms/extensions/collegium/directus.ts';
import { answered, newServices } from '../fakeServices.ts';

const services = newServices();
findColleagues({ services } as unknown as Context);

async function asked(query: object, asking: object = { admin: false }): Promise<object> {
  const service = new services.ItemsService('directus_users', { accountability: asking });
  await service.readByQuery(query);
  return answered.at(-1)!;
}

/** The question of Directus' form after an `@` in a comment. */
const ofForm = {
  fields: ['id'],
  filter: {
    _or: ['first_name', 'last_name', 'email'].map((field) => ({
      [field]: { _starts_with: 'ada' },
    })),
  },
};

describe('the search for a colleague', () => {
  it('finds names in any case, and leaves out the address', async () => {
    expect(await asked(ofForm)).toEqual({
      fields: ['id'],
      filter: {
        _or: [{ first_name: { _istarts_with: 'ada' } }, { last_name: { _istarts_with: 'ada' } }],
      },
    });
  });

  it('keeps conditions that the form does not send', async () => {
    const filter = {
      _or: [
        { first_name: { _starts_with: 'a', _neq: 'Ada' } },
        { last_name: null },
        { email: { _starts_with: 'a' } },
      ],
    };
    expect(await asked({ filter })).toEqual({
      filter: { _or: [{ first_name: { _neq: 'Ada', _istarts_with: 'a' } }, { last_name: null }] },
    });
  });

  it('is not changed for administrators', async () => {
    expect(await asked(ofForm, { admin: true })).toBe(ofForm);
  });

  it.each([
    [{}],
    [{ filter: { first_name: { _starts_with: 'ada' } } }],
    [{ filter: { _or: [{ first_name: { _starts_with: 'ada' } }] } }],
  ])('is the only question that is changed: not %j', async (query) => {
    expect(await asked(query)).toBe(query);
  });
});
