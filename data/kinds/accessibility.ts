import { z } from 'zod';
import { choice, day } from '../fields/fields.ts';
import { words } from '../fields/words.ts';

const variants = {
  voluntary: words('Freiwillig', 'Voluntary'),
  business: words('Unternehmen (BFSG)', 'Business (BFSG)'),
  public_body: words('Öffentliche Stelle (BGG)', 'Public body (BGG)'),
};

const statuses = {
  full: words('Vollständig vereinbar', 'Fully compliant'),
  partial: words('Teilweise vereinbar', 'Partially compliant'),
  none: words('Nicht vereinbar', 'Not compliant'),
};

const methods = {
  self: words('Uns selbst', 'Ourselves'),
  third_party: words('Dritte', 'A third party'),
};

const onlyPublicBody = { note: words('Nur für öffentliche Stellen.', 'For public bodies only.') };

/** Most associations sell nothing to consumers and are no public body: nobody asks them for a statement. */
const standard = { variant: 'voluntary' as const };

/** The claims of the accessibility statement. */
export const accessibilitySchema = z
  .strictObject({
    /**
     * On what ground it is made: of one's own accord; BFSG, section 14 and annex 3; or Directive (EU) 2016/2102,
     * for federal bodies BGG, section 12b, and BITV 2.0.
     */
    variant: choice(
      words('Erklärung zur Barrierefreiheit', 'Accessibility statement'),
      variants,
      'voluntary, business, public_body',
      {
        defaultValue: standard.variant,
        note: words(
          'Unternehmen: wer Verbraucherinnen und Verbrauchern etwas online verkauft oder Verträge anbietet (§ 1 Abs. 3 BFSG), außer Kleinstunternehmen. Sonst freiwillig.',
          'Business: whoever sells to consumers online or offers them contracts (BFSG, section 1 (3)), except microenterprises. Otherwise voluntary.',
        ),
      },
    ),
    /** When the statement was made, which is no day of a build; when it was last reviewed. */
    date: day(words('Erklärung erstellt am', 'Statement made on'), {
      note: words(
        'Der Tag, an dem Sie die Erklärung geschrieben haben.',
        'The day on which you wrote the statement.',
      ),
    }).nullish(),
    reviewed: day(words('Erklärung zuletzt überprüft am', 'Statement last reviewed on')).nullish(),
    /** The level of conformance, and who assessed it. For public bodies only. */
    status: choice(
      words('Stand der Vereinbarkeit', 'Compliance status'),
      statuses,
      'full, partial, none',
      onlyPublicBody,
    ).nullish(),
    method: choice(
      words('Bewertet durch', 'Assessed by'),
      methods,
      'self or third_party',
      onlyPublicBody,
    ).nullish(),
  })
  // Implementing Decision (EU) 2018/1523, annex, section 1.
  .refine(
    ({ variant, date: made, status, method }) =>
      variant !== 'public_body' || (made && status && method),
    'for a public body date, status and method of its statement',
  )
  .default(standard);
