import { pageTexts, required } from './commonFields.ts';
import type { Entity } from './entity.ts';
import {
  choice,
  lines,
  moment,
  richText,
  text,
  toggle,
  wholeNumber,
  type Field,
} from './fields.ts';
import { words } from './Vocabulary.ts';

/** What the build does not read, since it is not for everybody. */
export interface PrivateEntity extends Entity {
  /** Who may read it, besides administrators. What is theirs alone is hidden from the navigation. */
  readonly readers: 'members' | 'editors' | 'administrators';
  /** Its items come through the door for visitors alone (extensions/collegium-forms). */
  readonly received?: true;
  /** Its items are drafts before their readers see them. */
  readonly workflow?: true;
}

const receivedAt = moment(words('Eingegangen', 'Received'), {
  special: ['date-created', 'cast-timestamp'],
  readonly: true,
});

const languageOfSender = text(words('Sprache', 'Language'), { width: 'half', readonly: true });

/** What somebody has sent stays as it is. */
const asReceived = { readonly: true, administratorsOnly: true } as const;

/** When what an item says is of no use any more: milliseconds, which no column of 32 bits holds. */
const endsAt: Field = {
  ...wholeNumber(words('Gilt bis', 'Ends at'), required),
  type: 'bigInteger',
};

/** By the name of their collection. */
export const privateEntities = {
  member_pages: {
    readers: 'members',
    workflow: true,
    label: words('Seiten für Mitglieder', 'Members’ pages'),
    note: words('Nur für angemeldete Mitglieder', 'For logged-in members only'),
    icon: 'lock',
    group: 'content',
    template: '{{ translations.title }}',
    fields: {},
    translations: {
      title: pageTexts.title,
      slug: pageTexts.slug,
      lead: pageTexts.lead,
      // Everybody may see the pictures of the public folder, and there is no other yet.
      body: richText(words('Text', 'Text')),
    },
  },
  messages: {
    readers: 'editors',
    received: true,
    label: words('Nachrichten', 'Messages'),
    note: words('Aus dem Kontaktformular', 'From the contact form'),
    icon: 'mail',
    group: 'inbox',
    template: '{{ received_at }} {{ name }}',
    fields: {
      state: choice(
        words('Stand', 'State'),
        [
          { value: 'new', text: words('Neu', 'New') },
          { value: 'answered', text: words('Beantwortet', 'Answered') },
          { value: 'spam', text: words('Spam', 'Spam') },
        ],
        { required: true, defaultValue: 'new' },
      ),
      mail: choice(
        words('Benachrichtigung', 'Notification'),
        [
          { value: 'waiting', text: words('Wartet', 'Waiting') },
          { value: 'sent', text: words('Verschickt', 'Sent') },
          { value: 'not_sent', text: words('Nicht verschickt', 'Not sent') },
        ],
        { ...asReceived, defaultValue: 'waiting' },
      ),
      received_at: { ...receivedAt, ...asReceived },
      language: { ...languageOfSender, ...asReceived },
      name: text(words('Name', 'Name'), { ...asReceived, ...required, width: 'half' }),
      email: text(words('E-Mail', 'E-mail'), { ...asReceived, ...required, width: 'half' }),
      topic: text(words('Thema', 'Topic'), asReceived),
      message: lines(words('Nachricht', 'Message'), { ...asReceived, ...required }),
      consent: toggle(
        words('Datenschutz zugestimmt', 'Agreed to the privacy statement'),
        asReceived,
      ),
      key: text(words('Kennung', 'Key'), { ...asReceived, hidden: true, unique: true }),
    },
  },
  collegium_counts: {
    readers: 'administrators',
    label: words('Zähler der Formulare', 'Counts of forms'),
    note: words(
      'Wie viel in der letzten Stunde von einem Anschluss oder einer E-Mail-Adresse kam, unter einer Prüfsumme',
      'How much came from a connection or an e-mail address within the last hour, under a checksum',
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
      'Bis sie von selbst ablaufen; von den Absendern steht hier nichts',
      'Until they end by themselves; nothing here is about senders',
    ),
    icon: 'task_alt',
    group: 'inbox',
    fields: {
      id: text(words('Aufgabe', 'Challenge'), { ...required, primaryKey: true }),
      ends_at: endsAt,
    },
  },
  subscribers: {
    readers: 'editors',
    received: true,
    label: words('Newsletter-Empfänger', 'Newsletter subscribers'),
    note: words('Wer den Newsletter bestellt hat', 'Who has asked for the newsletter'),
    icon: 'outgoing_mail',
    group: 'inbox',
    template: '{{ email }}',
    fields: {
      received_at: receivedAt,
      language: languageOfSender,
      email: text(words('E-Mail', 'E-mail'), { ...required, unique: true }),
      state: choice(
        words('Stand', 'State'),
        [
          { value: 'pending', text: words('Noch nicht bestätigt', 'Not confirmed yet') },
          { value: 'confirmed', text: words('Bestätigt', 'Confirmed') },
        ],
        { required: true, defaultValue: 'pending' },
      ),
    },
  },
} as const satisfies Record<string, PrivateEntity>;
