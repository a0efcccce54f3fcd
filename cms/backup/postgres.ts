import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CmsError, type CmsEnvironment } from '../environment.ts';
import { seedRecord } from '../seed/seedRecord.ts';
import type { Database } from './database.ts';

/** The dump in a backup, in PostgreSQL's own format. */
export const postgresFile = 'database.dump';

/** The PostgreSQL database of an installation, by the programs that come with PostgreSQL. */
export function postgres({ directusSettings }: CmsEnvironment): Database {
  const environment = connection(directusSettings);
  const { PGDATABASE: name } = environment;
  const run = (program: string, ...args: readonly string[]) => runWith(environment, program, args);
  const ask = async (sql: string) =>
    (await run('psql', '--no-psqlrc', '--tuples-only', '--no-align', '--command', sql))
      .split('\n')
      .filter((line) => line !== '');
  return {
    async copyTo(folder) {
      await run('pg_dump', '--format=custom', ...unowned, '--file', join(folder, postgresFile));
      return ask('select filename_disk from directus_files where filename_disk is not null');
    },
    async seedNotes() {
      const named = `select 1 from pg_tables where schemaname = 'public' and tablename = '${seedRecord}'`;
      if ((await ask(named)).length === 0) return [];
      return ask(`select collection from ${seedRecord}`);
    },
    async assertEmpty() {
      const tables = await ask("select tablename from pg_tables where schemaname = 'public'");
      if (tables.length === 0) return;
      throw new CmsError(
        `DB_DATABASE: expected an empty database, found ${tables.length} tables in ${name}; create another one. Nothing was changed.`,
      );
    },
    async fillFrom(folder) {
      const dump = join(folder, postgresFile);
      const whole = ['--single-transaction', '--exit-on-error'];
      await run('pg_restore', ...whole, ...unowned, '--dbname', name, dump);
    },
  };
}

/** The user of the other database may have another name. */
const unowned = ['--no-owner', '--no-privileges'];

interface Connection {
  readonly PGDATABASE: string;
  readonly [name: string]: string;
}

/**
 * Directus' settings as variables of PostgreSQL's programs. A password in their arguments could be read by every user
 * of the computer.
 */
function connection(settings: Readonly<Record<string, string>>): Connection {
  const { DB_CONNECTION_STRING: address } = settings;
  const url = address ? new URL(address) : undefined;
  const part = (value: string | undefined) => (value ? decodeURIComponent(value) : undefined);
  const named = {
    PGHOST: part(url?.hostname) ?? settings['DB_HOST'],
    PGPORT: part(url?.port) ?? settings['DB_PORT'],
    PGUSER: part(url?.username) ?? settings['DB_USER'],
    PGPASSWORD:
      part(url?.password) ?? settings['DB_PASSWORD'] ?? textOf(settings['DB_PASSWORD_FILE']),
    PGSSLMODE: encryption(settings, url?.searchParams),
    PGSSLROOTCERT: settings['DB_SSL__CA_FILE'] ?? url?.searchParams.get('sslrootcert'),
  };
  return {
    PGDATABASE: part(url?.pathname.slice(1)) ?? settings['DB_DATABASE'] ?? '',
    ...Object.fromEntries(
      Object.entries(named).flatMap(([key, value]) => (value ? [[key, value]] : [])),
    ),
  };
}

/**
 * Returns the mode of encryption for PostgreSQL's programs. If Directus expects TLS, they have to expect it as strictly: by
 * their default, they would send password and data in plain text to a server that says it has no TLS.
 */
function encryption(
  settings: Readonly<Record<string, string>>,
  parameters: URLSearchParams | undefined,
): string | undefined {
  const named =
    parameters?.get('sslmode') ?? parameters?.get('ssl') ?? (settings['DB_SSL'] || undefined);
  if (named === 'no-verify' || settings['DB_SSL__REJECT_UNAUTHORIZED'] === 'false')
    return 'require';
  if (named === 'disable') return named;
  const isUnset = named === undefined || named === 'false' || named === '0';
  // With any of these variables, such as the certificate itself, Directus wants TLS.
  const isDescribed = Object.keys(settings).some((name) => name.startsWith('DB_SSL__'));
  // Directus' driver checks the certificate for all other modes.
  return isUnset && !isDescribed ? undefined : 'verify-full';
}

function textOf(file: string | undefined): string | undefined {
  return file && readFileSync(file, 'utf8').trim();
}

async function runWith(
  environment: Connection,
  program: string,
  args: readonly string[],
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, {
      env: { PATH: process.env['PATH'], ...environment },
      maxBuffer: 100_000_000,
    });
    return stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { readonly code?: unknown; readonly stderr?: string };
    const [reason = ''] = stderr.split('\n');
    throw new CmsError(
      code === 'ENOENT'
        ? `${program}: expected PostgreSQL's programs on this computer, found none; install its client (Debian: postgresql-client).`
        : `${program}: expected it to succeed, found: ${reason || String(code)}`,
    );
  }
}
