import { createHmac } from 'node:crypto';
import { keptSecret } from './installation.ts';

/** A token as Directus makes them for links in mails, which has ended. */
export async function endedToken(data: string, payload: object): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const times = { iat: now - 10, exp: now - 1, iss: 'directus' };
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...payload, ...times })}`;
  const secret = await keptSecret(data, 'SECRET');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
