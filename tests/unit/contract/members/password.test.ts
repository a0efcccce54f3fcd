import { brokenRules, passwordPolicy } from '../../../../contract/members/password.ts';

/** As Directus parses it: the text between the slashes, without flags. */
const policy = new RegExp(passwordPolicy.slice(1, -1));

describe('the rules of passwords', () => {
  it.each([
    ['', ['length', 'mixed']],
    ['vier', ['length', 'mixed']],
    ['Übermut', ['length', 'mixed']],
    ['vierruhigeDampfer', ['mixed']],
    ['123456789012', ['mixed']],
    ['            ', ['mixed']],
    ['vier Dampfer', []],
    ['1 Dampfer', ['length']],
    ['öööööööööööö1', []],
  ])('%j breaks %j', (password, broken) => {
    expect(brokenRules(password)).toEqual(broken);
    expect(policy.test(password)).toBe(broken.length === 0);
  });

  it('is quick with whatever is typed', () => {
    expect(policy.test('a'.repeat(100_000))).toBe(false);
  });
});
