import { readUpTo } from '../../data/files/readUpTo.ts';
import { InOwnNetwork, publicResponse } from '../../data/network/publicResponse.ts';
import { defaultLimits } from '../../data/sources/backend/limits.ts';

/** A response that was read completely. */
interface Download {
  readonly status: number;
  readonly body: Uint8Array;
}

/**
 * Downloads a file from the internet, and follows redirects.
 *
 * @param ownHost a host in this network that may be asked all the same, such as `localhost:8080`
 * @throws Error with the reason, in words or with a code of Node
 */
export async function publicDownload(
  address: URL,
  ownHost: string | undefined,
  signal: AbortSignal,
): Promise<Download> {
  const { redirects, file: maxBytes } = defaultLimits;
  const response = await publicResponse(address, { ownHost, signal, redirects }).catch(withWayOut);
  const { bytes: body, isComplete } = await readUpTo(maxBytes, response);
  if (!isComplete) throw new Error(`has more than ${maxBytes / 1_000_000} MB`);
  return { status: response.statusCode ?? 0, body };
}

/** Names the option that allows a host in the own network. */
function withWayOut(error: unknown): never {
  if (!(error instanceof InOwnNetwork)) throw error;
  throw new Error(`${error.message}; --local ${error.host} allows it`, { cause: error });
}
