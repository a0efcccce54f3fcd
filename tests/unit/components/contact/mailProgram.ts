import type { mailAddress as MailAddress } from '../../../../components/contact/mailAddress.ts';

/**
 * Stands in for the visitor's mail program, and records the letters that it is handed. jsdom can't
 * leave the page, but it can go to an anchor. To be imported before the component is.
 */
export const mailAddress = jest.fn((..._letter: Parameters<typeof MailAddress>) => '#mail-program');

import.meta.jest.unstable_mockModule('../../../../components/contact/mailAddress.ts', () => ({
  mailAddress,
}));

afterEach(() => {
  location.hash = '';
  mailAddress.mockClear();
});
