import { z } from 'zod';
import { choice, wholeNumber } from '../fields/fields.ts';
import { words } from '../fields/words.ts';

const consents = {
  consent: words('Einwilligung ankreuzen', 'Consent by a box'),
  information: words('Nur informieren (Art. 6 b, f)', 'Inform only (Art. 6 b, f)'),
};

const mails = {
  full: words('Mit dem ganzen Text', 'With the whole text'),
  link: words('Nur mit einem Link', 'Only with a link'),
};

const standard = { consent: 'consent', mail: 'full' } as const;

/** The contact form's use of visitors' messages. The privacy notice has to say the same. */
export const contactSchema = z
  .strictObject({
    /**
     * `consent`: a box that has to be ticked (specification, section 5). `information`: a sentence with the legal
     * basis, GDPR, Art. 6 (1) (b) or (f).
     */
    consent: choice(
      words('Datenschutz im Kontaktformular', 'Privacy in the contact form'),
      consents,
      'consent or information',
      {
        administratorsOnly: true,
        defaultValue: standard.consent,
        note: words(
          'Die Datenschutzerklärung muss dieselbe Rechtsgrundlage nennen.',
          'The privacy notice has to name the same legal basis.',
        ),
      },
    ).default(standard.consent),
    /** `link`: the mail to the office has nothing of the message, only the way to it in Directus. */
    mail: choice(
      words(
        'E-Mail über Nachrichten und Änderungswünsche',
        'Mail about messages and change requests',
      ),
      mails,
      'full or link',
      {
        administratorsOnly: true,
        defaultValue: standard.mail,
        note: words(
          'Mit einem Link steht nichts von der Nachricht oder vom Änderungswunsch eines Mitglieds im Postfach der Geschäftsstelle, wo beides sonst bleibt, bis es dort jemand löscht.',
          'With a link, nothing of the message or of a member’s change request is in the office’s mailbox, where both otherwise stay until somebody deletes them there.',
        ),
      },
    ).default(standard.mail),
  })
  .default(standard);

/**
 * Days from the day somebody unsubscribes. 30: whoever sends the newsletter by another tool can take the address out
 * there. Up to three years, the usual period of limitation (BGB, section 195): a proof of the consent that there was
 * (GDPR, Art. 17 (3) (e)).
 */
export const newsletterProofDaysSchema = wholeNumber(
  words('Abgemeldete löschen nach Tagen', 'Delete unsubscribed after days'),
  { min: 0, max: 1095, expected: 'a whole number of days from 0 to 1095' },
  {
    administratorsOnly: true,
    defaultValue: 30,
    note: words(
      '0 bis 1095, ab der Abmeldung. Bis dahin bekommen sie nichts und stehen in der Liste „Abgemeldet“: damit ein anderes Programm sie auch nicht mehr anschreibt, und als Nachweis der Einwilligung. So muss es die Datenschutzerklärung sagen.',
      '0 to 1095, from the day they unsubscribe. Until then they get nothing and are in the list “Unsubscribed”: so that another tool stops writing to them as well, and as proof of consent. The privacy notice has to say so.',
    ),
  },
).default(30);
