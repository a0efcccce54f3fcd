import { z } from 'zod';
import { date } from './fields.ts';

const variants = ['voluntary', 'business', 'public_body'] as const;
const statuses = ['full', 'partial', 'none'] as const;
const methods = ['self', 'third_party'] as const;

/** Most associations sell nothing to consumers and are no public body: nobody asks them for a statement. */
const standard = { variant: variants[0] };

/** What the accessibility statement claims. */
export const accessibilitySchema = z
  .strictObject({
    /**
     * On what ground it is made: of one's own accord; BFSG, section 14 and annex 3; or Directive (EU) 2016/2102,
     * for federal bodies BGG, section 12b, and BITV 2.0.
     */
    variant: z.enum(variants, variants.join(', ')),
    /** When the statement was made, which is no day of a build; when it was last reviewed. */
    date: date().nullish(),
    reviewed: date().nullish(),
    /** Whether the website conforms, and who found out. Only of a public body. */
    status: z.enum(statuses, statuses.join(', ')).nullish(),
    method: z.enum(methods, methods.join(' or ')).nullish(),
  })
  // Implementing Decision (EU) 2018/1523, annex, section 1.
  .refine(
    ({ variant, date: made, status, method }) =>
      variant !== 'public_body' || (made && status && method),
    'for a public body date, status and method of its statement',
  )
  .default(standard);
