import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { install } from '../../cms/install.ts';
import { demoPeople, type DemoPerson } from '../../cms/people.ts';
import { passwordName } from '../../cms/secrets.ts';
import { portsOfCms, startCms, type CmsOptions, type Ports, type RunningCms } from './commands.ts';
import { copyPrepared } from './prepared.ts';
import type { CaughtMail } from '../../cms/mailPage.ts';

export type { CaughtMail };

export interface Answer {
  readonly status: number;
  readonly body: {
    readonly data?: unknown;
    readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
  };
}

/** A request to Directus. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** The API that tests use with a Directus, regardless of who started it. */
export type Installation = ReturnType<typeof accessTo>;

interface InstallationOptions {
  /** Whether to start without data, instead of with a copy of the data after a first start. */
  readonly fromNothing?: boolean;
}

/** A Directus with its own temporary folder and ports. `start` starts it. */
export async function newInstallation({ fromNothing = false }: InstallationOptions = {}) {
  const ports = await portsOfCms();
  const temp = await mkdtemp(join(tmpdir(), 'collegium-cms-'));
  const data = join(temp, 'data');
  if (!fromNothing) await copyPrepared(data);
  let running: RunningCms | undefined;
  let output = '';

  /** Stops Directus as Ctrl-C does. */
  const stop = async (): Promise<number | null | undefined> => {
    const code = await running?.stop();
    output += running?.output.text ?? '';
    running = undefined;
    return code;
  };

  return {
    ...accessTo(data, ports),
    /** A folder for the test's own files. */
    temp,
    /** The output of `npm run cms` and of Directus. */
    output: () => output + (running?.output.text ?? ''),

    /** Runs `npm run cms`. The first start on a computer installs Directus. */
    async start(options: CmsOptions = {}): Promise<void> {
      await install();
      running = await startCms(data, ports, options);
    },
    stop,
    /** Stops Directus and deletes all of its files, including those in the build's cache. */
    async remove(): Promise<void> {
      await stop();
      await removeCached(`localhost-${ports.directus}`);
      await rm(temp, { recursive: true, force: true });
    },
  };
}

/** Access to a Directus: either a test's own or a shared one. */
export function accessTo(data: string, ports: Ports) {
  const url = `http://localhost:${ports.directus}`;
  return {
    url,
    /** The website that belongs to this Directus. */
    site: `http://localhost:${ports.site}`,
    data,
    /** A key decides which mails this address shows, see `caughtMail`. */
    mail: `http://localhost:${ports.mail}`,
    ports,
    /** The build's token. */
    token: (): Promise<string> => keptSecret(data, 'DIRECTUS_TOKEN'),
    /** The caught mails, the newest first. */
    async caughtMail(): Promise<CaughtMail[]> {
      const key = await keptSecret(data, 'MAIL_KEY');
      const response = await fetch(`http://localhost:${ports.mail}/${key}/messages`);
      return (await response.json()) as CaughtMail[];
    },
    ask: (method: string, path: string, body?: unknown, bearer?: string): Promise<Answer> =>
      ask(url, { method, path, body }, bearer),
    /** Like `ask`, with additional headers. */
    askFrom: (headers: Readonly<Record<string, string>>, request: Request, bearer?: string) =>
      ask(url, request, bearer, headers),
    /** Like `ask`, but returns the response as text. */
    read: (request: Request, bearer?: string) => read(url, request, bearer),
    /** @returns the person's access token */
    logIn: async (person: DemoPerson): Promise<string> => {
      const credentials = {
        email: demoPeople[person].email,
        password: await passwordOf(data, person),
      };
      const login = { method: 'POST', path: '/auth/login', body: credentials };
      const { body } = await ask(url, login);
      return (body.data as { access_token: string }).access_token;
    },
  };
}

/** A secret from the installation's `.env` file, by its name. */
export async function keptSecret(data: string, name: string): Promise<string> {
  return parseEnv(await readFile(join(data, '.env'), 'utf8'))[name]!;
}

/** The password that `npm run cms` generated for a demo account. */
export function passwordOf(data: string, person: DemoPerson): Promise<string> {
  return keptSecret(data, passwordName(person));
}

/** Deletes cached data of builds from this Directus. */
export async function removeCached(backend: string): Promise<void> {
  for (const folder of ['.cache/directus', '.cache/snapshot']) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((kept) => kept.startsWith(backend))) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}

async function ask(
  url: string,
  request: Request,
  bearer?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { status, text } = await read(url, request, bearer, headers);
  return { status, body: (text ? JSON.parse(text) : {}) as Answer['body'] };
}

async function read(
  url: string,
  { method, path, body }: Request,
  bearer?: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** Directus' own collections are not among the items. */
export function pathOf(collection: string): string {
  return collection.startsWith('directus_')
    ? `/${collection.replace('directus_', '')}`
    : `/items/${collection}`;
}
