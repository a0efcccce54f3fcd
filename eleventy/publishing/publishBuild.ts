import { markOf } from '../../contract/publication.ts';
import { builtFilesName } from '../commands/builtFiles.ts';
import { filesOf, keepAssets } from './formerFiles.ts';
import { listOfBuild } from './listOfBuild.ts';
import type { Lock } from './Lock.ts';
import type { Place } from './Place.ts';
import type { Publication } from './Publication.ts';
import type { Build } from './Publisher.ts';
import { runProgram } from './runProgram.ts';
import { switchTo } from './switchTo.ts';

/** The number of releases that stay, to go back to. */
const keptReleases = 10;

/**
 * Uploads a built site as a new release, and shows it. Until the last step, visitors see the old site.
 *
 * @returns undefined if the visible site has the same files
 * @throws PublishingError if something failed
 */
export async function publishBuild(
  place: Place,
  lock: Lock,
  { outDir, by, time }: Build,
): Promise<Publication | undefined> {
  const files = await listOfBuild(outDir);
  const { visible, next: number } = lock;
  const former = await filesOf(place, visible);
  try {
    const uploaded = await upload(place, { outDir, files, visible });
    const listed = new Set(files);
    const removed = former.filter((file) => !listed.has(file));
    if (visible !== undefined && uploaded.length + removed.length === 0) return undefined;
    await keepAssets(place, { visible, gone: removed, folder: `incoming.${place.key}` });
    const pages = changedPages({ files, uploaded, former, removed });
    const publication = { number, time: time.toISOString(), by, pages };
    await show(place, publication);
    return publication;
  } finally {
    // Ignore an error: the next publication deletes the same files.
    await place.run('tidy', [String(keptReleases)]).catch(() => undefined);
  }
}

interface Upload {
  readonly outDir: string;
  readonly files: readonly string[];
  readonly visible: number | undefined;
}

/**
 * Uploads what the build has written, and no other files in its folder. Files of the visible release are linked.
 *
 * @returns the files that are new or changed
 */
async function upload(place: Place, { outDir, files, visible }: Upload): Promise<string[]> {
  const output = await runProgram(
    [
      'rsync',
      // By content: a build in CI gives each file a new time.
      '--checksum',
      ...(visible === undefined ? [] : [`--link-dest=../releases/${visible}`]),
      ...['--files-from=-', '--from0', '--chmod=D755,F644'],
      ...['--out-format=%i %n', '--timeout=60', `${outDir}/`],
      ...place.rsync(`incoming.${place.key}`),
    ],
    [...files, builtFilesName].join('\0'),
  );
  return output.split('\n').flatMap((line) => /^[<>]f\S* (.+)/.exec(line)?.[1] ?? []);
}

function changedPages(lists: {
  readonly files: readonly string[];
  readonly uploaded: readonly string[];
  readonly former: readonly string[];
  readonly removed: readonly string[];
}): Publication['pages'] {
  const former = new Set(lists.former);
  const pages = (files: readonly string[]) => files.filter((file) => file.endsWith('.html'));
  return {
    added: pages(lists.files).filter((page) => !former.has(page)).length,
    changed: pages(lists.uploaded).filter((page) => former.has(page)).length,
    removed: pages(lists.removed).length,
  };
}

async function show(place: Place, publication: Publication): Promise<void> {
  const { number, time, by } = publication;
  await switchTo(place, number, [
    'release',
    String(number),
    JSON.stringify(publication),
    markOf(publication),
    `${time} ${by} published ${number}`,
  ]);
}
