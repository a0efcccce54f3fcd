import { publicResponse, type PublicRequest } from '../../../../data/network/publicResponse.ts';
import { outcomeOfError, outcomeOfStatus, type Outcome } from './outcome.ts';

/** Milliseconds for each of the two requests, including redirects. */
const longest = 10_000;

/** As lychee's default. Websites that choose a language or ask for cookies redirect several times. */
const redirects = 10;

/**
 * Requests the address of another website: only its headers (HEAD), and if that fails, as a browser does (GET). No byte
 * of a body is read.
 *
 * @param ownHost a host in this computer's network, for tests
 */
export async function checkLink(
  address: string,
  { ownHost, timeout = longest }: { readonly ownHost?: string; readonly timeout?: number } = {},
): Promise<Outcome> {
  const url = URL.parse(address);
  if (!url) return 'unclear';
  const request = (method: 'GET' | 'HEAD') => {
    const signal = AbortSignal.timeout(timeout);
    return outcomeAt(url, { method, signal, redirects, headers, onlyWebPorts: true, ownHost });
  };
  const outcome = await request('HEAD');
  const isFine = outcome !== 'unclear' && outcome.failure === undefined;
  return isFine ? outcome : request('GET');
}

/** Nothing about visitors or editors. */
const headers = { 'User-Agent': 'Collegium (checks links, once a day)', Accept: '*/*' };

async function outcomeAt(url: URL, request: PublicRequest): Promise<Outcome> {
  try {
    const response = await publicResponse(url, request);
    response.destroy();
    return outcomeOfStatus(response.statusCode ?? 0);
  } catch (error) {
    return outcomeOfError(error);
  }
}
