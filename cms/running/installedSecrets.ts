import { existsSync } from 'node:fs';
import { CmsError, type CmsEnvironment } from '../environment.ts';
import { readSecrets, secretsFile, type Secrets } from '../secrets.ts';

/**
 * Returns the secrets of an installation.
 *
 * @throws CmsError if there is no installation
 */
export async function installedSecrets(environment: CmsEnvironment): Promise<Secrets> {
  if (existsSync(secretsFile(environment))) return readSecrets(environment);
  throw new CmsError(
    `CMS_DATA_DIR: expected an installation, found none in ${environment.dataDir}; start \`npm run cms\` once.`,
  );
}
