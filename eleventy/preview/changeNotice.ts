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

/** What is told is a name. */
const longestNotice = 1000;

interface ChangeNoticeOptions {
  /** What Directus proves itself with; without it, nobody can. */
  readonly secret: Secret | undefined;
  /** By which the server is known beside its addresses. */
  readonly names: readonly string[];
}

interface Changes {
  readonly begin: () => void;
  readonly rebuild: (collections: ReadonlySet<string>) => void;
}

/**
 * Answers who tells that the content has changed. To build costs seconds and a read of everything,
 * so only who knows the secret has it done, and no page in somebody's browser.
 *
 * @param begin called as soon as something has changed
 * @param rebuild called once for several notices in a row, with the collections that they tell of
 */
export function changeNotice({ begin, rebuild }: Changes, { secret, names }: ChangeNoticeOptions) {
  let timer: NodeJS.Timeout | undefined;
  let collections = new Set<string>();
  let isTold = false;
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (isFromUs(request.headers, names) && isBearer(request, secret)) {
      begin();
      void toldCollection(request).then((collection) => {
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
    // Said once: whoever calls again and again must not fill the terminal.
    if (!isTold) console.error(mend(secret));
    isTold = true;
    refuse(response, 403, 'Who tells of changes has to know the secret.');
  };
}

/** The collection that has changed; nothing where that is not told, as by earlier versions. */
async function toldCollection(request: IncomingMessage): Promise<string> {
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
