import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { jest } from '@jest/globals';

/** Directus' own health check. */
export const checkHealth = jest.fn(() => ({ status: 'ok' }));
/** The queries that reached Directus. */
export const answered: object[] = [];

/** New classes for each fake Directus, because the guard wraps their methods. */
export function newServices() {
  return {
    AuthenticationService: class {
      inBetween = () => Promise.resolve();
      async login(_provider: string, _payload: object): Promise<object> {
        await this.inBetween();
        return { accessToken: 'access', refreshToken: 'session', id: 'anna' };
      }
      // Both are tried with another fake (sessions.test.ts).
      refresh(): void {}
      logout(): void {}
      verifyPassword(_user: string, _password: string): Promise<string> {
        return Promise.resolve('verified');
      }
    },
    TFAService: class {
      verifyOTP(_user: string, _code: string): Promise<boolean> {
        return Promise.resolve(true);
      }
    },
    // Tried with a real Directus (tests/cms/guards/mails.test.ts).
    CommentsService: class {
      createOne(): void {}
    },
    NotificationsService: class {
      sendEmail(): void {}
    },
    ItemsService: class {
      constructor(collection?: string, options?: object) {
        Object.assign(this, { collection, ...options });
      }
      readByQuery(query: { readonly fields?: unknown }): Promise<unknown> {
        answered.push(query);
        const isOfKeys = query.fields !== undefined && 'knex' in this;
        return Promise.resolve(isOfKeys ? [{ key: 'readable' }] : 'items');
      }
      // Tried with a real Directus (tests/cms/guards/requests.test.ts).
      createOne(): void {}
      updateMany(): void {}
      deleteMany(): void {}
      getKeysByQuery(_query: object): Promise<readonly string[]> {
        return Promise.resolve(['any']);
      }
    },
    AssetsService: class {
      getAsset(id: string): Promise<unknown> {
        return Promise.resolve(id);
      }
    },
    FilesService: class {
      async uploadOne(stream: Readable, file: object): Promise<unknown> {
        await buffer(stream);
        return file;
      }
      // Tried with a real Directus (tests/cms/guards/uploads.test.ts).
      deleteMany(): void {}
      importOne(): void {}
    },
    // Tried with a real Directus (tests/cms/inbox.test.ts).
    MetaService: class {
      filterCount(): void {}
    },
    ServerService: class {
      health(): Promise<object> {
        return Promise.resolve(checkHealth());
      }
    },
    GraphQLService: class {
      execute(_request: object): Promise<unknown> {
        return Promise.resolve('answered');
      }
    },
    // Tried with a real Directus (tests/cms/editors).
    UtilsService: class {
      sort(): void {}
    },
    // Tried with a real Directus (tests/cms/guards/versions.test.ts).
    VersionsService: class {
      save(): void {}
    },
    UsersService: class {
      inviteUser(email: string, role: string): Promise<unknown> {
        return Promise.resolve(`${email} is invited as ${role}`);
      }
      work = () => Promise.resolve();
      resetPassword(_token: string, _password: string): Promise<void> {
        return this.work();
      }
      acceptInvite(_token: string, _password: string): Promise<void> {
        return this.work();
      }
    },
  };
}
