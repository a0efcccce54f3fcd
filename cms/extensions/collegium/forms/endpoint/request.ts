import { isIP } from 'node:net';
import type { DirectusRequest } from '../../directus.ts';
import type { Settings } from '../settings.ts';
import { networkOf } from './networkOf.ts';

/** The parts of a request that the routes need. */
export interface EndpointRequest {
  readonly message: DirectusRequest;
  /** The part of the path after that of the route, without the slash, such as a token. */
  readonly rest: string;
  /** True if a page of one of our websites sends the request, by the `Origin` header of the browser. */
  readonly isFromOurs: boolean;
  /** The client's key in rate limits: see networkOf. */
  readonly network: string;
}

export function endpointRequest(
  message: DirectusRequest,
  rest: string,
  { origins, addressHeader }: Settings,
): EndpointRequest {
  const { origin } = message.headers;
  const fromHeader = addressHeader === undefined ? undefined : message.headers[addressHeader];
  return {
    message,
    rest,
    isFromOurs: origin !== undefined && origins.includes(origin),
    // The same rule as Directus': use the header only if it is an IP address.
    network: networkOf(
      typeof fromHeader === 'string' && isIP(fromHeader) !== 0 ? fromHeader : message.ip,
    ),
  };
}
