import { z } from 'zod';
import { defaultLanguage } from '../../locales/languages.ts';
import { date, optionalText, slug, translations } from './fields.ts';
import { checkImageIsDescribed, imageSchema, imageText } from './image.ts';
import { pageText } from './page.ts';

/** Where a news item stands; its address is below that of the section's page. */
export const newsSections = ['news', 'working_groups'] as const;

export type NewsSection = (typeof newsSections)[number];

/** A piece of news: a page with a date, in the list of its section. */
export const newsItemSchema = z
  .strictObject({
    /** The day that it is from, which orders the list. */
    date: date(),
    section: z.enum(newsSections, `a section: ${newsSections.join(' or ')}`).default('news'),
    author: optionalText(),
    image: imageSchema.optional(),
    translations: translations({ ...pageText, ...imageText, slug: slug() }),
  })
  .superRefine(checkImageIsDescribed)
  .transform((item) => ({ key: 'news' as const, ...item }));

export type NewsItem = z.infer<typeof newsItemSchema>;

/** Those of one day in the order of their German slugs, so that every source gives the same list. */
export function newestFirst(one: NewsItem, other: NewsItem): number {
  return other.date.localeCompare(one.date) || slugOf(one).localeCompare(slugOf(other));
}

function slugOf({ translations }: NewsItem): string {
  return translations.find(({ language }) => language === defaultLanguage)?.slug ?? '';
}
