import {
  trainingKinds,
  trainingTimes,
  type TrainingKind,
  type TrainingTime,
} from '../../contract/training.ts';
import {
  half,
  inEachLanguage,
  languageChoices,
  publicFolder,
  recordGroup,
  required,
  requiredHalf,
} from './commonFields.ts';
import type { Entities } from './entity.ts';
import {
  checkboxes,
  choice,
  day,
  decimal,
  document,
  image,
  lines,
  list,
  text,
  wholeNumber,
} from './fields.ts';
import { words, type Words } from './Vocabulary.ts';

const kinds: Readonly<Record<TrainingKind, Words>> = {
  initial: words('Ausbildung', 'Initial training'),
  specialist: words('Weiterbildung', 'Specialist training'),
  continuing: words('Fortbildung', 'Continuing education'),
};

const times: Readonly<Record<TrainingTime, Words>> = {
  full_time: words('Vollzeit', 'Full time'),
  part_time: words('Berufsbegleitend', 'Part time'),
};

/** What the blocks of pages show. */
export const recordEntities = {
  people: {
    label: words('Personen', 'People'),
    note: words(
      'Jede Person einmal, mit allem, was sie hier tut',
      'Each person once, with all that they do here',
    ),
    icon: 'badge',
    group: 'association',
    template: '{{ name }}',
    fields: {
      name: text(words('Name', 'Name'), required),
      email: text(words('E-Mail', 'E-mail'), half),
      phone: text(words('Telefon', 'Phone'), half),
      image: image(words('Porträt', 'Portrait'), publicFolder, {
        note: words(
          'Ohne Porträt stehen die Anfangsbuchstaben da.',
          'Without a portrait, the initials stand there.',
        ),
      }),
      roles: list(
        words('Aufgaben', 'Roles'),
        {
          group: recordGroup('board'),
          sort: wholeNumber(words('Platz in der Gruppe', 'Place in the group'), half),
          translations: inEachLanguage({
            function: text(words('Funktion', 'Function'), required),
            region: text(words('Region', 'Region')),
            subjects: text(words('Fächer', 'Subjects')),
            about: lines(words('Über die Person', 'About the person')),
          }),
        },
        { required: true, template: '{{ group }}' },
      ),
    },
  },
  institutions: {
    label: words('Ausbildungsstätten', 'Training institutions'),
    note: words('Anerkannte Schulen, nach Ländern', 'Accredited schools, by state'),
    icon: 'school',
    group: 'association',
    template: '{{ name }}, {{ city }}',
    fields: {
      group: recordGroup('adt'),
      name: text(words('Name', 'Name'), required),
      street: text(words('Straße', 'Street'), requiredHalf),
      number: text(words('Hausnummer', 'House number'), half),
      zip_code: text(words('Postleitzahl', 'Postcode'), requiredHalf),
      city: text(words('Ort', 'City'), requiredHalf),
      state: text(words('Land', 'State'), {
        ...requiredHalf,
        note: words('Danach wird die Liste gegliedert.', 'The list is grouped by it.'),
      }),
      accredited_until: day(words('Anerkannt bis', 'Accredited until'), required),
      kinds: checkboxes(
        words('Angebot', 'Kinds of training'),
        trainingKinds.map((value) => ({ value, text: kinds[value] })),
        requiredHalf,
      ),
      times: checkboxes(
        words('Zeitform', 'Full or part time'),
        trainingTimes.map((value) => ({ value, text: times[value] })),
        requiredHalf,
      ),
      website: text(words('Website', 'Website'), half),
      phone: text(words('Telefon', 'Phone'), half),
      email: text(words('E-Mail', 'E-mail'), half),
    },
    translations: { subjects: text(words('Fächer', 'Subjects'), required) },
  },
  fees: {
    label: words('Gebühren', 'Fees'),
    note: words(
      'Ein Eintrag je Abschnitt eines Gebührenverzeichnisses',
      'One item per section of a fee schedule',
    ),
    icon: 'euro',
    group: 'association',
    template: '{{ translations.title }}',
    fields: {
      group: recordGroup('adt'),
      positions: list(
        words('Positionen', 'Positions'),
        {
          number: text(words('Ziffer', 'Number'), requiredHalf),
          amount: decimal(words('Betrag in Euro', 'Amount in euros'), requiredHalf),
          minutes: wholeNumber(words('Dauer in Minuten', 'Length in minutes'), half),
          translations: inEachLanguage({
            service: text(words('Leistung', 'Service'), required),
          }),
        },
        { required: true, template: '{{ number }}: {{ amount }} €' },
      ),
    },
    translations: { title: text(words('Abschnitt', 'Section'), required) },
  },
  downloads: {
    label: words('Dokumente', 'Documents'),
    note: words('Formulare und Texte zum Herunterladen', 'Forms and texts to download'),
    icon: 'download',
    group: 'content',
    template: '{{ translations.title }}',
    fields: {
      group: recordGroup('statutes'),
      file: document(words('Datei', 'File'), publicFolder, required),
      language: choice(
        words('Sprache des Dokuments', 'Language of the document'),
        languageChoices,
        {
          defaultValue: 'de',
        },
      ),
    },
    translations: {
      title: text(words('Titel', 'Title'), required),
      description: lines(words('Beschreibung', 'Description')),
    },
  },
  organisations: {
    label: words('Organisationen und Marken', 'Organisations and brands'),
    note: words(
      'Partner, befreundete Verbände oder Marken',
      'Partners, allied associations or brands',
    ),
    icon: 'handshake',
    group: 'content',
    template: '{{ name }}',
    fields: {
      group: recordGroup('partners'),
      name: text(words('Name', 'Name'), required),
      link: text(words('Mehr erfahren', 'Learn more'), {
        note: words(
          'Ein Pfad wie /kontakt oder eine Adresse wie https://example.org.',
          'A path such as /kontakt, or an address such as https://example.org.',
        ),
      }),
      image: image(words('Logo', 'Logo'), publicFolder),
    },
    translations: { description: lines(words('Beschreibung', 'Description'), required) },
  },
} satisfies Partial<Entities>;
