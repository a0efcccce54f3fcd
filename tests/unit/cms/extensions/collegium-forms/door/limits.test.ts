import { expect, it } from '@jest/globals';
import { mailboxOf } from '../../../../../../cms/extensions/collegium-forms/door/limits.ts';

it.each([
  ['Anna@Example.org', 'anna@example.org'],
  ['anna+news@example.org', 'anna@example.org'],
  ['anna+a+b@example.org', 'anna@example.org'],
  // Nothing would be left of these.
  ['+anna@example.org', '+anna@example.org'],
  ['a.nna@example.org', 'a.nna@example.org'],
])('%s counts as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
