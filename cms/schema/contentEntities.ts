import {
  inEachLanguage,
  pageTexts,
  pathNote,
  picture,
  pictureText,
  recordGroup,
  required,
} from './commonFields.ts';
import { blockTypes, type BlockType } from '../../data/model/contentBlock.ts';
import type { Entities } from './entity.ts';
import { choice, day, lines, list, text, toggle } from './fields.ts';
import { words, type Words } from './Vocabulary.ts';

const onlyHome = { onlyIf: { field: 'key', is: 'home' } } as const;
const onlyContent = { onlyIf: { field: 'key', is: 'content' } } as const;

const blockNames: Readonly<Record<BlockType, Words>> = {
  people: words('Personen', 'People'),
  institutions: words('Ausbildungsstätten', 'Training institutions'),
  fees: words('Gebührenverzeichnis', 'Fee schedule'),
  downloads: words('Dokumente', 'Documents'),
  organisations: words('Organisationen und Marken', 'Organisations and brands'),
};

/** What visitors read. */
export const contentEntities = {
  pages: {
    label: words('Seiten', 'Pages'),
    note: words('Alle Seiten der Website', 'All pages of the website'),
    icon: 'description',
    group: 'content',
    template: '{{ translations.title }}',
    fields: {
      key: choice(
        words('Art der Seite', 'Kind of page'),
        [
          { value: 'content', text: words('Inhaltsseite', 'Content page') },
          { value: 'home', text: words('Startseite', 'Home page') },
          { value: 'contact', text: words('Kontakt', 'Contact') },
          { value: 'thanks', text: words('Dank für eine Nachricht', 'Thanks for a message') },
          { value: 'imprint', text: words('Impressum', 'Imprint') },
          { value: 'privacy', text: words('Datenschutz', 'Privacy') },
          { value: 'search', text: words('Suche', 'Search') },
          { value: 'sitemap', text: words('Übersicht aller Seiten', 'Sitemap') },
          { value: 'products', text: words('Alle Produkte', 'All products') },
          { value: 'brands', text: words('Alle Marken', 'All brands') },
          { value: 'accessibility', text: words('Barrierefreiheit', 'Accessibility') },
          { value: 'legal', text: words('Weiterer Rechtstext', 'Other legal text') },
          { value: 'notFound', text: words('Nicht gefunden (404)', 'Not found (404)') },
          { value: 'offline', text: words('Ohne Verbindung', 'Offline') },
        ],
        {
          required: true,
          defaultValue: 'content',
          note: words(
            'Außer Inhaltsseiten und weiteren Rechtstexten gibt es jede Art nur einmal.',
            'There is one page of each kind, except for content pages and other legal texts.',
          ),
        },
      ),
      image: {
        ...picture,
        ...onlyHome,
        note: words(
          'Nur für die Startseite, an Stelle der Zeichnung.',
          'For the home page only, in place of the drawing.',
        ),
      },
      actions: list(
        words('Wichtigste Wege', 'Main actions'),
        {
          path: text(words('Pfad', 'Path'), { ...required, note: pathNote }),
          translations: inEachLanguage({ label: text(words('Beschriftung', 'Label'), required) }),
        },
        {
          ...onlyHome,
          template: '{{ path }}',
          note: words('Höchstens zwei.', 'Two at most.'),
        },
      ),
      topics: list(
        words('Themen', 'Topics'),
        {
          path: text(words('Pfad', 'Path'), { ...required, note: pathNote }),
          translations: inEachLanguage({
            title: text(words('Titel', 'Title'), required),
            text: lines(words('Text', 'Text'), required),
          }),
        },
        { ...onlyHome, template: '{{ path }}' },
      ),
      blocks: list(
        words('Blöcke', 'Blocks'),
        {
          type: choice(
            words('Was gezeigt wird', 'What is shown'),
            blockTypes.map((value) => ({ value, text: blockNames[value] })),
            required,
          ),
          group: recordGroup('board'),
          before_text: toggle(words('Vor dem Text', 'Before the text')),
          translations: inEachLanguage({
            heading: text(words('Überschrift', 'Heading'), required),
          }),
        },
        {
          ...onlyContent,
          template: '{{ type }}: {{ group }}',
          note: words(
            'Zeigt Personen, Dokumente und Ähnliches, die in eigenen Sammlungen stehen.',
            'Shows people, documents and the like, which are kept in collections of their own.',
          ),
        },
      ),
      call_to_action: toggle(words('Kontaktaufruf am Ende', 'Call to action at the end')),
    },
    translations: {
      ...pageTexts,
      topics_heading: text(words('Überschrift der Themen', 'Heading of the topics'), {
        note: words('Nur für die Startseite.', 'For the home page only.'),
      }),
      image_alt: pictureText,
    },
  },
  news: {
    label: words('Aktuelles', 'News'),
    note: words(
      'Seiten mit einem Datum, die neueste zuerst',
      'Pages with a date, the newest first',
    ),
    icon: 'newspaper',
    group: 'content',
    template: '{{ date }} {{ translations.title }}',
    fields: {
      date: day(words('Datum', 'Date'), {
        required: true,
        note: words('Ordnet die Liste.', 'Orders the list.'),
      }),
      section: choice(
        words('Bereich', 'Section'),
        [
          { value: 'news', text: words('Aktuelles', 'News') },
          { value: 'working_groups', text: words('Arbeitskreise', 'Working groups') },
        ],
        { required: true, defaultValue: 'news' },
      ),
      author: text(words('Verfasst von', 'Author')),
      image: picture,
    },
    translations: { ...pageTexts, image_alt: pictureText },
  },
  callToAction: {
    label: words('Kontaktaufruf', 'Call to action'),
    note: words(
      'Steht am Ende der Seiten, die ihn zeigen sollen.',
      'Stands at the end of the pages that are to show it.',
    ),
    icon: 'contact_support',
    group: 'content',
    fields: {},
    translations: {
      heading: text(words('Überschrift', 'Heading'), required),
      text: lines(words('Text', 'Text')),
    },
  },
} satisfies Partial<Entities>;
