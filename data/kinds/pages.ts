import { z } from 'zod';
import { contentBlockSchema } from './contentBlock.ts';
import { translations } from '../fields/checks.ts';
import { checkImageIsDescribed } from '../fields/image.ts';
import {
  choicesIn,
  lines,
  list,
  path,
  picture,
  pictureText,
  required,
  text,
  toggle,
} from '../fields/fields.ts';
import { formed } from '../fields/fieldForms.ts';
import { choice } from '../fields/forms.ts';
import { defineKind } from './kind.ts';
import { pageText, pageTextAtSlug } from './pageText.ts';
import { words, type Words } from '../fields/words.ts';

const onlyHome = { onlyIf: { field: 'key', is: 'home' } } as const;
const onlyContent = { onlyIf: { field: 'key', is: 'content' } } as const;

const pageKeys = {
  content: words('Inhaltsseite', 'Content page'),
  home: words('Startseite', 'Home page'),
  contact: words('Kontakt', 'Contact'),
  thanks: words('Dank für eine Nachricht', 'Thanks for a message'),
  imprint: words('Impressum', 'Imprint'),
  privacy: words('Datenschutz', 'Privacy'),
  search: words('Suche', 'Search'),
  sitemap: words('Übersicht aller Seiten', 'Sitemap'),
  products: words('Alle Produkte', 'All products'),
  brands: words('Alle Marken', 'All brands'),
  accessibility: words('Barrierefreiheit', 'Accessibility'),
  legal: words('Weiterer Rechtstext', 'Other legal text'),
  notFound: words('Nicht gefunden (404)', 'Not found (404)'),
  offline: words('Ohne Verbindung', 'Offline'),
} satisfies Readonly<Record<string, Words>>;

type PageKey = keyof typeof pageKeys;

const keyOf = <Key extends PageKey>(key: Key) =>
  formed(
    z.literal(key),
    choice(words('Art der Seite', 'Kind of page'), choicesIn(pageKeys), {
      required: true,
      defaultValue: 'content',
      note: words(
        'Außer Inhaltsseiten und weiteren Rechtstexten gibt es jede Art nur einmal.',
        'There is one page of each kind, except for content pages and other legal texts.',
      ),
    }),
  );

/** Every page may end with the invitation to call or to write. */
const ending = {
  call_to_action: toggle(words('Kontaktaufruf am Ende', 'Call to action at the end'), {
    note: words(
      'Was er sagt, steht in der Sammlung Kontaktaufruf, zum Beispiel „Rufen Sie uns an“.',
      'Its words are in the collection Call to action, such as “Give us a call”.',
    ),
  }),
};

/** The kinds of page whose addresses are their editors' choice. */
type KeyWithSlug = 'content' | 'legal' | 'accessibility';

/**
 * Pages that the code knows by name. Their addresses are in `namedPages` (locales/languages.ts).
 */
const namedPage = <Key extends Exclude<PageKey, KeyWithSlug | 'home'>>(key: Key) =>
  z.strictObject({ key: keyOf(key), ...ending, translations: translations(pageText) });

const homePage = z
  .strictObject({
    key: keyOf('home'),
    /** Opens the page, in place of the drawing that comes with the website. */
    image: picture({
      ...onlyHome,
      note: words(
        'Nur für die Startseite, an Stelle der Zeichnung.',
        'For the home page only, in place of the drawing.',
      ),
    }),
    /** The one or two things that most visitors come for. */
    actions: list(
      words('Wichtigste Wege', 'Main actions'),
      z.strictObject({
        path: path(required),
        translations: translations({ label: text(words('Beschriftung', 'Label'), required) }),
      }),
      {
        ...onlyHome,
        labelledBy: 'label',
        note: words('Höchstens zwei.', 'Two at most.'),
      },
    )
      .max(2, 'two actions at most')
      .default([]),
    topics: list(
      words('Themen', 'Topics'),
      z.strictObject({
        path: path(required),
        translations: translations({
          title: text(words('Titel', 'Title'), required),
          text: lines(words('Text', 'Text'), required),
        }),
      }),
      {
        ...onlyHome,
        labelledBy: 'title',
        note: words(
          'Die Kacheln der Startseite, zum Beispiel „Mitglied werden“.',
          'The tiles of the home page, such as “Become a member”.',
        ),
      },
    ).default([]),
    ...ending,
    translations: translations({
      ...pageText,
      topics_heading: text(words('Überschrift der Themen', 'Heading of the topics'), {
        note: words('Nur für die Startseite.', 'For the home page only.'),
      }),
      ...pictureText,
    }),
  })
  .superRefine(checkImageIsDescribed);

/**
 * Pages at the slug that their editor chose: title, lead and text. `legal` is a text to look things
 * up in, such as the privacy notice of social media; the accessibility statement is one with
 * sections that the build writes.
 */
const pageWithSlug = <Key extends Exclude<KeyWithSlug, 'content'>>(key: Key) =>
  z.strictObject({ key: keyOf(key), ...ending, translations: translations(pageTextAtSlug) });

/** Any other page. It can also show records below its text. */
const contentPage = z.strictObject({
  key: keyOf('content'),
  blocks: list(words('Blöcke', 'Blocks'), contentBlockSchema, {
    ...onlyContent,
    template: '{{ type }}: {{ group }}',
    note: words(
      'Zeigt Personen, Dokumente und Ähnliches, die in eigenen Sammlungen stehen.',
      'Shows people, documents and the like, which are kept in collections of their own.',
    ),
  }).default([]),
  ...ending,
  translations: translations(pageTextAtSlug),
});

/** A key without a schema does not compile: Directus would offer what the build refuses. */
const schemas = {
  home: homePage,
  contact: namedPage('contact'),
  thanks: namedPage('thanks'),
  imprint: namedPage('imprint'),
  privacy: namedPage('privacy'),
  search: namedPage('search'),
  sitemap: namedPage('sitemap'),
  notFound: namedPage('notFound'),
  offline: namedPage('offline'),
  products: namedPage('products'),
  brands: namedPage('brands'),
  content: contentPage,
  legal: pageWithSlug('legal'),
  accessibility: pageWithSlug('accessibility'),
} satisfies Readonly<Record<PageKey, z.ZodObject>>;

type PageSchema = (typeof schemas)[keyof typeof schemas];

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const pageSchema = z.discriminatedUnion(
  'key',
  Object.values(schemas) as [PageSchema, ...PageSchema[]],
  `a key: ${oneOf.format(Object.keys(schemas))}`,
);

export type Page = z.infer<typeof pageSchema>;

export const pages = defineKind({
  ...{ name: 'pages', stored: 'files', isPage: true, drafts: true },
  label: words('Seiten', 'Pages'),
  note: words('Alle Seiten der Website', 'All pages of the website'),
  listed: ['translations', 'key'],
  textsAfter: 'key',
  icon: 'description',
  group: 'content',
  template: '{{ translations.title }}',
  schema: pageSchema,
});
