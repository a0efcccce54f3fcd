import type { MailSettings } from './mail/mailSettings.ts';
import type { MailSender } from './mail/mailSender.ts';
import type { Settings } from './settings.ts';

/** The services that the routes of all forms use. */
export interface FormServices {
  readonly settings: Settings;
  readonly mailSettings: MailSettings;
  readonly mailSender: MailSender;
}
