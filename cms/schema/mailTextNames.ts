import { allForms, type Receipt } from '../../contract/forms/forms.ts';
import { words, type Words } from '../../data/fields/words.ts';
import { formWords } from '../../data/forms/formWords.ts';

const ownTexts = {
  message: words('Nachricht an die Geschäftsstelle', 'Message to the office'),
  message_link: words(
    'Nachricht an die Geschäftsstelle, nur mit Link',
    'Message to the office, only with a link',
  ),
  newsletter_confirm: words('Newsletter: bitte bestätigen', 'Newsletter: please confirm'),
  newsletter_subscribed: words('Newsletter: schon angemeldet', 'Newsletter: already subscribed'),
  newsletter_welcome: words('Newsletter: Willkommen', 'Newsletter: welcome'),
  newsletter_foot: words(
    'Newsletter: Fuß mit Abmeldung',
    'Newsletter: footer with the link to unsubscribe',
  ),
  invitation: words('Mitglieder: Einladung', 'Members: invitation'),
  password_reset: words('Mitglieder: neues Passwort', 'Members: new password'),
  change_request: words('Änderungswunsch an die Geschäftsstelle', 'Change request to the office'),
  change_request_link: words(
    'Änderungswunsch an die Geschäftsstelle, nur mit Link',
    'Change request to the office, only with a link',
  ),
} satisfies Readonly<Record<string, Words>>;

export type OwnMailTextKey = keyof typeof ownTexts;

export type MailTextKey = keyof (typeof ownTexts & Readonly<Record<Receipt, Words>>);

/** The items of the collection `mail_texts`, by their keys: the texts of mails that editors may change. */
export const mailTextNames: Readonly<Record<MailTextKey, Words>> = { ...ownTexts, ...receipts() };

function receipts() {
  return Object.fromEntries(
    allForms.flatMap(([name, { receipt }]) =>
      receipt === undefined
        ? []
        : [
            [
              receipt,
              words(
                `${formWords('de')[name].title}: Bestätigung`,
                `${formWords('en')[name].title}: receipt`,
              ),
            ] as const,
          ],
    ),
  ) as Readonly<Record<Receipt, Words>>;
}

export const mailTextChoices = Object.entries(mailTextNames).map(([value, text]) => ({
  value,
  text,
}));
