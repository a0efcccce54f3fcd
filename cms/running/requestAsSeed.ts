import { CmsError, readCmsEnvironment } from '../environment.ts';
import { secretsFile } from '../secrets.ts';
import { installedSecrets } from './installedSecrets.ts';
import { expectOwnDirectus } from './isOwnDirectus.ts';
import { localUrl } from './localUrl.ts';

/** The response of Directus to a request of the seed's account. */
interface SeedResponse<Data> {
  readonly status: number;
  readonly data?: Data;
  readonly errors?: readonly { readonly message: string }[];
}

/**
 * Posts to the Directus that `npm run cms` runs, as the seed's account.
 *
 * @throws CmsError in one line if there is no installation, Directus does not answer, another program answers in its place, or
 *   it refuses the token
 */
export async function requestAsSeed<Data>(path: string, body: object): Promise<SeedResponse<Data>> {
  const environment = readCmsEnvironment();
  const secrets = await installedSecrets(environment);
  const url = localUrl(environment);
  const away = () =>
    new CmsError(
      `CMS_PORT: expected Directus at ${url}, which does not answer; start \`npm run cms\` first.`,
    );
  await fetch(`${url}/server/ping`, { signal: AbortSignal.timeout(5000) }).catch(() => {
    throw away();
  });
  await expectOwnDirectus(url, environment, secrets);
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secrets.seedToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  }).catch(() => {
    throw away();
  });
  const { status } = response;
  if (status === 401 || status === 403) {
    throw new CmsError(
      `SEED_TOKEN: expected the token of an administrator in ${secretsFile(environment)}, found that Directus refuses it; start \`npm run cms\` again.`,
    );
  }
  return {
    status,
    ...((await response.json().catch(() => ({}))) as Omit<SeedResponse<Data>, 'status'>),
  };
}
