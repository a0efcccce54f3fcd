import { createHmac } from 'node:crypto';
import { keptSecret } from './installation.ts';

/** An expired token in the format that Directus uses for links in mails. */
export async function endedToken(data: string, payload: object): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const times = { iat: now - 10, exp: now - 1, iss: 'directus' };
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...payload, ...times })}`;
  const secret = await keptSecret(data, 'SECRET');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
