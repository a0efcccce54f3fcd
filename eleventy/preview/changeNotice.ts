import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverPrefix } from '../../contract/addresses/siteFolders.ts';
import type { Secret } from '../../data/settings/Secret.ts';
import { refuse } from '../serving/admitted.ts';
import { isFromUs } from '../serving/knownNames.ts';

/** Where Directus tells of each change. */
export const changedPath = `${serverPrefix}content-changed`;

/** A save makes several events; so many milliseconds without another, and they are one. */
const calm = 50;

export interface ChangeNoticeOptions {
  /** What Directus proves itself with; without it, nobody can. */
  readonly secret: Secret | undefined;
  /** By which the server is known beside its addresses. */
  readonly names: readonly string[];
}

/**
 * Answers who tells that the content has changed. To build costs seconds and a read of everything,
 * so only who knows the secret has it done, and no page in somebody's browser.
 *
 * @param rebuild called once for several notices in a row
 */
export function changeNotice(rebuild: () => void, { secret, names }: ChangeNoticeOptions) {
  let timer: NodeJS.Timeout | undefined;
  let isTold = false;
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (isFromUs(request.headers, names) && isBearer(request, secret)) {
      clearTimeout(timer);
      timer = setTimeout(rebuild, calm);
      response.writeHead(202).end();
      return;
    }
    // Said once: whoever calls again and again must not fill the terminal.
    if (!isTold) console.error(mend(secret));
    isTold = true;
    refuse(response, 403, 'Who tells of changes has to know the secret.');
  };
}

function isBearer({ headers }: IncomingMessage, secret: Secret | undefined): boolean {
  if (!secret) return false;
  // Of one length, so that the time it takes tells nothing.
  const [given, expected] = [headers.authorization ?? '', `Bearer ${secret.reveal()}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return given !== undefined && expected !== undefined && timingSafeEqual(given, expected);
}

function mend(secret: Secret | undefined): string {
  return (
    `Somebody told of a change without ${secret ? 'the right secret' : 'this command knowing the secret'}, ` +
    'so nothing was built: set PREVIEW_SECRET to that of Directus, beside DIRECTUS_TOKEN in its .env.'
  );
}
