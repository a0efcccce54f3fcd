import { z } from 'zod';
import { defaultLanguage, languages } from '../../locales/languages.ts';
import { chosenLanguages } from '../selections.ts';
import { accessibilitySchema } from './accessibility.ts';
import { contactSchema, newsletterProofDaysSchema } from './consentSettings.ts';
import { optionalText, text, translations } from './fields.ts';
import { membersSchema } from './members.ts';
import { privacySchema } from './privacy.ts';
import { retentionSchema, standardRetention } from './retention.ts';
import { googleMapsKey, googlePlaceId, matomoSiteId, matomoUrl } from './services.ts';
import { uploads } from './uploads.ts';

/** The association's website as a whole: its languages, logo and words for search engines. */
export const projectSchema = z.strictObject({
  /** The short name that stands for `{product}` in routes such as `/vhm-arbeitskreise`. */
  name: text().regex(/^[a-z][a-z0-9-]*$/, 'a short name of small letters, such as vhm'),
  languages: z
    .array(z.union([z.enum(languages), z.literal('')], `a language: ${languages.join(', ')}`))
    .transform(chosenLanguages)
    .refine((entries) => entries.includes(defaultLanguage), {
      error: `the default language, ${defaultLanguage}, among the languages`,
      abort: true,
    })
    .refine((entries) => new Set(entries).size === entries.length, 'each language once'),
  logo: z
    .strictObject({
      /** Name of an SVG file beside the content. */
      file: text().regex(/\.svg$/, 'the name of an SVG file, such as logo.svg'),
      width: z.int('a width in px').positive(),
      height: z.int('a height in px').positive(),
    })
    .register(uploads, { kind: 'image' }),
  show_accessibility: z.boolean('true or false').default(false),
  google_place_id: googlePlaceId(),
  config: z
    .strictObject({
      consent: z
        .strictObject({
          /** Ticks beforehand what is `default_on`, which is no valid consent in the EU. */
          preselect: z.boolean('true or false').default(false),
          /** Asks everybody on each visit, those who have answered, too. */
          show: z.boolean('true or false').optional(),
        })
        .default({ preselect: false }),
      accessibility: accessibilitySchema,
      /** The web analytics service; without it nothing is measured. */
      matomo: z
        .strictObject({
          url: matomoUrl(),
          site_id: matomoSiteId(),
        })
        .optional(),
      /** Offers a newsletter on the start page. */
      newsletter: z.boolean('true or false').default(false),
      /** For how long the backend keeps, without using them, the addresses of who unsubscribed. */
      newsletter_proof_days: newsletterProofDaysSchema,
      /** On which legal basis messages of the contact form are answered, and how the office gets them. */
      contact: contactSchema,
      /** When the backend deletes personal data, as the privacy statement says. */
      retention: retentionSchema,
      /** What the privacy notice says of hosts, logs and processors. */
      privacy: privacySchema,
      /** How members log in, and who of them is led to the administration. */
      members: membersSchema,
      /** What a shop shows (data/model/product.ts). */
      catalogue: z
        .strictObject({
          /** Leaves categories without products out of menus. Their pages say that there are none. */
          hide_empty_categories: z.boolean('true or false').default(false),
        })
        .default({ hide_empty_categories: false }),
      /** Opens the maps service for the rating of `google_place_id`. Every visitor can read it. */
      google_maps_key: googleMapsKey(),
    })
    .default({
      consent: { preselect: false },
      accessibility: { variant: 'voluntary' },
      newsletter: false,
      newsletter_proof_days: 30,
      contact: { consent: 'consent', mail: 'full' },
      retention: standardRetention,
      privacy: { recipients: [] },
      members: { auth: 'token', administrator_roles: [] },
      catalogue: { hide_empty_categories: false },
      google_maps_key: undefined,
    }),
  translations: translations({
    seo_title: text(),
    seo_description: optionalText(),
    seo_keywords: optionalText(),
  }),
});

export type Project = z.infer<typeof projectSchema>;
