import { z } from 'zod';
import { contentBlockSchema } from './contentBlock.ts';
import { checkImageIsDescribed, imageSchema, imageText } from './image.ts';
import { optionalText, path, richText, slug, text, translations } from './fields.ts';

/** What every page has in every language that it exists in. */
export const pageText = {
  title: text(),
  /** Shorter than the title, for menus and breadcrumbs. */
  navigation_title: optionalText(),
  /** For search engines and social cards. */
  description: text(),
  keywords: optionalText(),
  /** The sentence under the heading. */
  lead: optionalText(),
  body: richText(),
};

/** What every page has, whatever its kind. */
const pageShape = {
  /** Ends the page with the invitation to call or to write. */
  call_to_action: z.boolean('true or false').default(false),
};

type NamedPageKey =
  | ('contact' | 'thanks' | 'imprint' | 'privacy')
  | ('search' | 'sitemap' | 'notFound' | 'offline')
  | ('products' | 'brands');

/** Pages that the code knows by name; their addresses are those of the route table. */
const namedPage = <Key extends NamedPageKey>(key: Key) =>
  z.strictObject({ ...pageShape, key: z.literal(key), translations: translations(pageText) });

const homePage = z
  .strictObject({
    ...pageShape,
    key: z.literal('home'),
    /** Opens the page, in place of the drawing that comes with the website. */
    image: imageSchema.optional(),
    /** The one or two things that most visitors come for. */
    actions: z
      .array(z.strictObject({ path: path(), translations: translations({ label: text() }) }))
      .max(2, 'two actions at most')
      .default([]),
    topics: z
      .array(
        z.strictObject({
          path: path(),
          translations: translations({ title: text(), text: text() }),
        }),
      )
      .default([]),
    translations: translations({ ...pageText, ...imageText, topics_heading: optionalText() }),
  })
  .superRefine(checkImageIsDescribed);

/**
 * Pages at the slug that their editor chose: title, lead and text. `legal` is a text to look things
 * up in, such as the privacy notice of social media; the accessibility statement is one with
 * sections that the build writes.
 */
const pageWithSlug = <Key extends KeyWithSlug>(key: Key) =>
  z.strictObject({
    ...pageShape,
    key: z.literal(key),
    translations: translations({ ...pageText, slug: slug() }),
  });

/** Any other page, which shows records below its text, too. */
const contentPage = pageWithSlug('content').extend({
  blocks: z.array(contentBlockSchema).default([]),
});

/** The kinds of page whose addresses are their editors' choice. */
type KeyWithSlug = 'content' | 'legal' | 'accessibility';

export const pageSchema = z.discriminatedUnion(
  'key',
  [
    homePage,
    namedPage('contact'),
    namedPage('thanks'),
    namedPage('imprint'),
    namedPage('privacy'),
    namedPage('search'),
    namedPage('sitemap'),
    namedPage('notFound'),
    namedPage('offline'),
    namedPage('products'),
    namedPage('brands'),
    contentPage,
    pageWithSlug('legal'),
    pageWithSlug('accessibility'),
  ],
  'a key: home, contact, thanks, imprint, privacy, search, sitemap, notFound, offline, products, brands, content, legal or accessibility',
);

export type Page = z.infer<typeof pageSchema>;
