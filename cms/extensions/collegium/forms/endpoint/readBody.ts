import type { IncomingMessage } from 'node:http';
import { longestBody } from '../../../../../contract/forms/endpoints.ts';
import { Refusal } from './Refusal.ts';

/**
 * Returns the body of a request. A body that is too long is refused before it has arrived; the rest is
 * discarded.
 *
 * @throws Refusal
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  // Refuse compressed bodies: a small one may decompress to a huge one, and no browser compresses what it
  // sends.
  if (request.headers['content-encoding'] !== undefined) throw new Refusal('INVALID_PAYLOAD');
  if (Number(request.headers['content-length'] ?? 0) > longestBody) throw tooLarge(request);
  const parts: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (part: Buffer) => {
      length += part.length;
      if (length <= longestBody) parts.push(part);
      else reject(tooLarge(request));
    });
    request.once('end', () => {
      try {
        resolve(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)));
      } catch {
        reject(new Refusal('INVALID_PAYLOAD'));
      }
    });
    // Reject if the client disconnects, so that no request waits for ever.
    request.once('error', () => reject(new Refusal('INVALID_PAYLOAD')));
    request.once('close', () => reject(new Refusal('INVALID_PAYLOAD')));
  });
}

/**
 * Discards the rest of the body instead of closing the connection: in the middle of a body, a page would
 * get no response.
 */
function tooLarge(request: IncomingMessage): Refusal {
  request.removeAllListeners('data');
  request.resume();
  return new Refusal('CONTENT_TOO_LARGE');
}
