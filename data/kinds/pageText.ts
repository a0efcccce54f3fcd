import { lines, required, richText, slug, text } from '../fields/fields.ts';
import { words } from '../fields/words.ts';

const title = text(words('Titel', 'Title'), required);

const texts = {
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
  body: richText(words('Text', 'Text')),
};

/** The texts of every page, in every language that it exists in. */
export const pageText = { title, ...texts };

/** The texts of a page whose address its editor chooses. */
export const pageTextAtSlug = { title, slug: slug(), ...texts };
