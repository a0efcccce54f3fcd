import type { MailSettings } from './mail/mailSettings.ts';
import type { Postman } from './mail/postman.ts';
import type { Settings } from './settings.ts';

/** The services that the routes of all forms use. */
export interface FormServices {
  readonly settings: Settings;
  readonly mailSettings: MailSettings;
  readonly postman: Postman;
}
