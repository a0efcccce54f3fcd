import { z } from 'zod';
import { callToActionSchema } from './callToAction.ts';
import { companySchema } from './company.ts';
import { consentSchema } from './consent.ts';
import { downloadSchema } from './download.ts';
import { feesSchema } from './fees.ts';
import { institutionSchema } from './institution.ts';
import { legalSchema } from './legal.ts';
import { menuSchema } from './menu.ts';
import { newsItemSchema } from './newsItem.ts';
import { openingPeriodFormats } from './openingPeriod.ts';
import { organisationSchema } from './organisation.ts';
import { pageSchema } from './page.ts';
import { personSchema } from './person.ts';
import { productSchema } from './product.ts';
import { projectSchema } from './project.ts';
import type { EntityName } from './rawContent.ts';
import { redirectSchema } from './redirect.ts';
import { socialEntrySchema } from './socialEntry.ts';
import { themeSchema } from './theme.ts';
import { widgetSchema } from './widget.ts';

/** The schema of each entity, for whoever wants to tell of all of them. */
export const schemas = {
  project: projectSchema,
  theme: themeSchema,
  company: companySchema,
  legal: legalSchema,
  menus: menuSchema,
  widgets: widgetSchema,
  openingPeriods: z.union(openingPeriodFormats),
  socialEntries: socialEntrySchema,
  pages: pageSchema,
  news: newsItemSchema,
  products: productSchema,
  people: personSchema,
  institutions: institutionSchema,
  fees: feesSchema,
  downloads: downloadSchema,
  organisations: organisationSchema,
  consents: consentSchema,
  callToAction: callToActionSchema,
  redirects: redirectSchema,
} as const satisfies Readonly<Record<EntityName, z.ZodType>>;
