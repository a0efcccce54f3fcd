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
  /** The read-only token of the website's build. */
  readonly buildToken: string;
  /** Authenticates Directus' calls to the preview. */
  readonly previewSecret: string;
  /** The seed's own token. No change to another account affects it. */
  readonly seedToken: string;
  /** Part of the address of the caught mail. */
  readonly mailKey: string;
  /** The initial passwords of the demo accounts. */
  readonly passwords: Readonly<Record<DemoPerson, string>>;
}

/** The path of the file with the secrets of an installation. */
export function secretsFile({ dataDir }: Pick<CmsEnvironment, 'dataDir'>): string {
  return join(dataDir, '.env');
}

/**
 * Returns the secrets of this installation. The first start generates them, in a file that only its user
 * can read.
 */
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
    // Append only: what an operator wrote into the file stays.
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
 * The name of the variable with a person's password, such as MEMBER_VHM_PASSWORD.
 *
 * @internal
 */
export function passwordName(person: DemoPerson): string {
  return `${person.toUpperCase().replaceAll('-', '_')}_PASSWORD`;
}

function random(): string {
  return randomBytes(32).toString('hex');
}

/** Without characters that look alike on a screen, such as 1 and l. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns four groups such as `k3m9x-7hq2d-p8wzt-4cvna`: 99 bits that can be read aloud. */
function password(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
