/* Of Directus' own modules, what the guard uses: their types are only there once it is installed. */

declare module '@directus/errors' {
  export const ForbiddenError: new () => Error;
  export const InvalidCredentialsError: new () => Error;
  export const InvalidPayloadError: new (told: { readonly reason: string }) => Error;
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
    consume(key: string): Promise<unknown>;
    reward(key: string): Promise<unknown>;
    delete(key: string): Promise<unknown>;
  }

  /** In memory or in Redis, as the variables that begin so say. */
  export function createRateLimiter(prefix: string, limit: Limit): Limiter;
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
