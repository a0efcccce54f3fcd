import { isIP } from 'node:net';
import type { ExpressRequest } from '../directus.ts';
import type { Settings } from '../settings.ts';
import { networkOf } from './networkOf.ts';

/** A request to the door, as far as the rooms behind it need it. */
export interface DoorRequest {
  readonly message: ExpressRequest;
  /** What comes after the path of the route, without the slash, such as a token. */
  readonly rest: string;
  /** Whether a page of one of our websites sends it, which browsers tell. */
  readonly isFromOurs: boolean;
  /** Where it comes from, for limits: see networkOf. */
  readonly network: string;
}

export function doorRequest(
  message: ExpressRequest,
  rest: string,
  { origins, addressHeader }: Settings,
): DoorRequest {
  const { origin } = message.headers;
  const told = addressHeader === undefined ? undefined : message.headers[addressHeader];
  return {
    message,
    rest,
    isFromOurs: origin !== undefined && origins.includes(origin),
    // As Directus takes it.
    network: networkOf(typeof told === 'string' && isIP(told) !== 0 ? told : message.ip),
  };
}
