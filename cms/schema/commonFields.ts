import { words } from '../../data/kinds/words.ts';

/** What somebody has sent stays as it is. */
export const asReceived = { readonly: true, administratorsOnly: true } as const;

/** What became of the mail about an item (extensions/collegium-forms/mail). */
export const mailStates = [
  { value: 'waiting', text: words('Wartet', 'Waiting') },
  { value: 'sent', text: words('Verschickt', 'Sent') },
  { value: 'not_sent', text: words('Nicht verschickt', 'Not sent') },
] as const;
