import { jest } from '@jest/globals';
import {
  ContentTooLargeError,
  ForbiddenError,
  InvalidCredentialsError,
  InvalidInviteError,
  InvalidPayloadError,
  InvalidQueryError,
  TokenExpiredError,
} from './fakeErrors.ts';

/* Directus’ own modules that the guard imports. Must be loaded before the guard. */

type Limit = Readonly<Record<'points' | 'duration' | 'blockDuration', number>> & {
  readonly keyPrefix: string;
};

/** The rate limiters that the guard has created through Directus' modules. */
export const limiters: { readonly prefix: string; readonly limit: Limit }[] = [];
export const passwordWork = jest.fn((_hash: string, _password: string) => Promise.resolve(false));
/** Milliseconds that the guard has waited for. */
export const waits: number[] = [];
/** Directus' check of permissions. Rejects if a permission is missing. */
export const validateAccess = jest.fn((_asked: object, _place?: object) => Promise.resolve());
/** The rights to read that Directus' own modules find for everybody. */
export const readRights: {
  collection: string;
  permissions: object | null;
  fields?: readonly string[];
}[] = [];
export const countRequest = jest.fn((_network: string, _points?: number) => Promise.resolve());
/** Directus' own rate limiter. */
export const rateLimiter: { consume: (network: string, points?: number) => Promise<void> } = {
  consume: countRequest,
};

/** Counts like rate-limiter-flexible, which Directus uses: a key without points left is blocked. */
class Limiter {
  readonly #limit: Limit;
  readonly #keys = new Map<string, { count: number; until: number }>();

  constructor(prefix: string, limit: Limit) {
    this.#limit = limit;
    limiters.push({ prefix, limit });
  }

  consume(key: string): Promise<void> {
    if (key === brokenNetwork) return Promise.reject(new Error('Redis is away'));
    const { points, duration, blockDuration } = this.#limit;
    const now = Date.now();
    const kept = this.#keys.get(key);
    const entry = kept && kept.until > now ? kept : { count: 0, until: now + duration * 1000 };
    entry.count += 1;
    if (entry.count === points + 1) entry.until = now + blockDuration * 1000;
    this.#keys.set(key, entry);
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as that package does
    return entry.count > points ? Promise.reject({ remainingPoints: 0 }) : Promise.resolve();
  }

  reward(key: string): Promise<void> {
    const entry = this.#keys.get(key);
    if (entry) entry.count -= 1;
    return Promise.resolve();
  }

  delete(key: string): Promise<void> {
    this.#keys.delete(key);
    return Promise.resolve();
  }
}

/** Directus' driver for logins with a password. */
export class LocalAuthDriver {
  declare verify: typeof lookAtPassword;
}
export const lookAtPassword = (_user: object, password: string) =>
  passwordWork('hash of an account', password);

/** For this network, the rate limiter fails. */
export const brokenNetwork = '203.0.113.255';

/** The setting `FILES_MAX_UPLOAD_SIZE`. */
export const maxBytes = 1000;

/** A router of Directus with these paths, each with a method in small letters if that matters. */
export const routerOf = (...routes: readonly string[]) =>
  routes.map((each) => {
    const [path, method = 'get'] = each.split(' ');
    return {
      route: {
        ...{ path, methods: { [method]: true } },
        stack: [{ handle: (_request: object, _response: object, next: () => void) => next() }],
      },
    };
  });

/** The routes of Directus' tools, each with what it does. */
export const tools = routerOf('/hash/generate', '/import/:collection', '/sort/:collection');
const assets = routerOf('/folder/:pk', '/files/', '/:pk/:filename?');
const translations = routerOf('/', '/ search', '/ post', '/:pk patch', '/:pk delete');
export const schemaRoutes = routerOf('/snapshot', '/diff post', '/apply post');
export const server = routerOf('/specs/graphql/:scope?', '/info');
const webhooks = routerOf('/:provider post');
const flows = routerOf('/trigger/:pk', '/trigger/:pk post', '/');
export const files = routerOf('/', '/ post', '/:pk', '/:pk patch');

const modules: Readonly<Record<string, () => object>> = {
  '@directus/errors': () => ({
    ...{ ContentTooLargeError, ForbiddenError, TokenExpiredError },
    ...{ InvalidCredentialsError, InvalidInviteError, InvalidPayloadError, InvalidQueryError },
  }),
  '@directus/api/constants': () => ({ FILE_UPLOADS: { MAX_SIZE: maxBytes } }),
  // Tried with a real Directus (tests/cms/guards).
  '@directus/api/utils/is-directus-jwt': () => ({ default: () => false }),
  express: () => ({
    default: { json: () => (_request: object, _response: object, next: () => void) => next() },
  }),
  '@directus/api/rate-limiter': () => ({
    createRateLimiter: (prefix: string, limit: Limit) => new Limiter(prefix, limit),
  }),
  '@directus/api/utils/get-ip-from-req': () => ({
    getIPFromReq: ({ ip }: { readonly ip?: string }) => ip ?? null,
  }),
  '@directus/api/utils/generate-hash': () => ({
    generateHash: (text: string) => Promise.resolve(`hash of ${text}`),
  }),
  'rate-limiter-flexible': () => ({ RateLimiterMemory: Object }),
  // Tried with a real Directus and a real Redis (tests/cms/instances).
  '@directus/api/bus/index': () => ({ useBus: jest.fn() }),
  '@directus/api/cache': () => ({ flushCaches: jest.fn() }),
  '@directus/api/lock/index': () => ({ useLock: jest.fn() }),
  '@directus/api/permissions/cache': () => ({ useCache: jest.fn() }),
  '@directus/api/redis/index': () => ({
    redisConfigAvailable: () => false,
    useRedis: jest.fn(),
  }),
  '@directus/api/middleware/rate-limiter-ip': () => ({ rateLimiter }),
  '@directus/api/middleware/rate-limiter-registration': () => ({ rateLimiter: undefined }),
  '@directus/api/controllers/assets': () => ({ default: { stack: assets } }),
  '@directus/api/controllers/files': () => ({ default: { stack: files } }),
  '@directus/api/controllers/deployment-webhooks': () => ({ default: { stack: webhooks } }),
  '@directus/api/controllers/flows': () => ({ default: { stack: flows } }),
  '@directus/api/controllers/server': () => ({ default: { stack: server } }),
  '@directus/api/controllers/schema': () => ({ default: { stack: schemaRoutes } }),
  '@directus/api/controllers/translations': () => ({ default: { stack: translations } }),
  '@directus/api/controllers/utils': () => ({ default: { stack: tools } }),
  '@directus/api/permissions/modules/validate-access/validate-access': () => ({ validateAccess }),
  '@directus/api/permissions/lib/fetch-policies': () => ({
    fetchPolicies: () => Promise.resolve(['policy']),
  }),
  '@directus/api/permissions/lib/fetch-permissions': () => ({
    fetchPermissions: () => Promise.resolve(readRights),
  }),
  '@directus/api/utils/get-accountability-for-role': () => ({
    getAccountabilityForRole: jest.fn(),
  }),
  // Tried with a real Directus (tests/cms/requiredFactor.test.ts).
  '@directus/api/permissions/modules/fetch-accountability-policy-globals/fetch-accountability-policy-globals':
    () => ({ fetchAccountabilityPolicyGlobals: jest.fn() }),
  '@directus/api/auth/drivers/local': () => ({ LocalAuthDriver }),
  '@directus/api/utils/get-secret': () => ({ getSecret: () => 'secret' }),
  argon2: () => ({ default: { verify: passwordWork } }),
  // Tried with a real Directus (tests/cms/guards/tokens.test.ts).
  jsonwebtoken: () => ({ default: { decode: () => ({}), sign: () => 'signed' } }),
};
for (const [name, factory] of Object.entries(modules)) {
  jest.unstable_mockModule(name, factory, { virtual: true });
}
jest.unstable_mockModule('node:timers/promises', () => ({
  setTimeout: (ms: number) => {
    waits.push(ms);
    return Promise.resolve();
  },
}));
