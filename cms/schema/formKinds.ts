import {
  type FormField,
  allForms,
  type FormName,
  type forms,
  type VisitorForm,
} from '../../contract/forms/forms.ts';
import { required } from '../../data/fields/fields.ts';
import {
  choice,
  lines,
  moment,
  text,
  toggle,
  wholeNumber,
  type Field,
  type Options,
} from '../../data/fields/forms.ts';
import { words, type Words } from '../../data/fields/words.ts';
import { fieldLabel, formWords } from '../../data/forms/formWords.ts';
import { spamDays } from '../../data/kinds/retention.ts';
import { answered, answerInterface } from './answers.ts';
import { assigned, colleague } from './colleagues.ts';
import {
  asReceived,
  languageOfSender,
  mailStates,
  receivedAt,
  versionOfWords,
} from './commonFields.ts';
import type { PrivateKind } from './privateKind.ts';

/** The collections of visitors' forms, by their names. */
export const formKinds = Object.fromEntries(
  allForms.map(([name, form]) => [form.collection, formKind(name, form)]),
) as Readonly<Record<(typeof forms)[FormName]['collection'], PrivateKind>>;

function formKind(name: FormName, form: VisitorForm): PrivateKind {
  const title = inDirectus((language) => formWords(language)[name].title);
  return {
    readers: 'inbox',
    received: true,
    personal: {
      of: { address: 'email' },
      kept: [
        { for: form.kept, since: 'received_at' },
        { for: { days: spamDays }, since: 'received_at', state: 'spam' },
      ],
    },
    label: title,
    note: words('Aus einem Formular der Website', 'From a form of the website'),
    icon: 'mail',
    group: 'inbox',
    template: `{{ received_at }} {{ ${form.listed[0]} }}`,
    fields: {
      state: choice(
        words('Stand', 'State'),
        [
          { value: 'new', text: words('Neu', 'New') },
          { value: answered, text: words('Beantwortet', 'Answered') },
          { value: 'closed', text: words('Erledigt, ohne Antwort', 'Closed without an answer') },
          { value: 'spam', text: words('Spam', 'Spam') },
        ],
        {
          ...{ required: true, defaultValue: 'new' },
          note: words(
            'Wählen Sie „Beantwortet“, wenn Ihre Antwort abgeschickt ist. „Neu“ öffnet die Nachricht wieder.',
            'Choose “Answered” when you have sent your answer. “New” reopens the message.',
          ),
        },
      ),
      assigned,
      answered_by: colleague(words('Beantwortet von', 'Answered by'), asReceived),
      answered_at: moment(words('Beantwortet am', 'Answered at'), asReceived),
      mail: mailState(words('Benachrichtigung', 'Notification')),
      ...(form.receipt !== undefined && { receipt: mailState(words('Bestätigung', 'Receipt')) }),
      received_at: { ...receivedAt, ...asReceived },
      language: { ...languageOfSender, ...asReceived },
      ...Object.fromEntries(
        Object.entries<FormField>(form.fields).map(([field, { kind, optional }]) => [
          field,
          fieldOf(
            kind,
            inDirectus((language) => fieldLabel(name, field, language)),
            optional,
          ),
        ]),
      ),
      answer: {
        label: words('Antwort', 'Answer'),
        type: 'alias',
        interface: answerInterface,
        special: ['alias', 'no-data'],
        ...asReceived,
        note: words(
          'Öffnet Ihr Mailprogramm mit Adresse, Betreff und der Nachricht als Zitat. Directus verschickt nichts. Setzen Sie danach den Stand auf „Beantwortet“.',
          'Opens your mail program with address, subject and the message as a quotation. Directus sends nothing. Then set the state to “Answered”.',
        ),
      },
      consent: toggle(
        words('Datenschutz zugestimmt', 'Agreed to the privacy sentence'),
        asReceived,
      ),
      consent_version: { ...versionOfWords, ...asReceived },
      consent_text: lines(words('Satz zum Datenschutz', 'Privacy sentence'), {
        ...asReceived,
        note: words(
          'Wie ihn das Formular gezeigt hat. Fragt das Projekt nicht nach einer Zustimmung, ist er die Information, die das Formular gab.',
          'As the form showed it. If the project does not ask for consent, it is the information that the form gave.',
        ),
      }),
      key: text(words('Kennung', 'Key'), { ...asReceived, hidden: true, unique: true }),
    },
  };
}

function mailState(label: Words): Field {
  return choice(label, mailStates, { ...asReceived, defaultValue: 'waiting' });
}

function fieldOf(kind: FormField['kind'], label: Words, isOptional = false): Field {
  const options: Options = { ...asReceived, ...(!isOptional && required) };
  const half = { ...options, ...(!isOptional && ({ width: 'half' } as const)) };
  switch (kind) {
    case 'lines':
      return lines(label, options);
    case 'number':
      return wholeNumber(label, half);
    case 'line':
    case 'email':
      return text(label, half);
  }
}

/** A text of the website, in the languages of Directus' forms. */
function inDirectus(text: (language: keyof Words) => string): Words {
  return words(text('de'), text('en'));
}
