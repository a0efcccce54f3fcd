import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { challengePath } from '../../contract/forms/endpoints.ts';
import { endpointOf, forms } from '../../contract/forms/forms.ts';
import { memberRoles } from '../../contract/members/audiences.ts';
import { FakeDirectus } from '../members/FakeDirectus.ts';
import { FakeEndpoint } from '../site/formEndpoint/FakeEndpoint.ts';

export const member = {
  name: 'Erika Mustermann',
  email: 'erika@example.org',
  password: 'ein-gutes-passwort-1',
};

/** The text of a page that only members can read. */
export const membersText = 'Diesen Satz lesen nur Mitglieder.';

/** A Directus that serves the contact form and the members’ area over HTTP. */
export class Backend {
  readonly directus = new FakeDirectus();
  readonly endpoint = new FakeEndpoint();
  readonly #server = createServer((message, response) => void this.#answer(message, response));

  static async start(): Promise<Backend> {
    const backend = new Backend();
    await backend.endpoint.start();
    backend.#server.listen(0, '127.0.0.1');
    await once(backend.#server, 'listening');
    return backend;
  }

  private constructor() {
    const [first_name, last_name] = member.name.split(' ') as [string, string];
    const { email, password } = member;
    const user = { id: 'u-3', first_name, last_name, password, role: memberRoles.both };
    this.directus.addUser(email, user);
    // The fake has no content, and takes every change of a user for a new password.
    this.directus.misbehaviour = ({ route, authorization }) => {
      if (!authorization) return undefined;
      if (route === 'GET /items/member_pages') return Response.json(memberPages);
      if (route.startsWith('GET /items/')) return Response.json({ data: [] });
      return route === 'PATCH /users/me' ? Response.json({ data: {} }) : undefined;
    };
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await this.endpoint.stop();
  }

  async #answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', method = 'GET', headers } = message;
    if (url === challengePath || url === endpointOf(forms.contact)) {
      const { port } = this.endpoint;
      const forwarded = request(
        { host: '127.0.0.1', port, path: url, method, headers },
        (answer) => {
          response.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(response);
        },
      );
      message.pipe(forwarded);
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Headers', 'authorization,content-type');
    response.setHeader('Access-Control-Allow-Methods', 'GET,POST,PATCH');
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const body = await text(message);
    const answer = await this.directus.fetch(`${this.directus.url}${url}`, {
      method,
      ...(headers.authorization && { headers: { authorization: headers.authorization } }),
      ...(body && { body }),
    });
    const type = answer.headers.get('content-type');
    response.writeHead(answer.status, type ? { 'Content-Type': type } : {});
    response.end(await answer.text());
  }
}

const memberPages = {
  data: [
    {
      key: 'hotline',
      translations: [
        { language: 'de', title: 'Hotline', lead: membersText, body: null, slug: null },
      ],
    },
  ],
};
