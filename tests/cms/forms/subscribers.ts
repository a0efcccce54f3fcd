import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { subscribersPath } from '../../../contract/forms/endpoints.ts';
import type { newsletterSignUpSchema } from '../../../contract/forms/schema.ts';
import type { CaughtMail } from '../installation.ts';
import { soon } from '../soon.ts';
import { askEndpoint, newProof, type EndpointAnswer } from './endpoint.ts';

type NewsletterSignUp = z.infer<typeof newsletterSignUpSchema>;

/** A sign-up as the newsletter's form sends it. */
export async function newSignUp(
  url: string,
  changes: Partial<NewsletterSignUp> = {},
): Promise<NewsletterSignUp> {
  const key = randomUUID();
  return {
    key,
    language: 'de',
    website: '',
    email: `${key}@example.org`,
    wording: 'newsletter-1',
    proof: await newProof(url),
    ...changes,
  };
}

/** @param body the data that the form sends */
export function post(url: string, path: string, body: object): Promise<EndpointAnswer> {
  return askEndpoint(url, { method: 'POST', path, body: JSON.stringify(body) });
}

export async function signUp(
  url: string,
  changes: Partial<NewsletterSignUp> = {},
): Promise<EndpointAnswer> {
  return post(url, subscribersPath, await newSignUp(url, changes));
}

/** The mails to an address, the newest first. Waits until there are `count`. */
export function mailsTo(
  read: () => Promise<readonly CaughtMail[]>,
  email: string,
  count = 1,
): Promise<readonly CaughtMail[]> {
  return soon(
    async () => (await read()).filter(({ to }) => to === email),
    (found) => found.length >= count,
  );
}

/** The token after `#` in the link to a page. */
export function tokenIn({ links }: CaughtMail, page: string): string {
  const link = links.find((address) => address.startsWith(`${page}#`));
  if (link === undefined) throw new Error(`No link to ${page} in ${links.join(' ')}`);
  return new URL(link).hash.slice(1);
}

/** One header of a mail, unfolded. */
export function header({ headers }: CaughtMail, name: string): string | undefined {
  const lines = headers.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const line = lines.find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim();
}
