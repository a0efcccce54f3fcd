/* Of Directus' own modules, what the guard uses: their types are only there once it is installed. */

declare module '@directus/errors' {
  export const ForbiddenError: new (told?: { readonly reason: string }) => Error;
  export const InvalidCredentialsError: new () => Error;
  export const InvalidPayloadError: new (told: { readonly reason: string }) => Error;
  export const InvalidQueryError: new (told: { readonly reason: string }) => Error;
}

declare module '@directus/api/rate-limiter' {
  interface Limit {
    readonly keyPrefix: string;
    readonly points: number;
    /** Seconds. */
    readonly duration: number;
    /** Seconds that a key is refused from when it is first used up. */
    readonly blockDuration: number;
  }

  export interface Limiter {
    /** Rejects with anything but an error where the key is used up. */
    consume(key: string, points?: number): Promise<unknown>;
    reward(key: string): Promise<unknown>;
    delete(key: string): Promise<unknown>;
  }

  /** In memory or in Redis, as the variables that begin so say. */
  export function createRateLimiter(prefix: string, limit: Limit): Limiter;
}

declare module '@directus/api/middleware/rate-limiter-ip' {
  import type { Limiter } from '@directus/api/rate-limiter';

  /** Undefined where it is switched off. */
  export const rateLimiter: Limiter | undefined;
}

declare module '@directus/api/middleware/rate-limiter-registration' {
  export { rateLimiter } from '@directus/api/middleware/rate-limiter-ip';
}

declare module '@directus/api/controllers/utils' {
  interface Layer {
    handle: (request: never, response: never, next: (error?: Error) => void) => void;
  }

  export interface Route {
    readonly path: string;
    /** By their names in small letters. */
    readonly methods: Readonly<Partial<Record<string, boolean>>>;
    readonly stack: readonly Layer[];
  }

  export interface Router {
    readonly stack: readonly { readonly route?: Route }[];
  }

  /** Express' router of Directus' tools. */
  const router: Router;
  export default router;
}

declare module '@directus/api/controllers/files' {
  /** Express' router of entries of files, and of uploads. */
  export { default } from '@directus/api/controllers/utils';
}

declare module '@directus/api/controllers/schema' {
  /** Express' router of what changes the schema. */
  export { default } from '@directus/api/controllers/utils';
}

declare module '@directus/api/controllers/assets' {
  /** Express' router of the contents of files. */
  export { default } from '@directus/api/controllers/utils';
}

declare module '@directus/api/permissions/modules/validate-access/validate-access' {
  interface Asked {
    readonly accountability: object;
    readonly action: string;
    readonly collection: string;
    /** The items asked about. The check rejects where one of them is forbidden or missing. Default: the collection as a whole. */
    readonly primaryKeys?: readonly string[];
  }

  /** Rejects where it may not be done. */
  export function validateAccess(
    asked: Asked,
    context: { readonly knex: unknown; readonly schema: object },
  ): Promise<void>;
}

declare module '@directus/api/permissions/modules/fetch-accountability-policy-globals/fetch-accountability-policy-globals' {
  /** What holds for somebody by any of their policies. */
  export function fetchAccountabilityPolicyGlobals(
    accountability: object,
    context: { readonly knex: unknown; readonly schema: object },
  ): Promise<{ readonly enforce_tfa: boolean }>;
}

declare module '@directus/api/utils/get-accountability-for-role' {
  interface Rights {
    readonly user: string | null;
    readonly admin: boolean;
    readonly app: boolean;
    readonly ip: string | null;
  }

  /** The rights of somebody with that role, without an account. */
  export function getAccountabilityForRole(
    role: string,
    context: {
      readonly database: unknown;
      readonly schema: object;
      readonly accountability: null;
    },
  ): Promise<Rights>;
}

declare module '@directus/api/auth/drivers/local' {
  /** How accounts with a password sign in. */
  export const LocalAuthDriver: {
    readonly prototype: { verify(user: object, password: string): Promise<void> };
  };
}

declare module '@directus/api/utils/get-ip-from-req' {
  export function getIPFromReq(request: object): string | null;
}

declare module '@directus/api/utils/generate-hash' {
  /** As Directus keeps passwords. */
  export function generateHash(text: string): Promise<string>;
}

declare module 'argon2' {
  const argon2: { verify(hash: string, password: string): Promise<boolean> };
  export default argon2;
}
