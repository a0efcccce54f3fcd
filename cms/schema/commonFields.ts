import { words } from '../../data/fields/words.ts';

/** For fields with what somebody has sent: nobody may change them. */
export const asReceived = { readonly: true, administratorsOnly: true } as const;

/** The states of the mail about an item (extensions/collegium/forms/mail). */
export const mailStates = [
  { value: 'waiting', text: words('Wartet', 'Waiting') },
  { value: 'sent', text: words('Verschickt', 'Sent') },
  { value: 'not_sent', text: words('Nicht verschickt', 'Not sent') },
] as const;
