/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { expectAccountTexts } from '../../../../../cms/extensions/collegium-guard/accountTexts.ts';
import type {
  EventContext,
  Register,
} from '../../../../../cms/extensions/collegium-guard/register.ts';

const member = { user: 'm', admin: false, app: true, ip: null };
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

function update(payload: object, accountability: EventContext['accountability']): void {
  const filter: Register['filter'] = (event, handler) => {
    if (event === 'users.update') handler(payload, {}, { accountability } as EventContext);
  };
  expectAccountTexts({ filter } as Register);
}
