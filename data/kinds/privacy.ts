import { z } from 'zod';
import { choice, list, required, text, wholeNumber } from '../fields/fields.ts';
import { formed } from '../fields/fieldForms.ts';
import * as form from '../fields/forms.ts';
import { words } from '../fields/words.ts';

/** The tasks of recipients, who process visitors' data on behalf of the website's owner. */
const recipientTasks = {
  hosting: words('Webserver', 'Web server'),
  content: words('Redaktionssystem', 'Content management'),
  mail: words('E-Mail', 'E-mail'),
  newsletter: words('Newsletter', 'Newsletter'),
  statistics: words('Besuchsstatistik', 'Visitor statistics'),
  backup: words('Datensicherung', 'Backups'),
  support: words('Technische Betreuung', 'Technical support'),
  embedded: words('Eingebettete Inhalte', 'Embedded content'),
};

/**
 * The legal bases for a transfer to a country outside the European Economic Area (GDPR, chapter V).
 */
const transferBases = {
  dpf: words('EU-US Data Privacy Framework', 'EU-US Data Privacy Framework'),
  adequacy: words('Anderer Angemessenheitsbeschluss', 'Another adequacy decision'),
  scc: words('Standardvertragsklauseln', 'Standard contractual clauses'),
};

const recipientSchema = z.strictObject({
  name: text(words('Name', 'Name'), required),
  task: choice(
    words('Aufgabe', 'Task'),
    recipientTasks,
    Object.keys(recipientTasks).join(', '),
    required,
  ),
  country: formed(
    z
      .string('a country such as DE')
      .regex(/^[A-Z]{2}$/, 'a country of two capital letters, such as DE'),
    form.text(words('Land', 'Country'), {
      ...required,
      note: words('Zwei große Buchstaben, zum Beispiel DE.', 'Two capital letters, such as DE.'),
    }),
  ),
  transfer: choice(
    words('Grundlage außerhalb des EWR', 'Basis outside the EEA'),
    transferBases,
    `${Object.keys(transferBases).join(', ')}, or nothing`,
  ).optional(),
  /** The host of embedded content, such as `videos.example.org`. */
  host: formed(
    z
      .string('a host such as videos.example.org')
      .regex(/^[a-z\d.-]+(?::\d+)?$/, 'a host such as videos.example.org'),
    form.text(words('Host', 'Host'), {
      note: words(
        'Nur bei eingebetteten Inhalten, zum Beispiel videos.example.org.',
        'For embedded content only, such as videos.example.org.',
      ),
    }),
  ).optional(),
});

/**
 * Facts for the privacy notice that the build cannot know. If a field is empty, the notice leaves
 * its sentence out, and the build names the field.
 */
export const privacySchema = z
  .strictObject({
    /** The days after which the host deletes the web server's log. */
    log_days: wholeNumber(
      words('Serverprotokolle gelöscht nach Tagen', 'Server logs deleted after days'),
      { min: 1, max: 365, expected: 'a whole number of days from 1 to 365' },
      {
        note: words(
          'So sagt es die Datenschutzerklärung. Fragen Sie den Betreiber des Servers.',
          'The privacy notice says so. Ask whoever runs the server.',
        ),
      },
    ).optional(),
    /** The months after which Matomo deletes its raw data. */
    statistics_months: wholeNumber(
      words('Matomo löscht Rohdaten nach Monaten', 'Matomo deletes raw data after months'),
      { min: 1, max: 36, expected: 'a whole number of months from 1 to 36' },
      {
        note: words(
          'So sagt es die Datenschutzerklärung. Stellen Sie Matomo entsprechend ein.',
          'The privacy notice says so. Set Matomo accordingly.',
        ),
      },
    ).optional(),
    recipients: list(words('Empfänger von Daten', 'Recipients of data'), recipientSchema, {
      template: '{{ name }}',
      note: words(
        'Wer Daten der Besucher für Sie verarbeitet. Die Datenschutzerklärung nennt alle.',
        'Who processes visitors’ data on your behalf. The privacy notice names them all.',
      ),
    }).default([]),
  })
  .default({ recipients: [] });

type Privacy = z.infer<typeof privacySchema>;
export type Recipient = Privacy['recipients'][number];
