import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { CmsEnvironment } from './environment.ts';

export interface Secrets {
  readonly key: string;
  /** Signs sessions. */
  readonly secret: string;
  /** The build's read-only access. */
  readonly buildToken: string;
  /** What tells the preview that it is Directus that calls. */
  readonly previewSecret: string;
}

/** The secrets of this installation, made at the first start and readable by its user alone. */
export async function readSecrets({ dataDir, secret }: CmsEnvironment): Promise<Secrets> {
  const file = join(dataDir, '.env');
  const kept = parseEnv(await readFile(file, 'utf8').catch(() => ''));
  const values = {
    KEY: kept['KEY'] ?? random(),
    SECRET: kept['SECRET'] ?? random(),
    DIRECTUS_TOKEN: kept['DIRECTUS_TOKEN'] ?? random(),
    PREVIEW_SECRET: kept['PREVIEW_SECRET'] ?? random(),
  };
  if (Object.entries(values).some(([name, value]) => kept[name] !== value)) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const text = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
    await writeFile(file, text.join(''), { mode: 0o600 });
  }
  return {
    key: values.KEY,
    secret: secret ?? values.SECRET,
    buildToken: values.DIRECTUS_TOKEN,
    previewSecret: values.PREVIEW_SECRET,
  };
}

function random(): string {
  return randomBytes(32).toString('hex');
}
