import { z } from 'zod';
import { color } from './fields.ts';

/** The two colours that the whole palette is derived from. */
export const themeSchema = z.strictObject({
  brand_color: color(),
  base_color: color(),
  config: z
    .strictObject({
      /** `user`: the visitor chooses light or dark. `base`: the base colour decides. */
      colorMode: z.enum(['user', 'base'], 'user or base').default('user'),
    })
    .default({ colorMode: 'user' }),
});

export type Theme = z.infer<typeof themeSchema>;
