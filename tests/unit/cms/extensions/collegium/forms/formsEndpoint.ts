import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import type {
  Context,
  DirectusRequest,
  Handler,
  Register,
} from '../../../../../../cms/extensions/collegium/directus.ts';
import forms from '../../../../../../cms/extensions/collegium/forms/forms.ts';
import { allForms } from '../../../../../../contract/forms/forms.ts';
import { site } from '../../../../../cms/forms/endpoint.ts';
import { newDatabase } from '../../database.ts';

type Mail = Readonly<Record<string, unknown>>;

/** The forms extension in a minimal fake Directus: a server, a database and a mailbox. */
export class FormsEndpoint {
  readonly database: Knex;
  readonly mails: Mail[] = [];
  readonly errors: string[] = [];
  /** The scheduled tasks, by their cron expression. */
  readonly schedules = new Map<string, () => unknown>();
  readonly events = new Map<string, () => void>();
  #server: Server;

  constructor(database: Knex, env: Readonly<Record<string, unknown>>) {
    this.database = database;
    const handlers: Handler[] = [];
    const app = { use: (_path: string, handler: Handler) => handlers.push(handler) };
    const register: Register = {
      init: (event, handler) => {
        if (event === 'middlewares.before') handler({ app: app as never });
      },
      schedule: (cron, handler) => void this.schedules.set(cron, handler),
      filter: () => undefined,
      action: () => undefined,
      embed: () => undefined,
    };
    forms(register, this.#context(env));
    this.#server = createServer((message, response) => {
      handlers[0]!(asExpress(message), response as never, () =>
        response.writeHead(404).end('Directus'),
      );
    });
  }

  /** Starts the extension with the settings of an installation and a cheap proof of work. */
  static async start(env: Readonly<Record<string, unknown>> = {}): Promise<FormsEndpoint> {
    const database = await newDatabase(
      ...allForms.map(([, { collection }]) => collection),
      ...['subscribers', 'collegium_counts', 'collegium_proofs', 'outgoing_mails'],
      ...['newsletter_tokens', 'mail_texts', 'mail_texts_translations', 'company', 'theme'],
      'project',
    );
    await database('company').insert({ company_name: 'Verband' });
    await database.schema.createTable('directus_settings', (table) => table.text('office_email'));
    await database('directus_settings').insert({ office_email: 'office@example.org' });
    const endpoint = new FormsEndpoint(database, { ...usual, ...env });
    await new Promise<void>((resolve) => endpoint.#server.listen(0, '127.0.0.1', resolve));
    return endpoint;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await this.database.destroy();
  }

  /** Runs the mail schedule once and returns the mails that it has sent. */
  async sendMails(): Promise<readonly Mail[]> {
    await this.schedules.get('*/10 * * * * *')!();
    return this.mails.splice(0);
  }

  #context(env: Readonly<Record<string, unknown>>): Context {
    const { mails, errors, events } = this;
    return {
      env,
      database: this.database,
      getSchema: () => Promise.resolve({ collections: {}, relations: [] }),
      services: {
        ExportService: class {
          transform() {
            return '';
          }
        },
        ItemsService: class {
          readonly #collection: string;
          readonly #knex: Knex;
          constructor(collection: string, { knex }: { readonly knex?: Knex }) {
            this.#collection = collection;
            this.#knex = knex!;
          }
          async createOne(item: Readonly<Record<string, unknown>>) {
            // Directus fills in the time automatically.
            const stored = { ...item, received_at: Date.now() };
            const [id] = await this.#knex(this.#collection).insert(stored);
            return id!;
          }
        },
        MailService: class {
          send(mail: Mail) {
            mails.push(mail);
            return Promise.resolve();
          }
        },
        UsersService: class {
          inviteUrl = () => '';
        },
        // Only the services that the forms use.
      } as unknown as Context['services'],
      emitter: {
        onAction: (event, handler) => void events.set(event, handler),
        emitAction: () => undefined,
      },
      logger: {
        error: (message) => void errors.push(String(message)),
        warn: (message) => void errors.push(String(message)),
      },
    };
  }
}

const usual = {
  SECRET: 'a secret of the tests',
  PUBLIC_URL: 'https://cms.example.org',
  CMS_FORMS_ORIGINS: site,
  CMS_FORMS_WORK: 2,
  CMS_FORMS_LEAST_SECONDS: 0,
};

/** Express strips the mount path from `url`, and sets `ip` to the address that the proxy names. */
function asExpress(message: IncomingMessage): DirectusRequest {
  const ip = message.headers['x-forwarded-for'];
  return Object.assign(message, { url: message.url!.replace(/^\/collegium/, ''), ip }) as never;
}
