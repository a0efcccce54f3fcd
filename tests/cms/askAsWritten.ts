import { request } from 'node:http';

export interface Written {
  readonly method: string;
  /** The path is sent unchanged. `fetch` would normalise it. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface WrittenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Sends a request to Directus without changing its path. */
export function askAsWritten(
  url: string,
  { method, path, body, headers }: Written,
): Promise<WrittenAnswer> {
  const { hostname, port } = new URL(url);
  const all = { 'content-type': 'application/json', ...headers };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers: all }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
