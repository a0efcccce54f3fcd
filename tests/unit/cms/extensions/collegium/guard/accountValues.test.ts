import { describe, expect, it } from '@jest/globals';
import type {
  EventContext,
  Register,
} from '../../../../../../cms/extensions/collegium/directus.ts';
import { InvalidPayloadError } from './fakeErrors.ts';
import { directus } from './guardedDirectus.ts';

const { checkAccountValues } =
  await import('../../../../../../cms/extensions/collegium/guard/accountValues.ts');

const member = { user: 'm', admin: false, app: true, ip: null, role: null, roles: [] };
const administrator = { ...member, admin: true };

describe('the password of an account', () => {
  it.each([null, ''])('is not emptied by its owner (%j)', (password) => {
    expect(() => update({ password }, member)).toThrow('has to be a text that is not empty');
  });

  it('may be changed, left alone, or taken away by an administrator', () => {
    expect(() => update({ password: 'geheim' }, member)).not.toThrow();
    expect(() => update({ language: 'fr-FR' }, member)).not.toThrow();
    expect(() => update({ password: null }, administrator)).not.toThrow();
    expect(() => update({ password: null }, null)).not.toThrow();
  });
});

describe('when a member has seen the news', () => {
  it.each([null, '', '2026-11-23T04:00:00Z', '2028-02-29T23:59:59.999Z'])(
    'is a time or nothing (%j)',
    (time) => {
      expect(() => update({ members_seen_at: time }, member)).not.toThrow();
    },
  );

  it.each([
    'x',
    '2026-02-30T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '+275760-09-14T00:00:00Z',
    true,
    {},
  ])('is nothing else (%j)', (time) => {
    expect(() => update({ members_seen_at: time }, member)).toThrow('has to be a time');
  });
});

it.each(['users.create', 'users.update'])(
  '%s takes no e-mail address but a text',
  async (event) => {
    for (const email of [7, {}, [], true]) {
      await expect(directus.filter(event, { email }, {})).rejects.toThrow(InvalidPayloadError);
      await expect(directus.filter(event, { email }, {})).rejects.toThrow(
        '"email" has to be a text',
      );
    }
    for (const email of [undefined, null, 'anna@example.org']) {
      expect(await directus.filter(event, { email }, {})).toEqual({ email });
    }
  },
);

function update(payload: object, accountability: EventContext['accountability']): void {
  const filter: Register['filter'] = (event, handler) => {
    if (event === 'users.update') handler(payload, {}, { accountability } as EventContext);
  };
  checkAccountValues({ filter } as Register);
}
