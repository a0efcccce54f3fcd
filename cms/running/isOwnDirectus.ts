import { randomBytes } from 'node:crypto';
import { readUpTo } from '../../data/files/readUpTo.ts';
import { CmsError } from '../environment.ts';
import type { Secrets } from '../secrets.ts';
import { identityPath, identityProof, type ListenAddress } from './identity.ts';

/**
 * True if the Directus of this installation answers at an address, and no other program that listens on its port. Ask this before a
 * command sends a token or a password: if Directus does not run, any user of this computer may take its port.
 */
export async function isOwnDirectus(
  url: string,
  place: ListenAddress,
  { secret }: Pick<Secrets, 'secret'>,
): Promise<boolean> {
  const nonce = randomBytes(32).toString('hex');
  try {
    const response = await fetch(`${url}${identityPath}${nonce}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    });
    const { bytes } = await readUpTo(maxBytes, response.body);
    const { data } = JSON.parse(Buffer.from(bytes).toString()) as Partial<IdentityResponse>;
    return data?.proof === identityProof(secret, nonce, place);
  } catch {
    return false;
  }
}

/** Another program's response may have any size. */
const maxBytes = 1000;

interface IdentityResponse {
  readonly data: { readonly proof: unknown };
}

/** @throws CmsError if another program answers, to which the caller must not send anything secret */
export async function expectOwnDirectus(...asked: Parameters<typeof isOwnDirectus>): Promise<void> {
  if (await isOwnDirectus(...asked)) return;
  throw new CmsError(
    `CMS_PORT: expected the Directus of this installation at ${asked[0]}, found another program, another SECRET, or a Directus of an earlier version; stop it, and start \`npm run cms\` again. Nothing was sent.`,
  );
}
