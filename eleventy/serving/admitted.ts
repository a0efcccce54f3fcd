import type { IncomingMessage, ServerResponse } from 'node:http';
import { isForUs } from './knownNames.ts';
import { requestedAddress, type RequestedAddress } from './requestedAddress.ts';

/**
 * Returns the address of a request, or refuses the request and returns nothing.
 * @param names host names of the server, in addition to its addresses
 */
export function admitted(
  request: IncomingMessage,
  response: ServerResponse,
  names: readonly string[],
): RequestedAddress | undefined {
  if (!isForUs(request.headers, names)) {
    refuse(response, 403, 'This server has another name: set HOST or SITE_URL to this one.');
    return undefined;
  }
  const address = requestedAddress(request.url);
  if (!address) refuse(response, 400, 'This is not an address of a website.');
  return address;
}

/** Answers with one line of text. */
export function refuse(response: ServerResponse, status: number, line: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  response.end(`${line}\n`);
}
