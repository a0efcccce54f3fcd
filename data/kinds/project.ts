import { z } from 'zod';
import { publicFolder } from '../../contract/files.ts';
import { defaultLanguage, languages } from '../../locales/languages.ts';
import { accessibilitySchema } from './accessibility.ts';
import { contactSchema, newsletterProofDaysSchema } from './consentSettings.ts';
import * as check from '../fields/checks.ts';
import { membersSchema } from './members.ts';
import { privacySchema } from './privacy.ts';
import { retentionSchema, standardRetention } from './retention.ts';
import { googleMapsKey, googlePlaceId, matomoSiteId, matomoUrl } from './services.ts';
import { uploads } from '../fields/uploads.ts';
import { chosenLanguages } from './selections.ts';
import { half, lines, required, requiredHalf, text, toggle } from '../fields/fields.ts';
import { formed, languageChoices, onlyInFolders } from '../fields/fieldForms.ts';
import * as form from '../fields/forms.ts';
import { defineKind } from './kind.ts';
import { words } from '../fields/words.ts';

const ofAdministrators = { ...half, administratorsOnly: true } as const;

const languagesField = () =>
  formed(
    z
      .array(z.union([z.enum(languages), z.literal('')], `a language: ${languages.join(', ')}`))
      .transform(chosenLanguages)
      .refine((entries) => entries.includes(defaultLanguage), {
        error: `the default language, ${defaultLanguage}, among the languages`,
        abort: true,
      })
      .refine((entries) => new Set(entries).size === entries.length, 'each language once'),
    form.checkboxes(words('Sprachen', 'Languages'), languageChoices, {
      ...required,
      note: words(
        'Deutsch gehört immer dazu. Fehlt ein Text in einer Sprache, zeigt die Seite den deutschen.',
        'German is always one of them. Where a text is missing, the page shows the German one.',
      ),
    }),
  );

const logo = () =>
  formed(
    z
      .strictObject({
        /** The name of an SVG file in the content's `images/`. */
        file: check.text().regex(/\.svg$/, 'the name of an SVG file, such as logo.svg'),
        width: z.int('a width in px').positive(),
        height: z.int('a height in px').positive(),
      })
      .register(uploads, { kind: 'image' }),
    form.image(words('Logo', 'Logo'), publicFolder, {
      ...required,
      note: words('Eine SVG-Datei.', 'An SVG file.'),
    }),
  );

const configSchema = z.strictObject({
  accessibility: accessibilitySchema,
  newsletter: toggle(words('Newsletter anbieten', 'Offer a newsletter'), {
    note: words('Auf der Startseite.', 'On the start page.'),
  }),
  /** For how long the backend keeps, without using them, the addresses of who unsubscribed. */
  newsletter_proof_days: newsletterProofDaysSchema,
  /** On which legal basis messages of the contact form are answered, and how the office gets them. */
  contact: contactSchema,
  /** When the backend deletes personal data, as the privacy notice says. */
  retention: retentionSchema,
  /** Facts for the privacy notice about hosts, logs and processors. */
  privacy: privacySchema,
  /** The log-in of members, and the roles that are led to the administration. */
  members: membersSchema,
  /** Settings of a shop (./products.ts). */
  catalogue: z
    .strictObject({
      hide_empty_categories: toggle(
        words('Leere Kategorien nicht in Menüs', 'Leave empty categories out of menus'),
        {
          note: words(
            'Für Geschäfte. Die Seite einer leeren Kategorie sagt, dass es darin nichts gibt.',
            'For shops. The page of an empty category says that there is nothing in it.',
          ),
        },
      ),
    })
    .default({ hide_empty_categories: false }),
  /** The web analytics service; without it nothing is measured. */
  matomo: z
    .strictObject({
      url: formed(
        matomoUrl(),
        form.text(words('Adresse von Matomo', 'Address of Matomo'), {
          ...ofAdministrators,
          note: words(
            'Ohne sie wird nichts gezählt, und niemand wird danach gefragt.',
            'Without it nothing is counted, and nobody is asked about it.',
          ),
        }),
      ),
      site_id: formed(
        matomoSiteId(),
        form.wholeNumber(
          words('Nummer der Website in Matomo', 'Site id in Matomo'),
          ofAdministrators,
        ),
      ),
    })
    .optional(),
  consent: z
    .strictObject({
      /** Ticks beforehand what is `default_on`, which is no valid consent in the EU. */
      preselect: toggle(words('Zustimmungen vorab ankreuzen', 'Pre-tick consents'), {
        note: words(
          'In der EU ist ein vorab gesetztes Kreuz keine gültige Zustimmung.',
          'In the EU, a box ticked beforehand is no valid consent.',
        ),
      }),
      /** Asks everybody on each visit, those who have answered, too. */
      show: onlyInFolders(
        z.boolean('true or false').optional(),
        'It asks on every visit, for trying out the question.',
      ),
    })
    .default({ preselect: false }),
  /** Opens the maps service for the rating of `google_place_id`. Every visitor can read it. */
  google_maps_key: formed(
    googleMapsKey(),
    form.text(words('Schlüssel für Google Maps', 'Key for Google Maps'), {
      ...ofAdministrators,
      note: words(
        'Steht lesbar in jeder Seite: bei Google auf diese Website beschränken.',
        'Everybody can read it in each page: have Google restrict it to this website.',
      ),
    }),
  ),
});

const projectSchema = z.strictObject({
  /** The version of Collegium for which the content was written (../sources/contentVersion.ts). */
  collegium: onlyInFolders(
    z
      .string('a version of Collegium, such as 0.1.0')
      .regex(/^\d+\.\d+\.\d+$/, 'a version of Collegium, such as 0.1.0')
      .optional(),
    'Directus has the version in its own record.',
  ),
  /** The short name that replaces `{product}` in routes such as `/vhm-arbeitskreise`. */
  name: text(words('Kurzname', 'Short name'), {
    ...requiredHalf,
    note: words('Kleine Buchstaben, zum Beispiel vhm.', 'Small letters, such as vhm.'),
  }).regex(/^[a-z][a-z0-9-]*$/, 'a short name of small letters, such as vhm'),
  logo: logo(),
  languages: languagesField(),
  show_accessibility: toggle(
    words('Link zur Barrierefreiheit zeigen', 'Show the accessibility link'),
    {
      note: words(
        'In der Fußzeile. Die Seite „Erklärung zur Barrierefreiheit“ muss es geben.',
        'In the footer. The page with the accessibility statement must exist.',
      ),
    },
  ),
  config: configSchema.default({
    consent: { preselect: false },
    accessibility: { variant: 'voluntary' },
    newsletter: false,
    newsletter_proof_days: 30,
    contact: { consent: 'consent', mail: 'full' },
    retention: standardRetention,
    privacy: { recipients: [] },
    members: { administrator_roles: [] },
    catalogue: { hide_empty_categories: false },
    google_maps_key: undefined,
  }),
  google_place_id: formed(
    googlePlaceId(),
    form.text(words('Google-Place-ID', 'Google place id'), {
      ...ofAdministrators,
      note: words(
        'Für die Bewertungen. Braucht den Schlüssel und eine Zustimmung „rating“.',
        'For the ratings. Needs the key, and a consent called rating.',
      ),
    }),
  ),
  translations: check.translations({
    seo_title: text(words('Titel', 'Title'), {
      ...required,
      note: words(
        'Der Name der Website in Fenstern, Suchmaschinen und Feeds, zum Beispiel „Verband Muster“.',
        'The name of the website in windows, search engines and feeds, such as “Verband Muster”.',
      ),
    }),
    seo_description: lines(words('Beschreibung', 'Description'), {
      note: words(
        'Ein Satz über den Verband, für den Feed mit den Meldungen.',
        'A sentence about the association, for the news feed.',
      ),
    }),
    seo_keywords: text(words('Stichwörter', 'Keywords'), {
      note: words(
        'Mit Kommas, für Seiten ohne eigene. Zum Beispiel „Heilberufe, Fortbildung“.',
        'With commas, for pages without their own. Such as “health professions, training”.',
      ),
    }),
  }),
});

export type Project = z.infer<typeof projectSchema>;

/** The association's website as a whole: its languages, logo and words for search engines. */
export const project = defineKind({
  ...{ name: 'project', stored: 'single' },
  label: words('Website', 'Website'),
  note: words(
    'Name, Logo, Sprachen und die Worte für Suchmaschinen',
    'Name, logo, languages and the words for search engines',
  ),
  icon: 'settings',
  group: 'website',
  schema: projectSchema,
});
