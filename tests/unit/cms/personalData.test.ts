import { expect, it } from '@jest/globals';
import { personalData } from '../../../cms/schema/personalData.ts';
import { privateKinds } from '../../../cms/schema/privateKinds.ts';
import type { PrivateKind } from '../../../cms/schema/privateKind.ts';

const kinds = Object.entries<PrivateKind>(privateKinds);

// Otherwise nobody finds a person's items, and nothing deletes old ones (GDPR, articles 5, 15 and 17).
it.each(kinds)('whose data %s has, and how long it is kept, is declared', (_name, kind) => {
  const address = Object.keys(kind.fields).find((name) => name.includes('email'));
  if (address === undefined) return;
  expect(kind.personal).toMatchObject({ of: { address } });
});

it('takes the fields of periods from the form', () => {
  for (const [name, { of, kept }] of personalData) {
    const { fields } = privateKinds[name as keyof typeof privateKinds];
    if (typeof of === 'object') expect(fields).toHaveProperty(of.address);
    for (const { since, state } of kept) {
      expect(fields).toHaveProperty(since);
      if (state !== undefined) {
        expect(JSON.stringify(fields)).toContain(`"value":"${state}"`);
      }
    }
  }
  // Otherwise the loop might check nothing.
  expect(personalData.length).toBeGreaterThan(3);
});
