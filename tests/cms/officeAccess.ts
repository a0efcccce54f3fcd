import { spawn } from 'node:child_process';
import { memberLinkToken } from '../../contract/members/addresses.ts';
import { keptSecret, type Answer, type CaughtMail } from './installation.ts';
import type { SharedCms } from './sharedCms.ts';
import { soon } from './soon.ts';

/** The password that members choose in the tests of the office. */
export const password = 'ein-langes-Passwort-1';

/** Returns the token of the link in a mail to a member. */
export function tokenIn(mail: CaughtMail): string {
  const tokens = mail.links.map((link) => memberLinkToken(new URL(link)));
  return tokens.find((token) => token !== undefined)!;
}

/** The requests, mails and accounts that the tests of the office look at. */
export function officeAccess(cms: SharedCms) {
  /** The mails to an address, the newest first. Waits until there are `count`. */
  function mailsTo(email: string, count = 1): Promise<CaughtMail[]> {
    return soon(
      () => mailsNow(email),
      (mails) => mails.length >= count,
    );
  }

  async function mailsNow(email: string): Promise<CaughtMail[]> {
    return (await cms.caughtMail()).filter(({ to }) => to === email);
  }

  function logIn(email: string, secret: string = password): Promise<Answer> {
    return cms.ask('POST', '/auth/login', { email, password: secret });
  }

  async function tokensOf(email: string) {
    const { body } = await logIn(email);
    return body.data as { readonly access_token: string; readonly refresh_token: string };
  }

  async function renew(refresh_token: string): Promise<number> {
    return (await cms.ask('POST', '/auth/refresh', { refresh_token, mode: 'json' })).status;
  }

  async function codeOf(method: string, path: string, body: unknown) {
    return (await cms.ask(method, path, body)).body.errors?.[0]?.extensions?.code;
  }

  async function accountOf(id: string) {
    return soon(
      async () => (await asSeed('GET', `/users/${id}`)).body.data as { invitation?: string },
      ({ invitation }) => invitation === 'sent',
    );
  }

  async function listed(beginning: string) {
    const filter = `filter[email][_starts_with]=${beginning}`;
    const { body } = await asSeed('GET', `/users?${filter}&sort=email`);
    return body.data as { readonly id: string }[];
  }

  function give(list: string, bearer?: string): Promise<Answer> {
    return cms.ask('POST', '/items/member_lists', { list }, bearer);
  }

  async function refusalOf(list: string, bearer: string): Promise<string | undefined> {
    const { errors } = (await give(list, bearer)).body as {
      readonly errors?: readonly { readonly message: string }[];
    };
    return errors?.[0]?.message;
  }

  async function asSeed(method: string, path: string, body?: unknown): Promise<Answer> {
    return cms.ask(method, path, body, await keptSecret(cms.data, 'SEED_TOKEN'));
  }

  /** Runs `npm run cms:invite`. */
  async function invite(file: string): Promise<{ code: number | null; output: string }> {
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, ['--import', 'tsx', 'cms/invite.ts', file], {
      env: { PATH, HOME, CMS_DATA_DIR: cms.data, CMS_PORT: String(cms.ports.directus) },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => (output += part.toString()));
    }
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, output };
  }

  return {
    mailsTo,
    mailsNow,
    logIn,
    tokensOf,
    renew,
    codeOf,
    accountOf,
    listed,
    give,
    refusalOf,
    asSeed,
    invite,
  };
}
