import { readFile } from 'node:fs/promises';
import { CmsError, readCmsEnvironment } from './environment.ts';
import { readSecrets, secretsFile } from './secrets.ts';
import { existsSync } from 'node:fs';

/** `npm run cms:invite -- members.csv`, with the variables of `npm run cms` and while that runs. */
async function invite(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    throw new CmsError('Expected a file, as in `npm run cms:invite -- members.csv`.');
  }
  const list = await readFile(file, 'utf8').catch(() => {
    throw new CmsError(`${file}: expected a CSV file, found none that can be read.`);
  });
  const environment = readCmsEnvironment();
  if (!existsSync(secretsFile(environment))) {
    throw new CmsError(
      `CMS_DATA_DIR: expected an installation, found none in ${environment.dataDir}; start \`npm run cms\` once.`,
    );
  }
  const { seedToken } = await readSecrets(environment);
  const host = environment.host === '0.0.0.0' ? '127.0.0.1' : environment.host;
  const url = `http://${host}:${environment.port}`;
  const response = await fetch(`${url}/items/member_lists?fields=report`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seedToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ list }),
  }).catch(() => {
    throw new CmsError(
      `CMS_PORT: expected Directus at ${url}, which does not answer; start \`npm run cms\` first.`,
    );
  });
  const { data, errors } = (await response.json().catch(() => ({}))) as Answer;
  if (data?.report === undefined) {
    const told = errors?.map(({ message }) => message).join('\n');
    throw new CmsError(`${file}:\n${told ?? `Directus answered ${response.status}.`}`);
  }
  console.log(data.report);
}

interface Answer {
  readonly data?: { readonly report?: string };
  readonly errors?: readonly { readonly message: string }[];
}

await invite().catch((error: unknown) => {
  console.error(error instanceof CmsError ? error.message : error);
  process.exit(1);
});
