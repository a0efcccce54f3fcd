import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgres } from '../../../../cms/backup/postgres.ts';
import { readCmsEnvironment } from '../../../../cms/environment.ts';

/** A folder with a `psql` that fails, and reports the mode of encryption that it was given. */
let programs: string;
const { PATH } = process.env;

beforeAll(async () => {
  programs = await mkdtemp(join(tmpdir(), 'collegium-psql-'));
  const psql = join(programs, 'psql');
  await writeFile(
    psql,
    '#!/bin/sh\necho "${PGSSLMODE:-none} ${PGSSLROOTCERT:-none}" >&2\nexit 1\n',
  );
  await chmod(psql, 0o700);
  process.env['PATH'] = `${programs}:${PATH}`;
});

afterAll(async () => {
  process.env['PATH'] = PATH;
  await rm(programs, { recursive: true });
});

const server = { DB_HOST: 'db.example.org', DB_DATABASE: 'collegium', DB_USER: 'collegium' };
const addressed = (parameters: string) => ({
  DB_CONNECTION_STRING: `postgres://collegium@db.example.org/collegium${parameters}`,
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['no setting', server, 'none none'],
  ['DB_SSL=false', { ...server, DB_SSL: 'false' }, 'none none'],
  ['DB_SSL=true', { ...server, DB_SSL: 'true' }, 'verify-full none'],
  ['a certificate', { ...server, DB_SSL__CA_FILE: '/ca.pem' }, 'verify-full /ca.pem'],
  ['a certificate in a variable', { ...server, DB_SSL__CA: '-----BEGIN' }, 'verify-full none'],
  ['a name of the server', { ...server, DB_SSL__SERVERNAME: 'db' }, 'verify-full none'],
  [
    'a certificate that is not checked',
    { ...server, DB_SSL__REJECT_UNAUTHORIZED: 'false' },
    'require none',
  ],
  ['an address', addressed(''), 'none none'],
  ['an address that disables it', addressed('?sslmode=disable'), 'disable none'],
  ['an address that requires it', addressed('?sslmode=require'), 'verify-full none'],
  ['an address with another word', addressed('?ssl=true'), 'verify-full none'],
  ['an address without a check', addressed('?sslmode=no-verify'), 'require none'],
  [
    'an address with a certificate',
    addressed('?sslmode=verify-full&sslrootcert=/ca.pem'),
    'verify-full /ca.pem',
  ],
])('PostgreSQL’s programs encrypt as Directus does, with %s', async (_what, settings, expected) => {
  const environment = readCmsEnvironment({ DB_CLIENT: 'pg', ...settings });
  await expect(postgres(environment).assertEmpty()).rejects.toThrow(`found: ${expected}`);
});
