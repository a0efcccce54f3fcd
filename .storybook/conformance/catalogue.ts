import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** The name of OpenACR's catalogue: VPAT 2.5 with WCAG 2.2, Section 508 and EN 301 549 V3.2.1. */
export const catalogueName = '2.5-edition-wcag-2.2-508-eu-en';

const schema = z.object({
  chapters: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Missing for web pages in EN 301 549, which repeat WCAG. */
      criteria: z
        .array(z.object({ id: z.string(), handle: z.string(), components: z.array(z.string()) }))
        .optional(),
    }),
  ),
  terms: z.array(z.object({ id: z.string() })),
});

/** Chapters and criteria as OpenACR names them (catalogue/LICENSE.md). */
export const catalogue = schema.parse(
  parse(readFileSync(`.storybook/conformance/catalogue/${catalogueName}.yaml`, 'utf8')),
);
