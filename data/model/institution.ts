import { z } from 'zod';
import { trainingKinds, trainingTimes } from '../../contract/training.ts';
import {
  date,
  optionalEmail,
  optionalText,
  optionalWebAddress,
  recordGroup,
  text,
  translations,
} from './fields.ts';

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
