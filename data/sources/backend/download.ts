import { jsonShape } from './jsonShape.ts';
import { BackendLimit, type Limits } from './limits.ts';

/** An answer that was read completely. */
interface Download {
  readonly response: Response;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly isFile: boolean;
}

/**
 * Sends a request to a backend, and reads the answer within the limits. Every request of a build
 * uses this.
 *
 * @throws BackendLimit if the answer is too large or too deep, or redirects to another origin
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
  const body = await readUpTo(limits.answer, response, () => BackendLimit.answerSize(path, limits));
  const { depth, values } = jsonShape(body);
  if (depth > limits.depth) throw BackendLimit.depth(path, limits);
  if (values > limits.values) throw BackendLimit.values(path, limits);
  return { response, body, isFile: false };
}

/**
 * Reads a file, whatever its address.
 *
 * @throws BackendLimit if the file is too large, or the answer redirects to another origin
 */
async function downloadFile(
  address: URL,
  init: RequestInit | undefined,
  limits: Limits,
): Promise<Omit<Download, 'isFile'>> {
  const response = await fetchWithinOrigin(address, init, limits);
  const beyond = () => BackendLimit.fileSize(address.pathname, limits);
  return { response, body: await readUpTo(limits.file, response, beyond) };
}

/** The path of files in both kinds of backend. The answer's content type is not trusted. */
const filePath = /\/assets\/[^/]+$/;

/**
 * Follows redirects within the origin only. `fetch` would follow them to any host, such as one that
 * only this computer can reach, and its answer would be published.
 */
async function fetchWithinOrigin(
  address: URL,
  init: RequestInit | undefined,
  limits: Limits,
): Promise<Response> {
  let place = address;
  for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
    const response = await fetch(place, { ...init, redirect: 'manual' });
    const location = redirecting.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    const target = URL.parse(location, place);
    if (!target || target.origin !== address.origin || target.username || target.password) {
      throw BackendLimit.otherOrigin(address.pathname, originOf(target));
    }
    place = target;
  }
  throw BackendLimit.redirects(address.pathname, limits);
}

const redirecting: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Without path, query and password, which may be secrets. */
function originOf(target: URL | null): string {
  if (!target) return 'what is no address';
  return target.origin === 'null' ? target.protocol : target.origin;
}

/** Counts decompressed bytes. */
async function readUpTo(
  most: number,
  { body }: Response,
  beyond: () => BackendLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > most) throw beyond();
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}
