import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** A server's response, unchanged. */
export interface RawAnswer {
  readonly status: number;
  /** In the order of arrival. A name may occur several times. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** All values of a header. Ignores the case of its name. */
  readonly all: (name: string) => string[];
  /** The value of a header that occurs at most once. */
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
  /** The decompressed body as text. */
  readonly text: () => string;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends the path unchanged. `fetch` would encode, resolve or refuse paths such as `/../x`, `//x` or
 * one with a space.
 */
export async function rawRequest(
  { port }: { readonly port: number },
  target: string,
  { method = 'GET', headers = {} }: RawRequest = {},
): Promise<RawAnswer> {
  const sent = Object.entries({ Host: `localhost:${port}`, ...headers, Connection: 'close' });
  const lines = sent.map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(port, '127.0.0.1');
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return parse(Buffer.concat(chunks), `${method} ${target}`);
}

function parse(bytes: Buffer, request: string): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) throw new Error(`${request}: no answer, but ${JSON.stringify(bytes.toString())}`);
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
  });
  const all = (name: string) =>
    headers.filter(([other]) => other.toLowerCase() === name.toLowerCase()).map(([, v]) => v);
  const header = (name: string) => {
    const values = all(name);
    if (values.length > 1) throw new Error(`${request}: ${name} came ${values.length} times.`);
    return values[0];
  };
  const rest = bytes.subarray(end + 4);
  const body = header('Transfer-Encoding') === 'chunked' ? unchunked(rest) : rest;
  const text = () => (header('Content-Encoding') === 'gzip' ? gunzipSync(body) : body).toString();
  return { status: Number(statusLine.split(' ')[1]), headers, all, header, body, text };
}

function unchunked(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let rest = bytes; ;) {
    const line = rest.indexOf('\r\n');
    const size = parseInt(rest.subarray(0, line).toString('latin1'), 16);
    if (!(size > 0)) return Buffer.concat(chunks);
    chunks.push(rest.subarray(line + 2, line + 2 + size));
    rest = rest.subarray(line + 4 + size);
  }
}
