import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverPrefix } from '../../contract/siteAddresses.ts';
import type { Secret } from '../../data/settings/Secret.ts';
import { refuse } from '../serving/admitted.ts';
import { isFromUs } from '../serving/knownNames.ts';

/** The endpoint to which Directus reports changes. */
export const changedPath = `${serverPrefix}content-changed`;

/**
 * Milliseconds without another event after which a build starts, since a save causes several
 * events.
 */
const calm = 50;

/** Longest body in characters; a notice contains only the name of a collection. */
const longestNotice = 1000;

interface ChangeNoticeOptions {
  /** The secret that Directus sends. Without it, every notice is refused. */
  readonly secret: Secret | undefined;
  /** Host names of the server, in addition to its addresses. */
  readonly names: readonly string[];
}

interface Changes {
  readonly begin: () => void;
  readonly rebuild: (collections: ReadonlySet<string>) => void;
}

/**
 * Handles notices that the content has changed. A build takes seconds and reads everything, so only
 * a sender with the secret can start one, and no page in a browser.
 * @param begin called at each notice
 * @param rebuild called once for several notices in a row, with the collections that they name
 */
export function changeNotice({ begin, rebuild }: Changes, { secret, names }: ChangeNoticeOptions) {
  let timer: NodeJS.Timeout | undefined;
  let collections = new Set<string>();
  let isReported = false;
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (isFromUs(request.headers, names) && isBearer(request, secret)) {
      begin();
      void collectionIn(request).then((collection) => {
        collections.add(collection);
        clearTimeout(timer);
        timer = setTimeout(() => {
          rebuild(collections);
          collections = new Set();
        }, calm);
        response.writeHead(202).end();
      });
      return;
    }
    // Printed once, so that repeated requests don't fill the terminal.
    if (!isReported) console.error(fix(secret));
    isReported = true;
    refuse(response, 403, 'Who tells of changes has to know the secret.');
  };
}

/**
 * Returns the changed collection, or an empty string if the notice names none, as from earlier
 * versions.
 */
async function collectionIn(request: IncomingMessage): Promise<string> {
  try {
    let json = '';
    for await (const part of request.setEncoding('utf8')) {
      json += part as string;
      if (json.length > longestNotice) return '';
    }
    const { collection } = JSON.parse(json) as { collection?: unknown };
    return typeof collection === 'string' ? collection : '';
  } catch {
    return '';
  }
}

function isBearer({ headers }: IncomingMessage, secret: Secret | undefined): boolean {
  if (!secret) return false;
  // Compare hashes: they have the same length, so that the duration reveals nothing.
  const [given, expected] = [headers.authorization ?? '', `Bearer ${secret.reveal()}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return given !== undefined && expected !== undefined && timingSafeEqual(given, expected);
}

function fix(secret: Secret | undefined): string {
  return (
    `Somebody told of a change without ${secret ? 'the right secret' : 'this command knowing the secret'}, ` +
    'so nothing was built: set PREVIEW_SECRET to that of Directus, beside DIRECTUS_TOKEN in its .env.'
  );
}
