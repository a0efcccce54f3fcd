import type { Audience, MemberPageKey, RecordAudience } from '../../contract/members/audiences.ts';
import { documentCategories, type DocumentCategory } from '../../contract/members/content.ts';
import { membersFolder } from '../../contract/files.ts';
import { required } from '../../data/fields/fields.ts';
import { asReceived, mailStates } from './commonFields.ts';
import {
  choice,
  day,
  document,
  lines,
  moment,
  richText,
  text,
  type Field,
} from '../../data/fields/forms.ts';
import type { PrivateKind } from './privateKind.ts';
import { words, type Words } from '../../data/fields/words.ts';

const audienceNames: Readonly<Record<RecordAudience, Words>> = {
  vhm: words('Mitglieder des VHM', 'Members of the VHM'),
  adt: words('Mitglieder des ADT', 'Members of the ADT'),
  both: words('Alle Mitglieder', 'All members'),
};

/**
 * The default is the smaller audience: readers cannot unread a document that was shown to too many.
 */
const narrowest: Audience = 'vhm';

/** The audience of an item. The members' policies filter by this field (cms/access/rights/content.ts). */
const audience = choice(words('Für wen', 'For whom'), valuesOf(audienceNames), {
  ...required,
  defaultValue: narrowest,
});

const pageNames: Readonly<Record<MemberPageKey, Words>> = {
  home: words('Startseite', 'Start page'),
  medicines: words('Arzneimittelkommission', 'Medicines commission'),
  hotline: words('Hotline', 'Hotline'),
  legalAdvice: words('Rechtsberatung', 'Legal advice'),
  products: words('Produkte', 'Products'),
  press: words('Presse', 'Press'),
  homeAdt: words('Startseite ADT', 'ADT start page'),
  feesAdt: words('Gebührenverzeichnis ADT', 'ADT fee schedule'),
  contractAdt: words('Behandlungsvertrag ADT', 'ADT treatment contract'),
  codeAdt: words('Berufsordnung ADT', 'ADT professional code'),
};

const categoryNames: Readonly<Record<DocumentCategory, Words>> = {
  forms: words('Formulare', 'Forms'),
  guides: words('Leitfäden', 'Guides'),
  minutes: words('Protokolle', 'Minutes'),
  fees: words('Gebühren', 'Fees'),
  press: words('Presse', 'Press'),
};

/**
 * Texts for members have no pictures: pictures are in the public folder, which everybody may read.
 */
const body = richText(words('Text', 'Text'), {
  note: words(
    'Gliedern Sie lange Texte mit Überschriften, zum Beispiel „So stellen Sie den Antrag“.',
    'Divide long texts by headings, such as “How to apply”.',
  ),
});

const lead = lines(words('Einleitung', 'Lead'), {
  note: words('Der Satz unter der Überschrift.', 'The sentence under the heading.'),
});

/** The last part of the address in the members' area, in each language. */
const slug = (rest: Partial<Pick<Field, 'required'>> = {}): Field => ({
  ...text(words('Adresse', 'Address'), rest),
  note: words(
    'Kleine Buchstaben, Ziffern und Bindestriche. Seiten mit festem Platz haben keine.',
    'Small letters, digits and hyphens. Pages with a fixed place have none.',
  ),
});

/** The kinds of content that members read or send, by the name of the collection. */
export const memberKinds = {
  member_pages: {
    readers: 'members',
    workflow: true,
    label: words('Seiten für Mitglieder', 'Members’ pages'),
    note: words('Nur für angemeldete Mitglieder', 'For logged-in members only'),
    listed: ['translations', 'key', 'audience'],
    icon: 'lock',
    group: 'members',
    template: '{{ translations.title }}',
    fields: {
      key: choice(words('Fester Platz', 'Fixed place'), valuesOf(pageNames), {
        unique: true,
        options: { allowNone: true },
        note: words(
          'Wohin die Menüs führen. Leer: eine eigene Seite mit einer Adresse in jeder Sprache.',
          'Where the menus lead. Empty: a page of your own with an address in each language.',
        ),
      }),
      audience,
    },
    translations: { title: text(words('Titel', 'Title'), required), slug: slug(), lead, body },
  },
  member_news: {
    readers: 'members',
    workflow: true,
    label: words('Aktuelles für Mitglieder', 'Members’ news'),
    note: words('Nur für angemeldete Mitglieder', 'For logged-in members only'),
    listed: ['translations', 'date', 'audience'],
    listedBy: '-date',
    icon: 'campaign',
    group: 'members',
    template: '{{ date }} {{ translations.title }}',
    fields: { date: day(words('Datum', 'Date'), required), audience },
    translations: {
      title: text(words('Titel', 'Title'), required),
      slug: slug(required),
      lead,
      body,
    },
  },
  member_documents: {
    readers: 'members',
    workflow: true,
    label: words('Dokumente für Mitglieder', 'Members’ documents'),
    note: words(
      'Formulare, Leitfäden und Protokolle. Wer das Dokument sieht, bekommt auch die Datei',
      'Forms, guides and minutes. Whoever sees the document gets the file as well',
    ),
    listed: ['translations', 'category', 'date', 'audience'],
    listedBy: '-date',
    icon: 'folder_supervised',
    group: 'members',
    template: '{{ translations.title }}',
    fields: {
      date: day(words('Stand vom', 'As of'), required),
      category: choice(words('Art', 'Kind'), valuesOf(categoryNames, documentCategories), {
        ...required,
        defaultValue: 'guides',
      }),
      audience,
      file: document(words('Datei', 'File'), membersFolder, {
        ...required,
        listedAs: 'member_documents',
        // One document decides who may read the file (cms/access/rights/files.ts).
        unique: true,
        note: words(
          'Aus dem Ordner für Mitglieder. Was im Ordner der Website liegt, lesen alle.',
          'From the members’ folder. Everybody can read what is in the website’s folder.',
        ),
      }),
    },
    translations: {
      title: text(words('Titel', 'Title'), required),
      description: lines(words('Beschreibung', 'Description')),
    },
  },
  change_requests: {
    readers: 'membersEditors',
    received: true,
    personal: {
      of: 'account',
      kept: [{ for: 'change_requests_months', since: 'received_at', state: 'done' }],
    },
    label: words('Änderungswünsche', 'Change requests'),
    note: words(
      'Was Mitglieder an ihren Daten ändern lassen möchten',
      'Changes to their data that members have asked for',
    ),
    icon: 'contact_mail',
    group: 'members',
    template: '{{ received_at }} {{ member.last_name }}',
    fields: {
      state: choice(
        words('Stand', 'State'),
        [
          { value: 'new', text: words('Neu', 'New') },
          { value: 'done', text: words('Erledigt', 'Done') },
        ],
        { required: true, defaultValue: 'new' },
      ),
      mail: choice(words('Benachrichtigung', 'Notification'), mailStates, {
        ...asReceived,
        defaultValue: 'waiting',
      }),
      received_at: moment(words('Eingegangen', 'Received'), {
        special: ['date-created', 'cast-timestamp'],
        ...asReceived,
      }),
      member: {
        label: words('Mitglied', 'Member'),
        type: 'uuid',
        interface: 'select-dropdown-m2o',
        special: ['user-created', 'm2o'],
        options: { template: '{{ first_name }} {{ last_name }} {{ member_number }}' },
        refersTo: 'directus_users',
        // A request contains personal data, so it is deleted together with the member's account.
        deletedWithTarget: true,
        ...asReceived,
      },
      language: text(words('Sprache', 'Language'), { width: 'half', ...asReceived }),
      text: lines(words('Wunsch', 'Request'), { ...required, ...asReceived }),
    },
  },
  member_lists: {
    readers: 'membersEditors',
    // The report names the members whose data were changed.
    personal: {
      of: 'several',
      kept: [{ for: 'change_requests_months', since: 'taken_at' }],
    },
    label: words('Mitgliederlisten', 'Lists of members'),
    note: words(
      'Viele Mitglieder auf einmal einladen oder ändern, aus einer Tabelle',
      'Invite or change many members at once, from a spreadsheet',
    ),
    icon: 'group_add',
    group: 'members',
    template: '{{ taken_at }}',
    fields: {
      list: lines(words('Liste', 'List'), {
        note: words(
          'Aus der Tabelle hierher kopieren: oben Überschriften (E-Mail, Verband; dazu Vorname, Nachname, Mitgliedsnummer, Sprache, Telefon, Praxis, Straße, PLZ, Ort), darunter ein Mitglied je Zeile. Beim Speichern wird jede Zeile geprüft. Es werden entweder alle Zeilen übernommen oder keine. Leere Zellen ändern nichts. Die Liste selbst wird nicht aufbewahrt.',
          'Copy it here from the spreadsheet: headings first (email, association; also first name, last name, member number, language, phone, practice, street, postcode, city), below them one member a line. On saving, each line is checked, and either all lines are applied or none. Empty cells change nothing. The list itself is not kept.',
        ),
      }),
      report: lines(words('Was getan wurde', 'What was done'), { readonly: true }),
      taken_at: moment(words('Übernommen', 'Applied'), {
        special: ['date-created', 'cast-timestamp'],
        readonly: true,
      }),
    },
  },
} as const satisfies Record<string, PrivateKind>;

function valuesOf<Value extends string>(
  names: Readonly<Record<Value, Words>>,
  order: readonly Value[] = Object.keys(names) as Value[],
) {
  return order.map((value) => ({ value, text: names[value] }));
}
