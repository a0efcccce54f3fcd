import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markOf } from '../../../contract/publication.ts';
import { listOfBuild } from '../listOfBuild.ts';
import type { Publication, Publications } from '../Publication.ts';
import type { Build, Publisher } from '../Publisher.ts';
import { PartlyPublishedError, PublishingError } from '../PublishingError.ts';
import { locked } from './lock.ts';
import { planOf, type Plan } from './plan.ts';
import { quoted, Sftp } from './Sftp.ts';
import { readState, stateName, type State } from './State.ts';

/** Where files are until all of them are there. Web servers do not serve it. */
const uploadFolder = '.collegium-upload';

const keptRecords = 10;

/**
 * Publishes to web space with SFTP, but without a shell. All files are uploaded first. Then they are renamed to their
 * names in a safe order, so that each page is the old or the new one, and finds its scripts.
 */
export class WebSpace implements Publisher {
  readonly printed: string;
  readonly #open: () => Sftp;

  constructor(host: string, folder: string, sshSettings: string | undefined) {
    this.printed = `sftp://${host}/${folder}`;
    this.#open = () => new Sftp(host, folder, sshSettings);
  }

  async list(): Promise<Publications> {
    return this.#connected(async (sftp) => {
      const { publications } = readState(await sftp.read(stateName));
      return { publications, visible: publications.at(-1)?.number };
    });
  }

  async publish(build: Build): Promise<Publication | undefined> {
    const files = await listOfBuild(build.outDir);
    const hashes = await hashesOf(build.outDir, files);
    return this.#connected((sftp) => locked(sftp, build, () => update(sftp, build, hashes)));
  }

  goBack(): Promise<never> {
    const reason =
      'web space without a shell keeps no earlier publications; restore the content, and build it';
    return Promise.reject(new PublishingError(reason));
  }

  async #connected<Result>(action: (sftp: Sftp) => Promise<Result>): Promise<Result> {
    const sftp = this.#open();
    try {
      return await action(sftp);
    } finally {
      sftp.close();
    }
  }
}

async function hashesOf(outDir: string, files: readonly string[]): Promise<State['hashes']> {
  const hashes = files.map(async (file) => {
    const content = await readFile(join(outDir, file));
    return [file, createHash('sha256').update(content).digest('base64')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

async function update(
  sftp: Sftp,
  { outDir, by, time }: Build,
  hashes: State['hashes'],
): Promise<Publication | undefined> {
  const former = readState(await sftp.read(stateName));
  const plan = planOf(hashes, former);
  const isSame =
    plan.changed.length === 0 && Object.keys(hashes).length === Object.keys(former.hashes).length;
  if (isSame) return undefined;
  const number = (former.publications.at(-1)?.number ?? 0) + 1;
  const publication = { number, time: time.toISOString(), by, pages: pagesOf(plan, former) };
  const publications = [...former.publications, publication].slice(-keptRecords);
  const state: State = { version: 1, publications, hashes, kept: [...plan.kept] };
  await upload(sftp, outDir, plan, [
    await sftp.write(`${uploadFolder}/mark`, `${markOf(publication)}\n`),
    await sftp.write(`${uploadFolder}/state`, JSON.stringify(state)),
  ]);
  await show(sftp, plan);
  return publication;
}

async function upload(
  sftp: Sftp,
  outDir: string,
  { changed }: Plan,
  others: readonly string[],
): Promise<void> {
  const puts = changed.map((file, index) => `put ${quoted(join(outDir, file))} ${staged(index)}`);
  // Delete files that a failed publication has left there.
  const empty = [`-mkdir ${uploadFolder}`, `-rm ${uploadFolder}/*`];
  await sftp.run([...empty, ...puts, ...others]);
}

const staged = (index: number) => `${uploadFolder}/${index}`;

async function show(sftp: Sftp, { changed, folders, deleted, emptied }: Plan): Promise<void> {
  try {
    await sftp.run([
      ...folders.map((folder) => `-mkdir ${quoted(folder)}`),
      ...changed.map((file, index) => `rename ${staged(index)} ${quoted(file)}`),
      ...deleted.map((file) => `-rm ${quoted(file)}`),
      ...emptied.map((folder) => `-rmdir ${quoted(folder)}`),
      `rename ${uploadFolder}/mark publication.txt`,
      // The last step: without it, the next publication repeats all of this.
      `rename ${uploadFolder}/state ${stateName}`,
      `-rmdir ${uploadFolder}`,
    ]);
  } catch (error) {
    throw error instanceof PublishingError ? new PartlyPublishedError(error.message) : error;
  }
}

function pagesOf({ changed, deleted }: Plan, former: State): Publication['pages'] {
  const pages = (files: readonly string[]) => files.filter((file) => file.endsWith('.html'));
  const isNew = (page: string) => !(page in former.hashes);
  return {
    added: pages(changed).filter(isNew).length,
    changed: pages(changed).filter((page) => !isNew(page)).length,
    removed: pages(deleted).length,
  };
}
