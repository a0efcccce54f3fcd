import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CmsError, type CmsEnvironment } from '../environment.ts';
import { seedRecord } from '../seed/seedRecord.ts';
import { tableOf, type Database, type Row, type Table, type Tables } from './database.ts';

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
    tables: (omitted) => tablesBy(ask, omitted),
    async run(statement) {
      await ask(statement);
    },
  };
}

/**
 * Creates an empty database beside the installation's, for a dry run.
 *
 * @returns the environment of a Directus that uses it
 * @throws CmsError if the user may not create one
 */
export async function createSecond(environment: CmsEnvironment) {
  const name = `collegium_dry_run_${randomBytes(6).toString('hex')}`;
  const server = postgres(environment);
  await server.run(`create database ${name}`).catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    throw new CmsError(
      `DB_USER: expected a user who may create a database for the dry run, found none (${error.message}); allow it with \`alter role … createdb\`, or restore a backup into an empty database, and upgrade that. Nothing was changed.`,
    );
  });
  const { DB_CONNECTION_STRING: address, ...settings } = environment.directusSettings;
  return {
    environment: {
      ...environment,
      directusSettings: address
        ? { ...settings, DB_CONNECTION_STRING: withDatabase(address, name) }
        : { ...settings, DB_DATABASE: name },
    },
    drop: () => server.run(`drop database ${name} with (force)`),
  };
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/** Reads one table after the other, since the text of each has to fit into `maxBuffer`. */
async function tablesBy(
  ask: (sql: string) => Promise<readonly string[]>,
  omitted: ReadonlySet<string>,
): Promise<Tables> {
  const tables = new Map<string, Table>();
  for (const line of await ask(describeTables)) {
    const { name, columns, keys } = JSON.parse(line) as TableDescription;
    if (omitted.has(name)) continue;
    // JSON has no line breaks, so each record is one line.
    const rows = await ask(`select row_to_json(record.*) from ${quoted(name)} as record`);
    tables.set(
      name,
      tableOf(
        columns,
        keys ?? [],
        rows.map((row) => JSON.parse(row) as Row),
      ),
    );
  }
  return tables;
}

interface TableDescription {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of the primary key; null if there is none. */
  readonly keys: readonly string[] | null;
}

const describeTables = `
  select json_build_object(
    'name', tablename,
    'columns', (
      select json_agg(attname order by attnum) from pg_attribute
      where attrelid = place and attnum > 0 and not attisdropped
    ),
    'keys', (
      select json_agg(attname order by attnum) from pg_attribute
      join pg_index on indrelid = attrelid and attnum = any(indkey)
      where attrelid = place and indisprimary
    )
  )
  from (
    select tablename, format('%I.%I', schemaname, tablename)::regclass as place
    from pg_tables where schemaname = 'public'
  ) as tables
  order by tablename`;

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
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
      // Bytes. A table of some 100,000 accounts is read as one text, which V8 limits to 512 MB.
      maxBuffer: 500_000_000,
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
