import { z } from 'zod';
import { text } from './fields.ts';

/** What somebody else does with visitors' data on behalf of the website's owner. */
export const recipientTasks = [
  'hosting',
  'content',
  'mail',
  'newsletter',
  'statistics',
  'backup',
  'support',
  'embedded',
] as const;

/** On which a transfer to a country outside the European Economic Area is based (GDPR, chapter V). */
export const transferBases = ['dpf', 'adequacy', 'scc'] as const;

const dayWords = 'a whole number of days from 1 to 365';
const monthWords = 'a whole number of months from 1 to 36';

/**
 * These fields hold what the privacy notice has to say and the build cannot know. An empty field leaves its sentence out,
 * and the build names the field.
 */
export const privacySchema = z
  .strictObject({
    /** After which the host deletes the web server's log. */
    log_days: z.int(dayWords).min(1, dayWords).max(365, dayWords).optional(),
    /** After which Matomo deletes its raw data. */
    statistics_months: z.int(monthWords).min(1, monthWords).max(36, monthWords).optional(),
    recipients: z
      .array(
        z.strictObject({
          name: text(),
          task: z.enum(recipientTasks, recipientTasks.join(', ')),
          country: z
            .string('a country such as DE')
            .regex(/^[A-Z]{2}$/, 'a country of two capital letters, such as DE'),
          transfer: z.enum(transferBases, `${transferBases.join(', ')}, or nothing`).optional(),
          /** The host of embedded content, such as `videos.example.org`. */
          host: z
            .string('a host such as videos.example.org')
            .regex(/^[a-z\d.-]+(?::\d+)?$/, 'a host such as videos.example.org')
            .optional(),
        }),
        'a list',
      )
      .default([]),
  })
  .default({ recipients: [] });

export type Privacy = z.infer<typeof privacySchema>;
export type Recipient = Privacy['recipients'][number];
