import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, createServer, type ClientHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** The bytes that the connection transfers for a response. */
export interface Weight {
  readonly path: string;
  /** With HTTP/1.1: the headers, and the whole response. */
  readonly headers: number;
  readonly http1: number;
  /** With HTTP/2, which hardly repeats headers that were sent before on the connection. */
  readonly http2: number;
}

const asBrowsers = { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' };

/** Requests files one after the other, as a browser does on a first visit. */
export async function weigh(address: string, paths: readonly string[]): Promise<Weight[]> {
  const sizesOverHttp2 = await overHttp2(address, paths);
  const weights: Weight[] = [];
  for (const [index, path] of paths.entries()) {
    weights.push({ path, ...(await overHttp1(address + path)), http2: sizesOverHttp2[index] ?? 0 });
  }
  return weights;
}

async function overHttp1(url: string): Promise<{ headers: number; http1: number }> {
  const response = await answerOf(url);
  // In pairs of name and value, each with a colon, a space and a new line; then an empty line.
  const lines = response.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
  const status = `HTTP/1.1 ${response.statusCode ?? ''} ${response.statusMessage ?? ''}\r\n`;
  const { socket } = response;
  response.resume();
  await once(response, 'end');
  return { headers: status.length + lines + 2, http1: socket.bytesRead };
}

function answerOf(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: asBrowsers }, resolve).on('error', reject);
  });
}

/** The server speaks only HTTP/1.1, so start a proxy that speaks HTTP/2. */
async function overHttp2(address: string, paths: readonly string[]): Promise<number[]> {
  const front = createServer();
  front.on('stream', (stream, { ':path': path = '' }) => {
    void answerOf(address + path).then((response) => {
      const headers = Object.entries(response.headers).filter(([name]) => !ofHttp1.includes(name));
      stream.respond({ ...Object.fromEntries(headers), ':status': response.statusCode });
      response.pipe(stream);
    });
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const session = connect(`http://127.0.0.1:${(front.address() as AddressInfo).port}`);
  await once(session, 'remoteSettings');
  const sizes: number[] = [];
  for (const path of paths) sizes.push(await bytesOf(session, path));
  session.close();
  front.close();
  return sizes;
}

async function bytesOf(session: ClientHttp2Session, path: string): Promise<number> {
  const before = session.socket.bytesRead;
  const stream = session.request({ ':path': path, ...asBrowsers });
  stream.resume();
  await once(stream, 'end');
  return session.socket.bytesRead - before;
}

/** Headers that describe an HTTP/1.1 connection. HTTP/2 forbids them. */
const ofHttp1 = ['connection', 'keep-alive', 'transfer-encoding'];
