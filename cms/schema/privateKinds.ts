import { canaryCollection } from './canary.ts';
import { colleague } from './colleagues.ts';
import { required } from '../../data/fields/fields.ts';
import {
  asReceived,
  languageOfSender,
  mailStates,
  receivedAt,
  versionOfWords,
} from './commonFields.ts';
import { confirmationAgain } from './flows.ts';
import { formKinds } from './formKinds.ts';
import {
  choice,
  lines,
  moment,
  text,
  wholeNumber,
  type Field,
  type Options,
} from '../../data/fields/forms.ts';
import { mailTextChoices } from './mailTextNames.ts';
import { memberKinds } from './memberKinds.ts';
import type { PrivateKind } from './privateKind.ts';
import { words, type Words } from '../../data/fields/words.ts';

/** The time after which the item is useless. */
const endsAt = milliseconds(words('Gilt bis', 'Valid until'));

/** A time in milliseconds since 1970. A 64-bit column, because 32 bits are too few. */
function milliseconds(label: Words, options: Options = required): Field {
  return { ...wholeNumber(label, options), type: 'bigInteger' };
}

/** By the name of the collection. */
export const privateKinds = {
  ...memberKinds,
  ...formKinds,
  messages: {
    ...formKinds.messages,
    label: words('Nachrichten', 'Messages'),
    fields: {
      ...formKinds.messages.fields,
      // The form says “Your message”.
      message: lines(words('Nachricht', 'Message'), { ...asReceived, ...required }),
    },
  },
  collegium_counts: {
    readers: 'administrators',
    label: words('Zähler der Formulare', 'Counts of forms'),
    note: words(
      'Wie viel in der letzten Stunde von einem Anschluss oder einer E-Mail-Adresse kam, unter einer Prüfsumme',
      'The number of messages from a network address or an e-mail address within the last hour; the address is stored as a checksum',
    ),
    icon: 'speed',
    group: 'inbox',
    fields: {
      id: text(words('Prüfsumme', 'Checksum'), { ...required, primaryKey: true }),
      count: wholeNumber(words('Anzahl', 'Count'), required),
      ends_at: endsAt,
    },
  },
  collegium_proofs: {
    readers: 'administrators',
    label: words('Verbrauchte Rechenaufgaben', 'Spent proofs of work'),
    note: words(
      'Werden aufbewahrt, bis sie ablaufen. Enthält nichts über die Absender',
      'Kept until they expire. Contains nothing about the senders',
    ),
    icon: 'task_alt',
    group: 'inbox',
    fields: {
      id: text(words('Aufgabe', 'Challenge'), { ...required, primaryKey: true }),
      ends_at: endsAt,
    },
  },
  collegium_build_calls: {
    readers: 'administrators',
    label: words('Aufrufe des Build-Hooks', 'Calls of the build hook'),
    note: words(
      'Bis wann Geplantes dem Host der Website gemeldet ist, und wer zuletzt veröffentlicht hat',
      'Up to when scheduled content was reported to the host of the website, and who published last',
    ),
    icon: 'schedule',
    group: 'website',
    fields: {
      id: text(words('Kennung', 'Key'), { ...required, primaryKey: true }),
      done_until: milliseconds(words('Gemeldet bis', 'Reported until')),
      next_at: milliseconds(words('Nächster Versuch', 'Next attempt')),
      attempts: wholeNumber(words('Versuche', 'Attempts'), required),
      called_at: milliseconds(words('Zuletzt aufgerufen', 'Last call'), {}),
      called_by: colleague(words('Zuletzt aufgerufen von', 'Last call by'), {
        note: words(
          'Leer bei Geplantem und nach dem Löschen des Kontos.',
          'Empty for scheduled content, and after the account was deleted.',
        ),
      }),
    },
  },
  collegium_links: {
    readers: 'administrators',
    label: words('Geprüfte Links', 'Checked links'),
    note: words(
      'Adressen anderer Websites, zu denen die Inhalte führen, und ob sie noch antworten',
      'Addresses of other websites that the content links to, and whether they still answer',
    ),
    icon: 'link_off',
    group: 'website',
    template: '{{ address }}',
    fields: {
      id: text(words('Prüfsumme', 'Checksum'), { ...required, primaryKey: true }),
      address: lines(words('Adresse', 'Address'), required),
      checked_at: milliseconds(words('Zuletzt geprüft', 'Last check')),
      answered_at: milliseconds(words('Zuletzt geantwortet', 'Last answer'), {}),
      failed_at: milliseconds(words('Antwortet nicht seit', 'Fails since'), {}),
      failures: wholeNumber(words('Fehlschläge nacheinander', 'Failures in a row'), required),
      reason: text(words('Grund', 'Reason')),
    },
  },
  [canaryCollection]: {
    readers: 'administrators',
    label: words('Kanarienvogel', 'Canary'),
    note: words(
      'Darf niemand lesen. Wird es doch lesbar, erfahren es die Administratoren',
      'Nobody may read it. If it becomes readable, administrators are told',
    ),
    icon: 'raven',
    group: 'inbox',
    fields: {
      id: text(words('Kennung', 'Key'), { ...required, primaryKey: true }),
      word: text(words('Wort', 'Word'), required),
    },
  },
  subscribers: {
    readers: 'inbox',
    received: true,
    personal: {
      of: { address: 'email' },
      kept: [{ for: 'sign_ups_days', since: 'received_at', state: 'pending' }],
    },
    label: words('Newsletter-Empfänger', 'Newsletter subscribers'),
    note: words('Wer den Newsletter bestellt hat', 'Who has asked for the newsletter'),
    icon: 'outgoing_mail',
    group: 'inbox',
    template: '{{ email }}',
    fields: {
      email: text(words('E-Mail', 'E-mail'), { ...asReceived, ...required, unique: true }),
      state: choice(
        words('Stand', 'State'),
        [
          { value: 'pending', text: words('Noch nicht bestätigt', 'Not confirmed yet') },
          { value: 'confirmed', text: words('Bestätigt', 'Confirmed') },
          { value: 'unsubscribed', text: words('Abgemeldet', 'Unsubscribed') },
        ],
        { ...asReceived, required: true, defaultValue: 'pending' },
      ),
      mail: choice(words('Letzte E-Mail', 'Last mail'), mailStates, {
        ...asReceived,
        defaultValue: 'waiting',
      }),
      again: {
        label: words('Noch nicht bestätigt', 'Not confirmed yet'),
        type: 'alias',
        interface: 'presentation-links',
        special: ['alias', 'no-data'],
        options: {
          links: [
            {
              label: words('Bestätigung erneut senden', 'Send the confirmation again'),
              ...{ icon: 'forward_to_inbox', type: 'primary' },
              ...{ actionType: 'flow', flow: confirmationAgain },
            },
          ],
        },
        onlyIf: { field: 'state', is: 'pending' },
        note: words(
          'Verschickt die E-Mail mit dem Link zum Bestätigen noch einmal, höchstens dreimal am Tag. Der Link gilt, bis die Anmeldung gelöscht wird.',
          'Sends the mail with the link to confirm again, at most three times a day. The link is valid until the sign-up is deleted.',
        ),
      },
      language: { ...languageOfSender, ...asReceived },
      received_at: { ...receivedAt, ...asReceived },
      confirmed_at: moment(words('Bestätigt am', 'Confirmed at'), asReceived),
      unsubscribed_at: moment(words('Abgemeldet am', 'Unsubscribed at'), asReceived),
      consent_version: { ...versionOfWords, ...asReceived },
      consent_text: lines(words('Zugestimmt mit den Worten', 'Agreed to the words'), {
        ...asReceived,
        note: words(
          'Mit den beiden Zeitpunkten der Nachweis der Einwilligung.',
          'With the two times, the proof of consent.',
        ),
      }),
      unsubscribe_link: text(words('Abmeldelink', 'Link to unsubscribe'), {
        ...asReceived,
        note: words(
          'Für den Versand mit einem anderen Programm; gehört zu dieser Adresse allein. Wird beim Lesen eingesetzt und nirgends gespeichert.',
          'For sending with another tool; it belongs to this address alone. Filled in when the list is read, and stored nowhere.',
        ),
      }),
    },
  },
  mail_texts: {
    readers: 'editors',
    label: words('Texte der E-Mails', 'Texts of mails'),
    note: words(
      'Die E-Mails der Website. Für ein leeres Feld gilt der Standardtext. E-Mails mit geheimem Link können nur Administratoren ändern',
      'The mails of the website. An empty field uses the default text. Only administrators can change mails with a secret link',
    ),
    listed: ['key', 'translations'],
    icon: 'edit_note',
    group: 'inbox',
    template: '{{ key }}',
    fields: {
      key: choice(words('E-Mail', 'Mail'), mailTextChoices, {
        ...asReceived,
        required: true,
        unique: true,
      }),
    },
    translations: {
      subject: text(words('Betreff', 'Subject')),
      body: lines(words('Text', 'Text'), {
        note: words(
          'Absätze durch leere Zeilen trennen. Namen in doppelten geschweiften Klammern wie {{link}} werden ersetzt. In jeder E-Mail: association. Nachricht: name, email, topic, message, date, language, link. Nachricht, nur mit Link: date, language, link. Newsletter, bitte bestätigen: email, link, days, imprint, privacy. Newsletter, schon angemeldet und Willkommen: email. Newsletter, Fuß: email, unsubscribe, imprint, privacy. Einladung: name, email, link, days, imprint, privacy. Neues Passwort: name, email, link, hours. Änderungswunsch: name, email, number, message, date, link. Änderungswunsch, nur mit Link: date, link. imprint und privacy sind die Adressen von Impressum und Datenschutzerklärung. {{link}} und {{unsubscribe}} müssen allein in einer Zeile stehen, und kein Name darf Teil einer Adresse sein.',
          'Separate paragraphs by empty lines. Names in double braces such as {{link}} are replaced. In each mail: association. Message: name, email, topic, message, date, language, link. Message, only with a link: date, language, link. Newsletter, please confirm: email, link, days, imprint, privacy. Newsletter, already subscribed and welcome: email. Newsletter, footer: email, unsubscribe, imprint, privacy. Invitation: name, email, link, days, imprint, privacy. New password: name, email, link, hours. Change request: name, email, number, message, date, link. Change request, only with a link: date, link. imprint and privacy are the addresses of the imprint and the privacy notice. {{link}} and {{unsubscribe}} must each be on a line of their own, and no name can be part of an address.',
        ),
      }),
      button: text(words('Worte des Links', 'Words of the link'), {
        note: words(
          'Für den Link, der in einem Absatz allein steht.',
          'For the link in a paragraph that contains nothing else.',
        ),
      }),
    },
  },
  outgoing_mails: {
    readers: 'administrators',
    label: words('Ausgehende E-Mails', 'Outgoing mails'),
    note: words(
      'Welche E-Mail worüber zu verschicken ist; Adressen und Texte stehen hier nicht',
      'The mails that are to be sent, and the items that they are about; contains no addresses and no texts',
    ),
    icon: 'outbox',
    group: 'inbox',
    template: '{{ queued_at }} {{ kind }}',
    fields: {
      kind: text(words('Art', 'Kind'), required),
      about: wholeNumber(words('Nummer des Eintrags', 'Number of the item')),
      member: text(words('Konto', 'Account')),
      language: text(words('Sprache', 'Language')),
      wording: text(words('Fassung der Einwilligung', 'Version of the consent')),
      key: text(words('Kennung', 'Key'), { ...required, unique: true }),
      state: choice(words('Stand', 'State'), mailStates, { ...required, defaultValue: 'waiting' }),
      attempts: wholeNumber(words('Versuche', 'Attempts'), required),
      error: text(words('Letzter Fehler', 'Last error')),
      queued_at: moment(words('Angenommen', 'Queued at'), required),
      next_at: moment(words('Nächster Versuch', 'Next attempt'), required),
      sent_at: moment(words('Verschickt am', 'Sent at')),
      claim: text(words('Wird verschickt von', 'Being sent by')),
      claimed_until: moment(words('Wird verschickt bis', 'Being sent until')),
    },
  },
  newsletter_tokens: {
    readers: 'administrators',
    label: words('Links der Newsletter-E-Mails', 'Links of newsletter mails'),
    note: words(
      'Prüfsummen der Links zum Bestätigen und Abmelden',
      'Checksums of the links to confirm and to unsubscribe',
    ),
    icon: 'key',
    group: 'inbox',
    template: '{{ purpose }}',
    fields: {
      hash: text(words('Prüfsumme', 'Checksum'), { ...required, unique: true }),
      purpose: text(words('Zweck', 'Purpose'), required),
      subscriber: wholeNumber(words('Nummer des Empfängers', 'Number of the subscriber'), required),
      language: text(words('Sprache', 'Language')),
      wording: text(words('Fassung der Einwilligung', 'Version of the consent')),
      asked_at: moment(words('Angemeldet am', 'Signed up at')),
      expires_at: moment(words('Gilt bis', 'Valid until')),
      used_at: moment(words('Benutzt am', 'Used at')),
      forget_at: moment(words('Wird gelöscht am', 'Deleted at')),
    },
  },
} as const satisfies Record<string, PrivateKind>;
