import { readUpTo } from '../../files/readUpTo.ts';
import { jsonShape } from './jsonShape.ts';
import { BackendLimit, type Limits } from './limits.ts';

/** A response that was read completely. */
interface Download {
  readonly response: Response;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly isFile: boolean;
}

/**
 * Sends a request to a backend, and reads the response within the limits. Every request of a build
 * uses this.
 *
 * @throws BackendLimit if the response is too large or too deep, or redirects to another origin
 */
export async function download(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  limits: Limits,
): Promise<Download> {
  const address = new URL(input instanceof Request ? input.url : input);
  const path = address.pathname;
  if (filePath.test(path)) {
    return { ...(await downloadFile(address, init, limits)), isFile: true };
  }
  const response = await fetchWithinOrigin(address, init, limits);
  const { bytes: body, isComplete } = await readUpTo(limits.response, response.body);
  if (!isComplete) throw BackendLimit.responseSize(path, limits);
  const { depth, values } = jsonShape(body);
  if (depth > limits.depth) throw BackendLimit.depth(path, limits);
  if (values > limits.values) throw BackendLimit.values(path, limits);
  return { response, body, isFile: false };
}

/**
 * Reads a file, whatever its address.
 *
 * @throws BackendLimit if the file is too large, or the response redirects to another origin
 */
async function downloadFile(
  address: URL,
  init: RequestInit | undefined,
  limits: Limits,
): Promise<Omit<Download, 'isFile'>> {
  const response = await fetchWithinOrigin(address, init, limits);
  const { bytes: body, isComplete } = await readUpTo(limits.file, response.body);
  if (!isComplete) throw BackendLimit.fileSize(address.pathname, limits);
  return { response, body };
}

/** The path of files in both kinds of backend. The response's content type is not trusted. */
const filePath = /\/assets\/[^/]+$/;

/**
 * Follows redirects within the origin only. `fetch` would follow them to any host, such as one that
 * only this computer can reach, and its response would be published.
 */
async function fetchWithinOrigin(
  address: URL,
  init: RequestInit | undefined,
  limits: Limits,
): Promise<Response> {
  let url = address;
  for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const location = redirecting.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    const target = URL.parse(location, url);
    if (!target || target.origin !== address.origin || target.username || target.password) {
      throw BackendLimit.otherOrigin(address.pathname, originOf(target));
    }
    url = target;
  }
  throw BackendLimit.redirects(address.pathname, limits);
}

const redirecting: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Without path, query and password, which may be secrets. */
function originOf(target: URL | null): string {
  if (!target) return 'what is no address';
  return target.origin === 'null' ? target.protocol : target.origin;
}
