/* The parts of Directus' own modules that the guard uses. Directus' types only exist after it is installed. */

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
    /** Seconds for which a key is blocked when its points are used up. */
    readonly blockDuration: number;
  }

  export interface Limiter {
    /** Rejects with something other than an Error if the points are used up. */
    consume(key: string, points?: number): Promise<unknown>;
    reward(key: string): Promise<unknown>;
    delete(key: string): Promise<unknown>;
  }

  /** Returns a limiter in memory or in Redis, by the variables that start with `prefix`. */
  export function createRateLimiter(prefix: string, limit: Limit): Limiter;
}

declare module '@directus/api/middleware/rate-limiter-ip' {
  import type { Limiter } from '@directus/api/rate-limiter';

  /** Undefined if the limiter is switched off. */
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
    /** Keys are in lower case. */
    readonly methods: Readonly<Partial<Record<string, boolean>>>;
    readonly stack: readonly Layer[];
  }

  export interface Router {
    readonly stack: readonly { readonly route?: Route }[];
  }

  /** The Express router of Directus' tools. */
  const router: Router;
  export default router;
}

declare module '@directus/api/controllers/files' {
  /** The Express router of file entries and uploads. */
  export { default } from '@directus/api/controllers/utils';
}

declare module '@directus/api/controllers/schema' {
  /** The Express router of schema changes. */
  export { default } from '@directus/api/controllers/utils';
}

declare module '@directus/api/controllers/assets' {
  /** The Express router of file contents. */
  export { default } from '@directus/api/controllers/utils';
}

declare module '@directus/api/permissions/modules/validate-access/validate-access' {
  interface Asked {
    readonly accountability: object;
    readonly action: string;
    readonly collection: string;
    /**
     * The items to check. The check rejects if one of them is forbidden or missing. Default: the collection
     * as a whole.
     */
    readonly primaryKeys?: readonly unknown[];
  }

  /** Rejects if the action is not allowed. */
  export function validateAccess(
    asked: Asked,
    context: { readonly knex: unknown; readonly schema: object },
  ): Promise<void>;
}

declare module '@directus/api/permissions/lib/fetch-policies' {
  /** Returns the keys of the policies that an account has, with those of its roles. */
  export function fetchPolicies(
    accountability: object,
    context: { readonly knex: unknown; readonly schema: object },
  ): Promise<readonly string[]>;
}

declare module '@directus/api/permissions/lib/fetch-permissions' {
  interface Wanted {
    readonly action: string;
    readonly policies: readonly string[];
    readonly accountability: object;
    /** Variables such as `$NOW` stay as they are written, and the rights of every user of Directus are left out. */
    readonly bypassDynamicVariableProcessing?: boolean;
  }

  interface Permission {
    readonly collection: string;
    /** The items that it is for; null or an empty object stands for all of them. */
    readonly permissions: object | null;
  }

  export function fetchPermissions(
    wanted: Wanted,
    context: { readonly knex: unknown; readonly schema: object },
  ): Promise<readonly Permission[]>;
}

declare module '@directus/api/permissions/modules/fetch-accountability-policy-globals/fetch-accountability-policy-globals' {
  /** Returns the settings of all the account's policies, combined. */
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

  /** Returns the access rights of the role, for no account in particular. */
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
  /** The log-in of accounts with a password. */
  export const LocalAuthDriver: {
    readonly prototype: { verify(user: object, password: string): Promise<void> };
  };
}

declare module '@directus/api/utils/get-ip-from-req' {
  export function getIPFromReq(request: object): string | null;
}

declare module '@directus/api/utils/generate-hash' {
  /** Hashes a text in the form in which Directus stores passwords. */
  export function generateHash(text: string): Promise<string>;
}

declare module 'argon2' {
  const argon2: { verify(hash: string, password: string): Promise<boolean> };
  export default argon2;
}
