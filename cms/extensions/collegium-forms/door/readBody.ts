import type { IncomingMessage } from 'node:http';
import { longestBody } from '../../../../contract/forms/door.ts';
import { Refusal } from './Refusal.ts';

/**
 * The body of a request, which is not read to its end where it is too long: by then the refusal is on
 * its way, and what still comes is thrown away.
 *
 * @throws Refusal
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  // Unpacked, a small body may be a huge one; no browser packs what it sends.
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
    // Who hangs up is answered nothing, and must not be waited for either.
    request.once('error', () => reject(new Refusal('INVALID_PAYLOAD')));
    request.once('close', () => reject(new Refusal('INVALID_PAYLOAD')));
  });
}

/**
 * A connection that is cut in the middle of a body shows the page no answer at all, so the rest is let
 * in, and kept nowhere.
 */
function tooLarge(request: IncomingMessage): Refusal {
  request.removeAllListeners('data');
  request.resume();
  return new Refusal('CONTENT_TOO_LARGE');
}
