import { createHmac } from 'node:crypto';

/** The address on which a Directus listens: its variables HOST and PORT. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Returns the place of the Directus that has these variables. */
export function listenAddressIn(env: Readonly<Record<string, unknown>>): ListenAddress {
  return { host: String(env['HOST']), port: Number(env['PORT']) };
}

/** GET: the proof that a Directus is the one of this installation. Ends with a slash, for a nonce behind it. */
export const identityPath = '/collegium/identity/';

/** The nonces that Directus takes: 32 bytes in hexadecimal. */
export const nonceForm = /^[0-9a-f]{64}$/;

/**
 * Returns the proof for a nonce. Only who knows the installation's SECRET can make one. The place is part of it, so that
 * another program can't pass on the nonce to a Directus that listens elsewhere.
 */
export function identityProof(
  secret: string,
  nonce: string,
  { host, port }: ListenAddress,
): string {
  const key = createHmac('sha256', secret).update('collegium identity').digest();
  return createHmac('sha256', key).update(`${nonce} ${host} ${port}`).digest('hex');
}
