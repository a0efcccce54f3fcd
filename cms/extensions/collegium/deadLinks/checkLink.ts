import { publicResponse, type PublicRequest } from '../../../../data/network/publicResponse.ts';
import { outcomeOfError, outcomeOfStatus, type Outcome } from './outcome.ts';

/** Milliseconds for each of the two requests, including redirects. */
const longest = 10_000;

/** As lychee's default. Websites that choose a language or ask for cookies redirect several times. */
const redirects = 10;

/**
 * Requests the address of another website: only its headers (HEAD), and if that fails, as a browser does (GET). A body is not
 * read.
 *
 * @param ownHost a host in this computer's network, for tests
 */
export async function checkLink(
  address: string,
  { ownHost, timeout = longest }: { readonly ownHost?: string; readonly timeout?: number } = {},
): Promise<Outcome> {
  const url = URL.parse(address);
  if (!url) return 'unclear';
  const statusOf = async (method: PublicRequest['method']) => {
    const signal = AbortSignal.timeout(timeout);
    const limits = { signal, redirects, onlyWebPorts: true } as const;
    const response = await publicResponse(url, { method, headers, ownHost, ...limits });
    response.destroy();
    return response.statusCode ?? 0;
  };
  // Some servers refuse HEAD, or answer it as if there were no page.
  const status = await statusOf('HEAD').catch(() => undefined);
  if (status !== undefined && status < 400) return outcomeOfStatus(status);
  return statusOf('GET').then(outcomeOfStatus, outcomeOfError);
}

/** Nothing about visitors or editors. */
const headers = { 'User-Agent': 'Collegium (checks links, once a day)', Accept: '*/*' };
