import { pageTexts, required } from './commonFields.ts';
import type { Entity } from './entity.ts';
import { choice, lines, moment, richText, text, toggle } from './fields.ts';
import { words } from './Vocabulary.ts';

/** What the build does not read, since it is not for everybody. */
export interface PrivateEntity extends Entity {
  /** Who may read it, besides administrators. */
  readonly readers: 'members' | 'editors';
  /** Its items are drafts before their readers see them. */
  readonly workflow?: true;
}

const receivedAt = moment(words('Eingegangen', 'Received'), {
  special: ['date-created', 'cast-timestamp'],
  readonly: true,
});

const languageOfSender = text(words('Sprache', 'Language'), { width: 'half', readonly: true });

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
    label: words('Nachrichten', 'Messages'),
    note: words('Aus dem Kontaktformular', 'From the contact form'),
    icon: 'mail',
    group: 'inbox',
    template: '{{ received_at }} {{ name }}',
    fields: {
      received_at: receivedAt,
      language: languageOfSender,
      name: text(words('Name', 'Name'), { ...required, width: 'half' }),
      email: text(words('E-Mail', 'E-mail'), { ...required, width: 'half' }),
      message: lines(words('Nachricht', 'Message'), required),
      consent: toggle(words('Datenschutz zugestimmt', 'Agreed to the privacy statement')),
    },
  },
  subscribers: {
    readers: 'editors',
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
