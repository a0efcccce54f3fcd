import express from 'express';
import { InvalidPayloadError } from '@directus/errors';
import type { DirectusRequest, Register, Context } from '../directus.ts';
import { worksInDirectus } from './worksInDirectus.ts';

/**
 * Maximum number of bytes in the JSON body of a visitor or member. Their longest text, the message of the contact form, has 5,000
 * characters, at most 20 KB.
 */
const longest = 64 * 1024;

/**
 * Refuses long JSON bodies of visitors and members before they are read. Directus 11.17.4 parses each body of up to
 * `MAX_PAYLOAD_SIZE` before it knows the sender: 300 bodies of 1 MB that ended at the same moment took 4.6 GB of memory,
 * and all other requests waited for 100 s.
 */
export function refuseLargeBodies({ init }: Register, { env }: Context): void {
  const postponed = new WeakSet<DirectusRequest>();
  const parse = express.json({ limit: String(env['MAX_PAYLOAD_SIZE']) });

  init('middlewares.before', ({ app }) =>
    app.use((request: Unparsed, _response, next) => {
      if (isLarge(request)) {
        postponed.add(request);
        // Express' parser skips a body that is marked as parsed.
        request._body = true;
      }
      next();
    }),
  );
  init('middlewares.after', ({ app }) =>
    app.use((request: Unparsed, response, next) => {
      if (!postponed.has(request)) {
        next();
        return;
      }
      if (!worksInDirectus(request)) {
        next(
          new InvalidPayloadError({
            reason: `The body is longer than ${longest} bytes, or does not state its length`,
          }),
        );
        return;
      }
      request._body = false;
      parse(request, response, (error?: Error) =>
        next(error && new InvalidPayloadError({ reason: error.message })),
      );
    }),
  );
}

/** `_body` says whether a parser has read the body. */
type Unparsed = DirectusRequest & { _body?: boolean };

/** True if a body is JSON of more than `longest` bytes, or does not say how long it is. Uploads have their own checks. */
function isLarge({ headers }: DirectusRequest): boolean {
  const { 'content-length': length, 'content-type': type = '' } = headers;
  if (!type.toLowerCase().includes('json')) return false;
  return length === undefined
    ? headers['transfer-encoding'] !== undefined
    : Number(length) > longest;
}
