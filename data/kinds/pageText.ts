import { lines, required, richText, slug, text } from '../fields/fields.ts';
import { words } from '../fields/words.ts';

const title = text(words('Titel', 'Title'), {
  ...required,
  note: words(
    'Die Überschrift der Seite, zum Beispiel „Satzung des Verbandes“.',
    'The heading of the page, such as “Statutes of the association”.',
  ),
});

const inSearch = { section: 'search' } as const;

const texts = {
  lead: lines(words('Einleitung', 'Lead'), {
    note: words(
      'Ein oder zwei Sätze unter der Überschrift, zum Beispiel „Die Satzung gilt seit 2024.“',
      'One or two sentences under the heading, such as “The statutes apply since 2024.”',
    ),
  }),
  body: richText(
    words('Text', 'Text'),
    words(
      'Gliedern Sie lange Texte mit Überschriften, zum Beispiel „Wer Mitglied werden kann“.',
      'Divide long texts by headings, such as “Who can become a member”.',
    ),
  ),
  navigation_title: text(words('Kurzer Titel', 'Short title'), {
    ...inSearch,
    note: words(
      'Für Menüs und Brotkrumen, zum Beispiel „Satzung“. Leer: der Titel.',
      'For menus and breadcrumbs, such as “Statutes”. Empty: the title.',
    ),
  }),
  description: lines(words('Beschreibung', 'Description'), {
    ...{ ...required, ...inSearch },
    note: words(
      'Nötig zum Veröffentlichen. Für Suchmaschinen und geteilte Links, etwa 150 Zeichen, zum Beispiel „Was die Satzung regelt: Zweck, Mitgliedschaft und Organe.“',
      'Needed for publication. For search engines and shared links, about 150 characters, such as “What the statutes settle: purpose, membership and bodies.”',
    ),
  }),
  keywords: text(words('Stichwörter', 'Keywords'), {
    ...inSearch,
    note: words(
      'Durch Kommas getrennt, zum Beispiel Satzung, Mitgliedschaft, Vorstand.',
      'Separated by commas, such as statutes, membership, board.',
    ),
  }),
};

/** The texts of every page, in every language that it exists in. */
export const pageText = { title, ...texts };

/** The texts of a page whose address its editor chooses. */
export const pageTextAtSlug = { title, slug: slug(), ...texts };
