import type { mailAddress as MailAddress } from '../../../../components/contact/mailAddress.ts';

/**
 * Replaces the visitor's mail program and records the mails it would open. jsdom can't leave the
 * page, but can navigate to an anchor. Import this module before the component.
 */
export const mailAddress = jest.fn((..._letter: Parameters<typeof MailAddress>) => '#mail-program');

import.meta.jest.unstable_mockModule('../../../../components/contact/mailAddress.ts', () => ({
  mailAddress,
}));

afterEach(() => {
  location.hash = '';
  mailAddress.mockClear();
});
