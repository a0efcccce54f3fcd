import { Assets } from './Assets.ts';
import { Authentication, refreshedToken, type User } from './Authentication.ts';
import type { ProjectHostConfiguration } from './configuration.ts';
import { fieldOf } from './envelope.ts';
import { isExpiredToken } from './errors.ts';
import { Records, type Call, type Id } from './Records.ts';
import { pathOf } from './request.ts';
import { Session } from './Session.ts';
import { Transport, type Sender } from './Transport.ts';

/** A record of which the specification tells no fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** One project of a content backend that serves several, with every call that the site has. */
export class ProjectHost {
  readonly auth: Authentication;
  readonly users: Records<User & Fields>;
  readonly files: Records<Fields>;
  readonly assets: Assets;
  readonly collections: Records<Fields>;
  readonly relations: Records<Fields>;
  readonly permissions: Records<Fields>;
  readonly roles: Records<Fields>;
  readonly settings: Records<Fields>;
  /** The host writes it itself. */
  readonly activity: Pick<Records<Fields>, 'list' | 'read'>;
  readonly collectionPresets: Records<Fields>;
  readonly #configuration: ProjectHostConfiguration;
  readonly #transport: Transport;
  readonly #session: Session;

  constructor(configuration: ProjectHostConfiguration) {
    const transport = new Transport(configuration);
    const session = new Session({
      storage: configuration.storage,
      onExpired: configuration.onSessionExpired,
      refresh: (stored) => refreshedToken(transport, stored),
    });
    this.#configuration = configuration;
    this.#transport = transport;
    this.#session = session;

    const call = this.#call;
    this.auth = new Authentication({ transport, session, sender: () => this.#sender(), call });
    this.users = new Records(call, '/users');
    this.files = new Records(call, '/files');
    this.assets = new Assets(call);
    this.collections = new Records(call, '/collections');
    this.relations = new Records(call, '/relations');
    this.permissions = new Records(call, '/permissions');
    this.roles = new Records(call, '/roles');
    this.settings = new Records(call, '/settings');
    this.activity = new Records(call, '/activity');
    this.collectionPresets = new Records(call, '/collection_presets');
  }

  items<Item extends object = Fields>(collection: string): Records<Item & { readonly id: Id }> {
    return new Records(this.#call, pathOf('items', collection));
  }

  /** The fields of one collection, or, to read only, of all. */
  fields(collection: string): Records<Fields>;
  fields(): Pick<Records<Fields>, 'list'>;
  fields(collection?: string): Records<Fields> {
    return new Records(this.#call, collection ? pathOf('fields', collection) : '/fields');
  }

  /** What the host tells about the project. */
  async projectDetails(): Promise<Fields> {
    const request = { method: 'GET', path: '/' } as const;
    return fieldOf(await this.#call(request), 'api', request) as Fields;
  }

  /** The host is there if it says `pong`. */
  async ping(): Promise<string> {
    const request = { method: 'GET', path: '/server/ping', below: 'host', answer: 'text' } as const;
    return (await this.#call(request)) as string;
  }

  /** Sends a request, and once more with a fresh token if the member's had expired on its way. */
  readonly #call: Call = async (request) => {
    const sender = this.#sender();
    const member = this.#session.token;
    try {
      return await this.#transport.send(request, sender);
    } catch (error) {
      if (member === undefined || !isExpiredToken(error)) throw error;
      // Another request may have brought the fresh token already.
      if (this.#session.token === member) await this.#session.renew();
      // The member may have logged out meanwhile; nobody asks for this any more.
      if (this.#session.token === undefined) throw error;
      return this.#transport.send(request, this.#sender());
    }
  };

  #sender(): Sender {
    const { project, token } = this.#configuration;
    return {
      project: this.#session.project ?? project,
      token: this.#session.token ?? token,
    };
  }
}
