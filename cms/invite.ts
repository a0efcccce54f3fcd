import { readFile } from 'node:fs/promises';
import { CmsError } from './environment.ts';
import { requestAsSeed } from './running/requestAsSeed.ts';

/** `npm run cms:invite -- members.csv`, with the variables of `npm run cms`, which has to be running. */
async function invite(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    throw new CmsError('Expected a file, as in `npm run cms:invite -- members.csv`.');
  }
  const list = await readFile(file, 'utf8').catch(() => {
    throw new CmsError(`${file}: expected a CSV file, found none that can be read.`);
  });
  const path = '/items/member_lists?fields=report';
  const { status, data, errors } = await requestAsSeed<{ readonly report?: string }>(path, {
    list,
  });
  if (data?.report === undefined) {
    const reason = errors?.map(({ message }) => message).join('\n');
    throw new CmsError(`${file}:\n${reason ?? `Directus answered ${status}.`}`);
  }
  console.log(data.report);
}

await invite().catch((error: unknown) => {
  console.error(error instanceof CmsError ? error.message : error);
  process.exit(1);
});
