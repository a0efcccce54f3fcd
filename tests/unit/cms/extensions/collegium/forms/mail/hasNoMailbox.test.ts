import { expect, it } from '@jest/globals';
import { hasNoMailbox } from '../../../../../../../cms/extensions/collegium/forms/mail/hasNoMailbox.ts';

const refused = (response: string, command = 'RCPT TO') => hasNoMailbox({ command, response });

it.each([
  '550 5.1.1 User unknown',
  '550-5.1.1 The account does not exist',
  '550 5.1.2 Domain not found',
  '556 5.1.10 The domain accepts no mail',
  '550 5.2.1 Mailbox disabled',
])('gives up a mail after “%s”', (response) => {
  expect(refused(response)).toBe(true);
});

it.each([
  // About the sender's address. Mail servers answer these to the recipient as well.
  '550 5.1.7 Sender address rejected: undeliverable address',
  '550 5.1.8 Access denied, bad outbound sender',
  '554 5.7.1 Relay access denied',
  '550 5.2.2 Mailbox full',
  '450 4.1.1 Try again later',
  '550 No such user',
])('tries again after “%s”', (response) => {
  expect(refused(response)).toBe(false);
});

it('tries again if the server refuses anything else', () => {
  expect(refused('550 5.1.1 Who are you', 'MAIL FROM')).toBe(false);
  expect(hasNoMailbox(new Error('5.1.1'))).toBe(false);
  expect(hasNoMailbox(undefined)).toBe(false);
});
