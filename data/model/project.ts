import { z } from 'zod';
import { defaultLanguage, languages, type Language } from '../../locales/languages.ts';
import { optionalText, text, translations } from './fields.ts';

/** The association's website as a whole: its languages, logo and words for search engines. */
export const projectSchema = z.strictObject({
  /** The short name that stands for `{product}` in routes such as `/vhm-arbeitskreise`. */
  name: text().regex(/^[a-z][a-z0-9-]*$/, 'a short name of small letters, such as vhm'),
  /** Empty values, which the backend's list field leaves behind, are filtered out. */
  languages: z
    .array(z.union([z.enum(languages), z.literal('')], `a language: ${languages.join(', ')}`))
    .transform((entries) => entries.filter((entry): entry is Language => entry !== ''))
    .refine(
      (entries) => entries.includes(defaultLanguage),
      `the default language, ${defaultLanguage}, among the languages`,
    ),
  logo: z.strictObject({
    /** Name of an SVG file beside the content. */
    file: text().regex(/\.svg$/, 'the name of an SVG file, such as logo.svg'),
    width: z.int('a width in px').positive(),
    height: z.int('a height in px').positive(),
  }),
  show_accessibility: z.boolean('true or false').default(false),
  google_place_id: optionalText(),
  config: z.strictObject({}).default({}),
  translations: translations({
    seo_title: text(),
    seo_description: optionalText(),
    seo_keywords: optionalText(),
  }),
});

export type Project = z.infer<typeof projectSchema>;
