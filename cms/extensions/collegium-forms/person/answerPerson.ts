import * as z from 'zod/mini';
import type { Context, ExpressRequest, Register } from '../directus.ts';
import { DirectusRefusal } from '../DirectusRefusal.ts';
import { errorCode } from '../errorCode.ts';
import { deletePerson } from './deletePerson.ts';
import { findPerson } from './findPerson.ts';
import type { Reading } from './itemsOf.ts';
import { deletionPath, personPath } from './Person.ts';

/** Lets administrators find and delete a person, see `npm run cms:person`. */
export function answerPerson({ init }: Register, context: Context): void {
  const answers = {
    [deletionPath]: deletePerson,
    [personPath]: async (reading: Reading, email: string) =>
      (await findPerson(reading, email)).person,
  };
  // After the guard has looked for a second factor.
  init('routes.before', ({ app }) => {
    for (const [path, answer] of Object.entries(answers)) {
      app.use(path, (request, response, next) => {
        if (request.method !== 'POST' || request.url !== '/') {
          next();
          return;
        }
        const work = async () => {
          const email = addressOf(request);
          const schema = await context.getSchema();
          return answer({ context, schema, database: context.database }, email);
        };
        work()
          .then((data) => {
            response.setHeader('content-type', 'application/json');
            response.setHeader('cache-control', 'no-store');
            response.end(JSON.stringify({ data }));
          })
          .catch((error: unknown) => next(withoutValues(error)));
      });
    }
  });
}

/** @throws DirectusRefusal */
function addressOf({ accountability, body }: ExpressRequest): string {
  if (!accountability?.admin) {
    throw new DirectusRefusal(403, 'FORBIDDEN', "You don't have permission to access this.");
  }
  const { success, data } = bodySchema.safeParse(body);
  if (!success) throw new DirectusRefusal(400, 'INVALID_PAYLOAD', 'Expected an e-mail address.');
  return data.email;
}

/** Directus logs whatever it does not know. */
function withoutValues(error: unknown): Error {
  const isOfDirectus = error instanceof Error && error.name === 'DirectusError';
  if (isOfDirectus) return error;
  const told = `The database refused: ${errorCode(error)}.`;
  return new DirectusRefusal(500, 'INTERNAL_SERVER_ERROR', told);
}

const bodySchema = z.strictObject({ email: z.email() });
