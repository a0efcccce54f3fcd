import type { Knex } from 'knex';
import * as z from 'zod/mini';

/** Where messages go: the address that the website names as the association's first. */
export async function officeAddress(database: Knex): Promise<string | undefined> {
  const company: unknown = await database('company').first('emails');
  const emails = rows.safeParse(company);
  if (!emails.success) return undefined;
  const first = emails.data.emails.find(({ primary }) => primary) ?? emails.data.emails[0];
  return first?.email;
}

/** SQLite keeps lists as text. */
const list = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' ? (JSON.parse(value) as unknown) : value,
  ),
  z.array(z.object({ email: z.string(), primary: z.nullish(z.boolean()) })),
);

const rows = z.object({ emails: list });
