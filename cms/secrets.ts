import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { CmsEnvironment } from './environment.ts';
import { people, type DemoPerson } from './people.ts';

export interface Secrets {
  readonly key: string;
  /** Signs sessions. */
  readonly secret: string;
  /** The build's read-only access. */
  readonly buildToken: string;
  /** What tells the preview that it is Directus that calls. */
  readonly previewSecret: string;
  /** The seed's own access, which no change to somebody's account takes away. */
  readonly seedToken: string;
  /** Stands in the address of the caught mail. */
  readonly mailKey: string;
  /** What the accounts for trying out were made with. */
  readonly passwords: Readonly<Record<DemoPerson, string>>;
}

/** Where the secrets of an installation are kept. */
export function secretsFile({ dataDir }: Pick<CmsEnvironment, 'dataDir'>): string {
  return join(dataDir, '.env');
}

/** The secrets of this installation, made at the first start and readable by its user alone. */
export async function readSecrets(environment: CmsEnvironment): Promise<Secrets> {
  const file = secretsFile(environment);
  const text = await readFile(file, 'utf8').catch(() => '');
  const kept = parseEnv(text);
  const values = {
    KEY: kept['KEY'] ?? random(),
    SECRET: kept['SECRET'] ?? random(),
    DIRECTUS_TOKEN: kept['DIRECTUS_TOKEN'] ?? random(),
    PREVIEW_SECRET: kept['PREVIEW_SECRET'] ?? random(),
    SEED_TOKEN: kept['SEED_TOKEN'] ?? random(),
    MAIL_KEY: kept['MAIL_KEY'] ?? random(),
  };
  const passwords = Object.fromEntries(
    people.map((person) => [person, kept[passwordName(person)] ?? password()]),
  ) as Record<DemoPerson, string>;
  const all = {
    ...values,
    ...Object.fromEntries(people.map((person) => [passwordName(person), passwords[person]])),
  };
  const missing = Object.entries(all).filter(([name]) => kept[name] === undefined);
  if (missing.length > 0) {
    await mkdir(environment.dataDir, { recursive: true, mode: 0o700 });
    // What an operator has written into the file stays as it is.
    const before = text === '' || text.endsWith('\n') ? text : `${text}\n`;
    const lines = missing.map(([name, value]) => `${name}=${value}\n`);
    await writeFile(file, before + lines.join(''), { mode: 0o600 });
  }
  return {
    key: values.KEY,
    secret: environment.secret ?? values.SECRET,
    buildToken: values.DIRECTUS_TOKEN,
    previewSecret: values.PREVIEW_SECRET,
    seedToken: values.SEED_TOKEN,
    mailKey: values.MAIL_KEY,
    passwords,
  };
}

/**
 * The name under which somebody's password is kept, such as MEMBER_VHM_PASSWORD.
 *
 * @internal
 */
export function passwordName(person: DemoPerson): string {
  return `${person.toUpperCase().replaceAll('-', '_')}_PASSWORD`;
}

function random(): string {
  return randomBytes(32).toString('hex');
}

/** Without what is mistaken for another when somebody types it from a screen. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Four groups such as `k3m9x-7hq2d-p8wzt-4cvna`: 99 bits that can be read out. */
function password(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
