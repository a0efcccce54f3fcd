/** An edit of a file while a browser shows the site. */
export interface Edit {
  readonly name: string;
  readonly file: string;
  /** The text in the file … */
  readonly place: string;
  /** … and its replacement, which contains a different word each time. */
  readonly written: (word: string) => string;
}

/** The page on which every edit is visible. */
export const editedPage = '/404.html';

/** In order of effect: from the text of one page to code that all pages use. */
export const edits: readonly Edit[] = [
  {
    name: 'a text of one page',
    file: 'data/embedded/association/pages/not-found.json',
    place: '"title": "Nicht gefunden"',
    written: (word) => `"title": "Nicht ${word}"`,
  },
  {
    name: 'a text of all pages',
    file: 'data/embedded/association/company.json',
    place: '"Verband der Heilberufe Musterland e. V."',
    written: (word) => `"Verband ${word}"`,
  },
  {
    name: 'a component of one page',
    file: 'components/notFound/NotFoundPage.tsx',
    place: '<Label name="notFound.home" />',
    written: (word) => word,
  },
  {
    name: 'a component of all pages',
    file: 'components/frame/Footer.tsx',
    place: '<p>{owner}</p>',
    written: (word) => `<p>${word}</p>`,
  },
  {
    name: 'a label',
    file: 'locales/de.json',
    place: '"legal": "Rechtliches und Übersicht"',
    written: (word) => `"legal": "${word}"`,
  },
];
