import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { memberRoles } from '../../../contract/members/audiences.ts';

/** How a request is answered. */
export type Answer = (response: ServerResponse) => void;

/** A fake Directus that accepts every login. Tests replace its responses. */
export class HostileDirectus {
  /** The requests as `GET host/path`, in the order of arrival. */
  readonly asked: string[] = [];
  /**
   * Responses that replace the real ones, by the beginning of the path. They stay until
   * `tellTruth`.
   */
  readonly #instead = new Map<string, Answer>();
  #server: Server | undefined;

  get port(): number {
    return (this.#server!.address() as AddressInfo).port;
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      const { method = '', url = '', headers } = request;
      this.asked.push(`${method} ${headers.host ?? ''}${url} ${headers.authorization ?? ''}`);
      response.setHeader('access-control-allow-origin', headers.origin ?? '*');
      response.setHeader('access-control-allow-headers', 'authorization,content-type');
      request.resume();
      if (method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
      const entries = [...this.#instead, ...Object.entries(truths)];
      const [, answer = json({ data: [] })] = entries.find(([path]) => url.startsWith(path)) ?? [];
      answer(response);
    });
    await new Promise<void>((resolve) => this.#server!.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise<unknown>((resolve) => this.#server?.close(resolve));
  }

  /** Sets the response to all requests below a path. */
  answer(path: string, answer: Answer): void {
    this.#instead.set(path, answer);
  }

  tellTruth(): void {
    this.#instead.clear();
  }

  reset(): void {
    this.tellTruth();
    this.asked.length = 0;
  }
}

/** A token in the format of Directus. It must not appear anywhere outside the session. */
export const token = 'geheim.geheim.geheim';

export const documentTitle = 'Ein Merkblatt';
export const pageText = 'Was nur Mitglieder lesen.';

const texts = { language: 'de', title: documentTitle, description: null };
const file = { id: '7d444840-9dc0-41d1-b245-5ffdce74fad2', filename_download: 'merkblatt.pdf' };

const truths: Readonly<Record<string, Answer>> = {
  '/auth/login': json({
    data: { access_token: token, refresh_token: 'renewal', expires: 900_000 },
  }),
  '/users/me': json({
    data: {
      ...{ id: '1', first_name: 'Erika', last_name: 'Mustermann', email: 'erika@example.org' },
      ...{ member_number: '10023', role: memberRoles.both, phone: null, practice: null },
      ...{ street: null, zip_code: null, city: null, language: null, members_seen_at: null },
    },
  }),
  '/items/member_pages': json({
    data: [
      {
        key: 'hotline',
        translations: [{ ...texts, title: 'Hotline', lead: pageText, body: null, slug: null }],
      },
    ],
  }),
  '/items/member_documents': json({
    data: [
      {
        ...{ id: 1, category: 'forms', date: '2026-11-01', translations: [texts] },
        file: { ...file, filesize: '1000' },
      },
    ],
  }),
  '/assets/': (response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4');
  },
};

export function json(value: unknown, status = 200): Answer {
  const body = JSON.stringify(value);
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
}

/** Responds with this body, type and status. */
export function text(body: string, type = 'application/json', status = 200): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };
}

/** JSON that unpacks to 100 MB. */
export function bomb(): Answer {
  const packed = gzipSync(Buffer.alloc(100_000_000, ' '), { level: 1 });
  return (response) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    response.writeHead(200, headers).end(packed);
  };
}

/** A response that never ends. */
export class Stream {
  /** The most characters that one request was sent. */
  sent = 0;
  isLeft = false;
  readonly #chunk: string;
  readonly #pause: number;

  /** @param pause milliseconds between the parts; without it, they are sent as fast as possible */
  constructor(chunk: string, pause?: number) {
    this.#chunk = chunk;
    this.#pause = pause ?? 0;
  }

  readonly answer: Answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.on('close', () => (this.isLeft = true));
    let sent = 0;
    const send = () => {
      if (response.destroyed) return;
      sent += this.#chunk.length;
      this.sent = Math.max(this.sent, sent);
      const isTaken = response.write(this.#chunk);
      if (this.#pause > 0) setTimeout(send, this.#pause);
      else if (isTaken) setImmediate(send);
      else response.once('drain', send);
    };
    send();
  };
}
