import { moment, text } from '../../data/fields/forms.ts';
import { words } from '../../data/fields/words.ts';

/** For fields with what somebody has sent: nobody may change them. */
export const asReceived = { readonly: true, administratorsOnly: true } as const;

/** The states of the mail about an item (extensions/collegium/forms/mail). */
export const mailStates = [
  { value: 'waiting', text: words('Wartet', 'Waiting') },
  { value: 'sent', text: words('Verschickt', 'Sent') },
  { value: 'not_sent', text: words('Nicht verschickt', 'Not sent') },
  { value: 'returned', text: words('Zurückgekommen', 'Came back') },
] as const;

export const receivedAt = moment(words('Eingegangen', 'Received'), {
  special: ['date-created', 'cast-timestamp'],
  readonly: true,
});

export const languageOfSender = text(words('Sprache', 'Language'), {
  width: 'half',
  readonly: true,
});

export const versionOfWords = text(words('Fassung', 'Version'), {
  width: 'half',
  note: words(
    'Der Name des Satzes in data/forms/wordings.ts.',
    'The name of the sentence in data/forms/wordings.ts.',
  ),
});
