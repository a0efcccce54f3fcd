import { mailStates } from './commonFields.ts';
import { fileUse } from './fileUse.ts';
import { choice, moment, text, type Field } from '../../data/fields/forms.ts';
import { licences } from '../../data/files/licences.ts';
import { words } from '../../data/fields/words.ts';

const half = { width: 'half' } as const;

/** Fields added to Directus' own collections. */
export const systemFields: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  directus_users: {
    member_number: text(words('Mitgliedsnummer', 'Member number'), half),
    phone: text(words('Telefon', 'Phone'), half),
    practice: text(words('Praxis', 'Practice')),
    street: text(words('Straße und Hausnummer', 'Street and number')),
    zip_code: text(words('Postleitzahl', 'Postcode'), half),
    city: text(words('Ort', 'City'), half),
    invitation: choice(words('Einladung', 'Invitation'), mailStates, {
      note: words(
        'Der Stand der E-Mail mit dem Link. Wählen Sie „Wartet“, um sie noch einmal zu senden, solange das Konto eingeladen ist.',
        'The state of the mail with the link. Choose “Waiting” to send it again while the account is invited.',
      ),
    }),
    invited_at: moment(words('Eingeladen am', 'Invited at'), { readonly: true }),
    members_seen_at: moment(words('Neues gesehen am', 'New content seen at'), { readonly: true }),
  },
  directus_settings: {
    office_email: text(words('E-Mail der Geschäftsstelle', 'E-mail of the office'), {
      note: words(
        'Dorthin gehen Nachrichten der Formulare und Änderungswünsche der Mitglieder, wenn CMS_MAIL_TO nicht gesetzt ist.',
        'Messages of forms and members’ change requests go there, unless CMS_MAIL_TO is set.',
      ),
    }),
  },
  directus_files: {
    /** The documents of a file. The policies filter files by this field. */
    member_documents: {
      label: words('Dokumente für Mitglieder', 'Members’ documents'),
      type: 'alias',
      interface: 'list-o2m',
      special: ['o2m'],
      hidden: true,
    },
    credit: text(words('Urheber und Quelle', 'Author and source'), {
      ...half,
      note: words(
        'Steht im Impressum, solange die Website das Bild zeigt, zum Beispiel „Maria Muster / Verlag Beispiel“.',
        'In the imprint while the website shows the picture, such as “Maria Muster / Example Press”.',
      ),
    }),
    licence: choice(
      words('Lizenz', 'Licence'),
      Object.keys(licences).map((name) => ({ value: name, text: words(name, name) })),
      {
        options: { allowOther: true, allowNone: true },
        note: words(
          'Wählen Sie eine, oder schreiben Sie eine andere. Das Impressum nennt sie.',
          'Choose one, or write another. The imprint names it.',
        ),
      },
    ),
    use: fileUse,
  },
};
