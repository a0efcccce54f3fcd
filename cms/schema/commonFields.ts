import { languageNames, languages } from '../../locales/languages.ts';
import { choice, image, lines, list, richText, text, type Choice, type Field } from './fields.ts';
import { words } from './Vocabulary.ts';

/** The folder of files that the website shows, and everybody may read. */
export const publicFolder = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b01';

/** The folder of the files that members read, each through its document (cms/access/rights.ts). */
export const membersFolder = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b02';

export const required = { required: true } as const;
export const half = { width: 'half' } as const;
export const requiredHalf = { ...required, ...half } as const;

export const languageChoices: Choice[] = languages.map((language) => ({
  value: language,
  text: words(languageNames[language], languageNames[language]),
}));

/** What somebody has sent stays as it is. */
export const asReceived = { readonly: true, administratorsOnly: true } as const;

/** What became of the mail about an item (extensions/collegium-forms/mail). */
export const mailStates = [
  { value: 'waiting', text: words('Wartet', 'Waiting') },
  { value: 'sent', text: words('Verschickt', 'Sent') },
  { value: 'not_sent', text: words('Nicht verschickt', 'Not sent') },
] as const;

export const pathNote = words(
  'Die deutsche Adresse einer Seite dieser Website, zum Beispiel /kontakt.',
  'The German address of a page of this website, such as /kontakt.',
);

/** Entries of a repeater can't use Directus' own translations, so each carries a list. */
export const inEachLanguage = (fields: Readonly<Record<string, Field>>): Field =>
  list(
    words('Übersetzungen', 'Translations'),
    { language: choice(words('Sprache', 'Language'), languageChoices, required), ...fields },
    { template: '{{ language }}', note: words('Deutsch muss dabei sein.', 'German is needed.') },
  );

/** What a page has in every language, besides what its kind adds. */
export const pageTexts = {
  title: text(words('Titel', 'Title'), required),
  slug: text(words('Adresse', 'Address'), {
    note: words(
      'Kleine Buchstaben, Ziffern und Bindestriche, höchstens 200, zum Beispiel service/satzung. Seiten mit festem Platz, wie Kontakt, haben keine; Namen wie images oder sitemap sind vergeben.',
      'Small letters, digits and hyphens, 200 at most, such as service/statutes. Pages with a fixed place, such as contact, have none; names such as images or sitemap are taken.',
    ),
  }),
  navigation_title: text(words('Kurzer Titel', 'Short title'), {
    note: words('Für Menüs und Brotkrumen.', 'For menus and breadcrumbs.'),
  }),
  description: lines(words('Beschreibung', 'Description'), {
    ...required,
    note: words(
      'Für Suchmaschinen und geteilte Links, etwa 150 Zeichen.',
      'For search engines and shared links, about 150 characters.',
    ),
  }),
  keywords: text(words('Stichwörter', 'Keywords')),
  lead: lines(words('Einleitung', 'Lead'), {
    note: words('Der Satz unter der Überschrift.', 'The sentence under the heading.'),
  }),
  body: richText(words('Text', 'Text'), publicFolder),
};

/** Blocks of pages find their records by it. */
export const recordGroup = (example: string): Field =>
  text(words('Gruppe', 'Group'), {
    ...requiredHalf,
    note: words(
      `Ein kurzer Name, den auch der Block der Seite nennt, zum Beispiel ${example}.`,
      `A short name that the block of the page names, too, such as ${example}.`,
    ),
  });

/** A picture of an item; what it shows is told in each language. */
export const picture = image(words('Bild', 'Picture'), publicFolder);

export const pictureText = lines(words('Bildbeschreibung', 'Description of the picture'), {
  note: words(
    'Was das Bild zeigt, für alle, die es nicht sehen. Nötig, sobald es ein Bild gibt.',
    'What the picture shows, for those who do not see it. Needed once there is a picture.',
  ),
});

/** Kept by the drag and drop of lists, and hidden from the form. */
export const listPosition: Field = {
  ...text(words('Reihenfolge', 'Order')),
  type: 'integer',
  hidden: true,
};
