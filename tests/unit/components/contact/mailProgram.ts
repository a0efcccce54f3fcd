import type { mailtoUrl as MailtoUrl } from '../../../../components/contact/mailtoUrl.ts';

/**
 * Replaces the visitor's mail program and records the mails it would open. jsdom can't leave the
 * page, but can navigate to an anchor. Import this module before the component.
 */
export const mailtoUrl = jest.fn((..._letter: Parameters<typeof MailtoUrl>) => '#mail-program');

import.meta.jest.unstable_mockModule('../../../../components/contact/mailtoUrl.ts', () => ({
  mailtoUrl,
}));

afterEach(() => {
  location.hash = '';
  mailtoUrl.mockClear();
});
