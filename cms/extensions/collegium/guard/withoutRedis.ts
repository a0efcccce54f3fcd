import { useBus } from '@directus/api/bus/index';
import { flushCaches } from '@directus/api/cache';
import { useLock } from '@directus/api/lock/index';
import { rateLimiter } from '@directus/api/middleware/rate-limiter-ip';
import { useCache } from '@directus/api/permissions/cache';
import { redisConfigAvailable, useRedis, type Redis } from '@directus/api/redis/index';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Context, Register } from '../directus.ts';

/** Milliseconds after which a command to Redis fails: much longer than on a busy computer. */
const commandTimeout = 2000;

/**
 * Lets Directus work while Redis is away. Directus 11.17.4 answers 500 to every request then, including `/server/ping`,
 * after up to 42 s: ioredis keeps commands until it has tried 20 times to connect.
 *
 * Without Redis, each instance counts requests itself, and reads rights and schema from the database. Afterwards, all
 * caches are emptied, because changes were not reported meanwhile.
 *
 * Only after the start, at which commands have to wait for the first connection.
 */
export function workWithoutRedis({ action }: Register, { logger }: Context): void {
  if (!redisConfigAvailable()) return;
  action('server.start', () => {
    const redis = useRedis();
    failAtOnce(redis);
    countWithoutRedis();
    const rights = useCache();
    const get = rights.get.bind(rights);
    const set = rights.set.bind(rights);
    rights.get = async (key) => {
      if (redis.status === 'ready') return get(key);
      await rights.local.clear();
      return undefined;
    };
    rights.set = async (key, value) => {
      if (redis.status === 'ready') await set(key, value);
    };
    surviving(rights, { get: undefined, set: undefined, clear: undefined });
    // 1: no other instance is reading the schema.
    surviving(useLock(), { increment: 1, delete: undefined });
    surviving(useBus(), { publish: undefined });
    redis.on('ready', () => {
      const empty = () =>
        void flushCaches(true).catch(() =>
          logger.warn('The caches were not emptied after Redis was away.'),
        );
      empty();
      // The clients of the other caches are connected again after two seconds at most.
      setTimeout(empty, 3000).unref();
    });
  });
}

/** Sets the options of all clients, by the class that they share. */
function failAtOnce(redis: Redis): void {
  const clients = Object.getPrototypeOf(redis) as Redis;
  const send = Reflect.get(clients, 'sendCommand');
  clients.sendCommand = function (this: Redis, ...command) {
    Object.assign(this.options, { enableOfflineQueue: false, commandTimeout });
    return send.apply(this, [...command]);
  };
}

/** Directus' limit of requests from one address. */
function countWithoutRedis(): void {
  if (!rateLimiter || !('insuranceLimiter' in rateLimiter)) return;
  const { points, duration } = rateLimiter;
  rateLimiter.insuranceLimiter = new RateLimiterMemory({ points, duration });
}

/** Replaces methods by ones that return a value if Redis does not answer. */
function surviving(owner: object, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const method = Reflect.get(owner, name) as (...input: unknown[]) => Promise<unknown>;
    const survivor = (...input: unknown[]) => method.apply(owner, input).catch(() => value);
    Reflect.set(owner, name, survivor);
  }
}
