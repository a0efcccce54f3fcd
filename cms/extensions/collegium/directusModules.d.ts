/*
 * The modules of Directus that the extension imports, beyond what Directus documents for extensions. Their
 * packages have no types, except `@directus/errors` and `argon2`, which are only installed with Directus.
 */

declare module '@directus/errors' {
  export const ContentTooLargeError: new () => Error;
  export const ForbiddenError: new (details?: { readonly reason: string }) => Error;
  export const InvalidCredentialsError: new () => Error;
  export const InvalidInviteError: new () => Error;
  export const InvalidPayloadError: new (details: { readonly reason: string }) => Error;
  export const InvalidQueryError: new (details: { readonly reason: string }) => Error;
  export const TokenExpiredError: new () => Error;
}

declare module '@directus/api/constants' {
  export const FILE_UPLOADS: {
    /** `FILES_MAX_UPLOAD_SIZE` in bytes. */
    readonly MAX_SIZE: number | null;
  };
}

declare module '@directus/api/rate-limiter' {
  interface Limit {
    readonly keyPrefix: string;
    readonly points: number;
    /** Seconds. */
    readonly duration: number;
    /** Seconds for which a key is blocked when its points are used up. */
    readonly blockDuration: number;
    /** Counts while Redis does not answer. */
    readonly insuranceLimiter: object;
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

  interface OwnLimiter extends Limiter {
    readonly points: number;
    readonly duration: number;
    /** Only of a limiter in Redis. */
    insuranceLimiter?: object;
  }

  /** Undefined if the limiter is switched off. */
  export const rateLimiter: OwnLimiter | undefined;
}

declare module 'rate-limiter-flexible' {
  export const RateLimiterMemory: new (options: {
    readonly keyPrefix?: string;
    readonly points: number;
    /** Seconds. */
    readonly duration: number;
    readonly blockDuration?: number;
  }) => object;
}

declare module '@directus/api/bus/index' {
  export function useBus(): { publish(channel: string, payload: object): Promise<void> };
}

declare module '@directus/api/cache' {
  /** Empties all caches, of all instances. */
  export function flushCaches(forced: boolean): Promise<void>;
}

declare module '@directus/api/lock/index' {
  export function useLock(): {
    increment(key: string): Promise<number>;
    delete(key: string): Promise<void>;
  };
}

declare module '@directus/api/permissions/cache' {
  export function useCache(): {
    get(key: string): Promise<unknown>;
    set(key: string, value: unknown): Promise<void>;
    clear(): Promise<void>;
    /** The part in the memory of this process. With Redis only. */
    readonly local: { clear(): Promise<void> };
  };
}

declare module '@directus/api/redis/index' {
  /** A client of ioredis. */
  export interface Redis {
    readonly status: string;
    readonly options: object;
    sendCommand(...command: unknown[]): Promise<unknown>;
    on(event: 'ready', listener: () => void): void;
  }

  /** Whether variables name a Redis. */
  export function redisConfigAvailable(): boolean;
  export function useRedis(): Redis;
}

declare module '@directus/api/middleware/rate-limiter-registration' {
  export { rateLimiter } from '@directus/api/middleware/rate-limiter-ip';
}

declare module '@directus/api/controllers/*' {
  import type { Router } from 'express';

  const router: Router;
  export default router;
}

declare module '@directus/api/permissions/modules/validate-access/validate-access' {
  import type { Accountability, PermissionsAction, SchemaOverview } from '@directus/types';
  import type { Knex } from 'knex';

  interface AccessRequest {
    readonly accountability: Accountability;
    readonly action: PermissionsAction;
    readonly collection: string;
    /**
     * The items to check. The check rejects if one of them is forbidden or missing. Default: the collection
     * as a whole.
     */
    readonly primaryKeys?: readonly unknown[];
  }

  export interface Place {
    readonly knex: Knex;
    readonly schema: SchemaOverview;
  }

  /** Rejects if the action is not allowed. */
  export function validateAccess(request: AccessRequest, place: Place): Promise<void>;
}

declare module '@directus/api/permissions/lib/fetch-policies' {
  import type { Place } from '@directus/api/permissions/modules/validate-access/validate-access';
  import type { Accountability } from '@directus/types';

  /** Returns the keys of the policies that an account has, with those of its roles. */
  export function fetchPolicies(accountability: Accountability, place: Place): Promise<string[]>;
}

declare module '@directus/api/permissions/lib/fetch-permissions' {
  import type { Place } from '@directus/api/permissions/modules/validate-access/validate-access';
  import type { Accountability, Permission, PermissionsAction } from '@directus/types';

  interface Wanted {
    readonly action: PermissionsAction;
    readonly policies: readonly string[];
    readonly accountability: Accountability;
    /** Variables such as `$NOW` stay as they are written, and the rights of every user of Directus are left out. */
    readonly bypassDynamicVariableProcessing?: boolean;
  }

  export function fetchPermissions(wanted: Wanted, place: Place): Promise<Permission[]>;
}

declare module '@directus/api/permissions/modules/fetch-accountability-policy-globals/fetch-accountability-policy-globals' {
  import type { Place } from '@directus/api/permissions/modules/validate-access/validate-access';
  import type { Accountability, GlobalAccess } from '@directus/types';

  /** Returns the settings of all the account's policies, combined. */
  export function fetchAccountabilityPolicyGlobals(
    accountability: Accountability,
    place: Place,
  ): Promise<GlobalAccess & { readonly enforce_tfa: boolean }>;
}

declare module '@directus/api/utils/get-accountability-for-role' {
  import type { Accountability, SchemaOverview } from '@directus/types';
  import type { Knex } from 'knex';

  /** Returns the access rights of the role, for no account in particular. */
  export function getAccountabilityForRole(
    role: string,
    context: {
      readonly database: Knex;
      readonly schema: SchemaOverview;
      readonly accountability: null;
    },
  ): Promise<Accountability>;
}

declare module '@directus/api/auth/drivers/local' {
  /** The log-in of accounts with a password. */
  export class LocalAuthDriver {
    verify(user: object, password: string): Promise<void>;
  }
}

declare module '@directus/api/utils/get-ip-from-req' {
  export function getIPFromReq(request: object): string | null;
}

declare module '@directus/api/utils/is-directus-jwt' {
  /** True if a token is one that Directus signs, and not a static one. Does not verify it. */
  export default function isDirectusJWT(token: string): boolean;
}

declare module '@directus/api/utils/get-secret' {
  /** `SECRET`, with which Directus signs tokens. */
  export function getSecret(): string;
}

declare module '@directus/api/utils/generate-hash' {
  /** Hashes a text in the form in which Directus stores passwords. */
  export function generateHash(text: string): Promise<string>;
}

declare module 'argon2' {
  const argon2: { verify(hash: string, password: string): Promise<boolean> };
  export default argon2;
}

declare module 'jsonwebtoken' {
  const jwt: {
    /** Does not verify the token. */
    decode(token: string): unknown;
    /** @throws Error if the token is forged, expired, or of another issuer */
    verify(token: string, secret: string, options: { readonly issuer: string }): unknown;
    /** Signs with HS256, as Directus does. Keeps the times of the claims. */
    sign(claims: object, secret: string): string;
  };
  export default jwt;
}

/* The parts of the interface's modules that our parts of the interface use. */

declare module '@directus/extensions-sdk' {
  interface Collection {
    readonly collection: string;
    /** In the person's language. */
    readonly name: string;
    readonly icon: string | null;
    readonly meta: {
      readonly hidden: boolean;
      readonly singleton: boolean;
      readonly display_template: string | null;
    } | null;
  }

  interface Field {
    readonly field: string;
    /** In the person's language. */
    readonly name: string;
    readonly type: string;
    readonly meta: {
      readonly hidden: boolean;
      readonly interface: string | null;
      readonly options: {
        readonly choices?: readonly { readonly value: string; readonly text?: string }[];
        /** Only on our fields for pictures (data/fields/forms.ts). */
        readonly neededWidth?: number;
        /** Of repeaters. */
        readonly fields?: unknown;
      } | null;
    } | null;
  }

  interface Relation {
    readonly collection: string;
    readonly field: string;
    readonly related_collection: string | null;
    readonly meta: { readonly one_field: string | null } | null;
  }

  /** Directus' stores: they know what the person may read. */
  export function useStores(): {
    useCollectionsStore(): { readonly collections: readonly Collection[] };
    useRelationsStore(): { readonly relations: readonly Relation[] };
    useFieldsStore(): { getFieldsForCollection(collection: string): readonly Field[] };
    useUserStore(): {
      readonly currentUser: {
        readonly id: string;
        /** Asterisks if the person has a second factor. */
        readonly tfa_secret?: string | null;
      } | null;
    };
  };

  /** A client that uses the person's session. Rejects if the answer is an error. */
  export function useApi(): {
    get(path: string, options: { readonly params: object }): Promise<{ readonly data: unknown }>;
    post(path: string, body: object): Promise<unknown>;
  };
}

declare module 'vue' {
  export type Component = object;
  export type Node = object;
  type Children =
    | string
    | readonly unknown[]
    | (() => unknown)
    | Readonly<Record<string, () => unknown>>;

  export function defineComponent<Properties>(options: {
    readonly name: string;
    readonly props?: readonly (keyof Properties & string)[];
    readonly emits?: readonly string[];
    readonly setup: (
      properties: Properties,
      context: { readonly emit: (event: string, value: unknown) => void },
    ) => () => Node | undefined;
  }): Component;
  /** A value that is computed again when what it read has changed. */
  export function computed<Value>(read: () => Value): { readonly value: Value };
  /** Returns what a component above has provided. Must be called in `setup`. */
  export function inject(name: string): unknown;
  export function h(type: string | Component, properties: object, children?: Children): Node;
  /** Resolves when the last change is on the screen. */
  export function nextTick(): Promise<void>;
  export function ref<Value>(value: Value): { value: Value };
  /** Returns a component that Directus has registered. Must be called while rendering. */
  export function resolveComponent(name: string): Component;
  /** Returns an id for an element of the component. Must be called in `setup`. */
  export function useId(): string;
  export function watch<Value>(
    source: { readonly value: Value },
    handler: (value: Value) => unknown,
    options: { readonly immediate: boolean },
  ): void;
}

declare module 'vue-router' {
  /** Returns the router of Directus' interface. Must be called in `setup`. */
  export function useRouter(): {
    /** @param path below `/admin` */
    push(path: string): Promise<unknown>;
  };
}

declare module 'vue-i18n' {
  /** The language of Directus' interface, such as `de-DE`. */
  export function useI18n(): { readonly locale: { readonly value: string } };
}
