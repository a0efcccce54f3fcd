import { z } from 'zod';
import { defaultLanguage } from '../../locales/languages.ts';
import { translations } from '../fields/checks.ts';
import { checkImageIsDescribed } from '../fields/image.ts';
import { choice, day, picture, pictureText, text } from '../fields/fields.ts';
import { defineKind } from './kind.ts';
import { pageTextAtSlug } from './pageText.ts';
import { words } from '../fields/words.ts';

/** The section of a news item. The item's address is below the address of the section's page. */
export const newsSections = ['news', 'working_groups'] as const;

export type NewsSection = (typeof newsSections)[number];

const newsItemSchema = z
  .strictObject({
    date: day(words('Datum', 'Date'), {
      required: true,
      note: words(
        'Der Tag der Meldung, zum Beispiel 19.11.2026. Die neueste steht oben.',
        'The day of the item, such as 19 November 2026. The newest item comes first.',
      ),
    }),
    section: choice(
      words('Bereich', 'Section'),
      {
        news: words('Aktuelles', 'News'),
        working_groups: words('Arbeitskreise', 'Working groups'),
      } satisfies Record<NewsSection, unknown>,
      `a section: ${newsSections.join(' or ')}`,
      {
        ...{ required: true, defaultValue: 'news' },
        note: words(
          'Auf welcher Seite die Meldung steht, zum Beispiel unter Aktuelles.',
          'The page that lists the item, such as News.',
        ),
      },
    ).default('news'),
    author: text(words('Verfasst von', 'Author'), {
      note: words('Zum Beispiel „Dr. Maria Muster“.', 'Such as “Dr Maria Muster”.'),
    }),
    image: picture(),
    translations: translations({
      ...pageTextAtSlug,
      ...pictureText,
    }),
  })
  .superRefine(checkImageIsDescribed)
  .transform((item) => ({ key: 'news' as const, ...item }));

export type NewsItem = z.infer<typeof newsItemSchema>;

/** A piece of news: a page with a date, in the list of its section. */
export const news = defineKind({
  ...{ name: 'news', stored: 'files', isPage: true, optional: true, drafts: true },
  label: words('Aktuelles', 'News'),
  note: words('Seiten mit einem Datum, die neueste zuerst', 'Pages with a date, the newest first'),
  listed: ['translations', 'image', 'date'],
  listedBy: '-date',
  icon: 'newspaper',
  group: 'content',
  template: '{{ date }} {{ translations.title }}',
  schema: newsItemSchema,
  order: newestFirst,
});

/** Items of one day are sorted by their German slugs, so that every source gives the same list. */
function newestFirst(one: NewsItem, other: NewsItem): number {
  return other.date.localeCompare(one.date) || slugOf(one).localeCompare(slugOf(other));
}

function slugOf({ translations: texts }: NewsItem): string {
  return texts.find(({ language }) => language === defaultLanguage)?.slug ?? '';
}
