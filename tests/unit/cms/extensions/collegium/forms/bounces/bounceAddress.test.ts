import { expect, it } from '@jest/globals';
import {
  bounceAddress,
  mailOfBounce,
} from '../../../../../../../cms/extensions/collegium/forms/bounces/bounceAddress.ts';

const settings = { bounces: 'bounces@example.org', bounceKey: 'key' };
const address = bounceAddress(12, settings)!;

it('names the mail and has room in the longest local part', () => {
  expect(address).toMatch(/^bounces\+12-[0-9a-f]{20}@example\.org$/);
  expect(mailOfBounce(['other@example.org', address], settings)).toBe(12);
});

it('is found by a mail server that changes its case', () => {
  expect(mailOfBounce([address.toUpperCase()], settings)).toBe(12);
});

it.each([
  ['the number of another mail', address.replace('+12-', '+13-')],
  ['a number that is written differently', address.replace('+12-', '+012-')],
  ['another signature', address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'))],
  ['the key of another Directus', bounceAddress(12, { ...settings, bounceKey: 'other' })!],
  ['no signature', 'bounces@example.org'],
])('is refused with %s', (_, other) => {
  expect(mailOfBounce([other], settings)).toBeUndefined();
});

it('does not exist unless the operator sets an address', () => {
  expect(bounceAddress(12, { ...settings, bounces: undefined })).toBeUndefined();
});
