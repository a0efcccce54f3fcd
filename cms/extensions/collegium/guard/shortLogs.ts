import type { Context } from '../directus.ts';

/** Characters of an error's message or stack that are logged, from its beginning and from its end. */
const logged = { first: 500, last: 1000 };

/**
 * Shortens the errors that Directus logs. The message of a database error is the whole statement with all values, and
 * the stack repeats it: a query of 1 MB, from anybody, left 2.9 MB in the log, and one network could write 45 MB a second.
 */
export function shortenLogs({ logger }: Context): void {
  for (const level of ['error', 'warn'] as const) {
    const write = logger[level].bind(logger);
    logger[level] = (what, ...rest) => {
      if (isRefusalByGraphQL(what)) return;
      if (what instanceof Error) {
        what.message = shortened(what.message);
        if (what.stack !== undefined) what.stack = shortened(what.stack);
      }
      write(typeof what === 'string' ? shortened(what) : what, ...rest);
    };
  }
}

/**
 * True if GraphQL refuses a request. Directus 11.17.4 logs each refused field of GraphQL with its stack, but no refusals of
 * its other APIs: a request of 540 bytes, from anybody, left 15 KB in the log.
 */
function isRefusalByGraphQL(what: unknown): boolean {
  if (!(what instanceof Error) || what.name !== 'GraphQLError') return false;
  let cause: unknown = what;
  while (cause instanceof Error && cause.name === 'GraphQLError') {
    cause = (cause as { readonly originalError?: unknown }).originalError;
  }
  return cause === undefined || (cause as Error).name === 'DirectusError';
}

function shortened(text: string): string {
  const { first, last } = logged;
  return text.length > first + last ? `${text.slice(0, first)} … ${text.slice(-last)}` : text;
}
