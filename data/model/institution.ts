import { z } from 'zod';
import {
  date,
  optionalEmail,
  optionalText,
  optionalWebAddress,
  recordGroup,
  text,
  translations,
} from './fields.ts';

/** What one learns there: the profession itself, a specialism, or what is new. */
export const trainingKinds = ['initial', 'specialist', 'continuing'] as const;

export type TrainingKind = (typeof trainingKinds)[number];

/** How much of the week it takes. */
export const trainingTimes = ['full_time', 'part_time'] as const;

export type TrainingTime = (typeof trainingTimes)[number];

/** A school that trains to the association's requirements. */
export const institutionSchema = z.strictObject({
  group: recordGroup(),
  name: text(),
  street: text(),
  number: optionalText(),
  zip_code: text(),
  city: text(),
  /** The part of the country; the list is grouped by it. */
  state: text(),
  kinds: z
    .array(z.enum(trainingKinds, `a kind: ${trainingKinds.join(', ')}`))
    .min(1, 'at least one kind'),
  times: z
    .array(z.enum(trainingTimes, `one of ${trainingTimes.join(', ')}`))
    .min(1, 'full time, part time or both'),
  /** The last day of the accreditation. */
  accredited_until: date(),
  website: optionalWebAddress(),
  phone: optionalText(),
  email: optionalEmail(),
  translations: translations({ subjects: text() }),
});

export type Institution = z.infer<typeof institutionSchema>;
