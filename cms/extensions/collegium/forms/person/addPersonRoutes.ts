import * as z from 'zod/mini';
import type { Context, DirectusRequest, Register } from '../../directus.ts';
import { DirectusRefusal } from '../../DirectusRefusal.ts';
import { addJsonRoute } from './addJsonRoute.ts';
import { deletePerson } from './deletePerson.ts';
import { findPerson } from './findPerson.ts';
import type { DataAccess } from './itemsOf.ts';
import { deletionPath, personPath } from './Person.ts';

/** The endpoints at which administrators find and delete a person, see `npm run cms:person`. */
export function addPersonRoutes(register: Register, context: Context): void {
  const handlers = {
    [deletionPath]: deletePerson,
    [personPath]: async (access: DataAccess, email: string) =>
      (await findPerson(access, email)).person,
  };
  for (const [path, handle] of Object.entries(handlers)) {
    addJsonRoute(register, { method: 'POST', path }, async (request) => {
      const email = addressOf(request);
      const schema = await context.getSchema();
      return handle({ context, schema, database: context.database }, email);
    });
  }
}

/** @throws DirectusRefusal */
function addressOf({ accountability, body }: DirectusRequest): string {
  if (!accountability?.admin) {
    throw new DirectusRefusal(403, 'FORBIDDEN', "You don't have permission to access this.");
  }
  const { success, data } = bodySchema.safeParse(body);
  if (!success) throw new DirectusRefusal(400, 'INVALID_PAYLOAD', 'Expected an e-mail address.');
  return data.email;
}

const bodySchema = z.strictObject({ email: z.email() });
