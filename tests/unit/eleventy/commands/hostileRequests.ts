import { connect } from 'node:net';
import fc from 'fast-check';

/** The response to a request as text. Empty if the server closed the connection. */
export interface Answer {
  readonly request: string;
  readonly status: number | undefined;
  readonly headers: string;
  readonly body: string;
}

/** Requests that no browser sends. Each call returns the same ones. */
export function hostileRequests(count: number): string[] {
  return fc.sample(request(), { numRuns: count, seed: 2026 });
}

/**
 * Sends each request on its own connection.
 *
 * @returns the responses in the same order
 */
export async function answersOf(requests: readonly string[], port: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = [...requests.entries()];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [index, request] = next;
      answers[index] = await exchange(request, port);
    }
  };
  await Promise.all(Array.from({ length: 40 }, worker));
  return answers;
}

const goOn = 'HTTP/1.1 100 Continue\r\n\r\n';

function exchange(request: string, port: number): Promise<Answer> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ port, host: '127.0.0.1' });
    // A server that closes early resets the connection. The test then sees an empty response.
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      text += part.toString('latin1');
      // After this response, the connection would become a WebSocket.
      if (text.startsWith('HTTP/1.1 101')) socket.destroy();
    });
    socket.on('close', () => {
      // "100 Continue" is an interim response, not the final one.
      const [headers = '', ...body] = text.replace(goOn, '').split('\r\n\r\n');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1];
      resolve({
        request,
        status: status === undefined ? undefined : Number(status),
        headers,
        body: body.join('\r\n\r\n'),
      });
    });
    socket.write(Buffer.from(request, 'latin1'));
  });
}

function request(): fc.Arbitrary<string> {
  return fc
    .tuple(method, target(), version, hosts, fc.subarray(otherHeaders, { maxLength: 3 }))
    .map(([verb, path, protocol, host, headers]) =>
      [`${verb} ${path} ${protocol}`, ...host, ...headers, 'Connection: close', '', ''].join(
        '\r\n',
      ),
    );
}

const method = often('GET', [
  'HEAD',
  'POST',
  'PUT',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'BREW',
  'get',
  '',
]);
const version = often('HTTP/1.1', ['HTTP/1.0', 'HTTP/9.9', '']);
const hosts = often(
  ['Host: localhost'],
  [
    [],
    ['Host:'],
    ['Host: ['],
    ['Host: [::1]:80'],
    ['Host: evil.example'],
    ['Host: localhost@evil.example'],
    ['Host: localhost', 'Host: evil.example'],
    [`Host: ${'a'.repeat(3000)}`],
    ['Host: \u00e4\u00ff'],
  ],
);
const otherHeaders = [
  ...['bytes=5-2', 'bytes=99-', 'bytes=-1', 'bytes=x-y', 'bytes=0-1,0-1', 'lines=1'].map(
    (range) => `Range: ${range}`,
  ),
  ...['Accept-Encoding: \u00ff;q=x', 'If-None-Match: *', 'If-Modified-Since: \u00ff'],
  ...['If-Match: "x"', 'Origin: null', 'Expect: 100-continue', 'Content-Length: 5'],
  'Upgrade: websocket\r\nSec-WebSocket-Key: x',
  'Upgrade: h2c',
];

function target(): fc.Arbitrary<string> {
  const segments = fc.array(fc.constantFrom(...pieces), { maxLength: 8 });
  const path = segments.map((some) => some.join(''));
  return fc.oneof(
    { arbitrary: path.map((rest) => `/${rest}`), weight: 6 },
    { arbitrary: path, weight: 2 },
    { arbitrary: path.map((rest) => `http://localhost/${rest}`), weight: 1 },
    fc.constantFrom('*', '//', '///', '//evil.example', 'http://[', 'http://', 'localhost:80', '?'),
    fc.constantFrom(`/${'a'.repeat(7000)}`, `/${'../'.repeat(2000)}`, `/${'%2e'.repeat(6000)}`),
    bytes.map((rest) => `/${rest}`),
  );
}

/** Any bytes except line breaks. */
const bytes = fc
  .array(fc.integer({ min: 0, max: 255 }), { maxLength: 20 })
  .map((codes) => String.fromCharCode(...codes.filter((code) => code !== 10 && code !== 13)));

const pieces = [
  ...['/', '//', '\\', '.', '..', '../', '..\\', './', ';', ':', '@', '#', '?', '&', '~'],
  ...[
    '%',
    '%0',
    '%00',
    '%0a',
    '%0d%0a',
    '%2e',
    '%2e%2e',
    '%2E%2e%2f',
    '%2f',
    '%5c',
    '%25',
    '%252e',
  ],
  ...['%c0%ae', '%c0%af', '%e0%80%af', '%E0%A4%A', '%ff', '%u002e', '%C3%A4', '\u00e4', '\u0000'],
  ...['kontakt', 'en', 'en/', 'index', 'index.html', '404', 'assets', 'alt/', 'admin', 'x'],
  ...['_headers', '%5fheaders', '_HEADERS', '_redirects', 'nginx.conf', '.htaccess', '%2ehtaccess'],
  ...['secret.txt', 'etc/passwd', '.git/config', 'evil.example', '__content-changed', '__preview/'],
  ...['pages/1', '.11ty/reload-client.js', 'package.json'],
];

function often<Value>(usual: Value, others: readonly Value[]): fc.Arbitrary<Value> {
  return fc.oneof(
    { arbitrary: fc.constant(usual), weight: 3 * others.length },
    ...others.map((other) => fc.constant(other)),
  );
}
