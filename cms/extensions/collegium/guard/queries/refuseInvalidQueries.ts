import { InvalidPayloadError, InvalidQueryError } from '@directus/errors';
import { around } from '../../around.ts';
import { errorCode } from '../../errorCode.ts';
import type { Context } from '../../directus.ts';

/** The methods by which all others write. */
const writing = ['createOne', 'updateMany', 'deleteMany'] as const;

/**
 * Answers 400 to a query that Directus or the database can't answer, such as the average of all fields, or a text
 * where PostgreSQL has a number, and to items and keys that can't be stored, such as a time that does not exist.
 * Directus 11.17.4 answers 500, and logs the whole statement with its values.
 *
 * Other failures, such as that of the connection, stay failures. Administrators get every error as it is.
 */
export function refuseInvalidQueries({ services: { ItemsService }, logger }: Context): void {
  around(
    ItemsService,
    'readByQuery',
    refusing(() => new InvalidQueryError({ reason: 'This query can’t be answered' })),
  );
  for (const method of writing) {
    around(
      ItemsService,
      method,
      refusing(() => new InvalidPayloadError({ reason: 'These values can’t be stored' })),
    );
  }

  function refusing(refusal: () => Error) {
    return async (
      { accountability, collection }: InstanceType<typeof ItemsService>,
      proceed: (...input: readonly unknown[]) => unknown,
      input: readonly unknown[],
    ) => {
      try {
        return await proceed(...input);
      } catch (error) {
        const isTrusted = !accountability || accountability.admin;
        if (isTrusted || !isAboutQuery(error)) throw error;
        logger.warn(`A request for ${collection} can't be answered: ${errorCode(error)}`);
        throw refusal();
      }
    };
  }
}

/** @internal */
export function isAboutQuery(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true;
  // PostgreSQL's classes of errors in values (22) and in statements (42).
  return /^(?:SQLITE_ERROR|(?:22|42)[0-9A-Z]{3})$/.test(errorCode(error));
}
