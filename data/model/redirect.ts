import { z } from 'zod';
import { path, sort } from './fields.ts';

const target = 'a path such as /service/satzung, or an address such as https://example.org';

/** An address that has moved. Hosts compare without regard to case. */
export const redirectSchema = z.strictObject({
  sort: sort(),
  /** `/*` at its end stands for everything below. */
  from: path(),
  to: z.union([z.string().regex(/^\/[^\s]*$/), z.url({ protocol: /^https?$/ })], target),
  /** Browsers remember a permanent one. */
  permanent: z.boolean('true or false').default(true),
});

export type Redirect = z.infer<typeof redirectSchema>;
