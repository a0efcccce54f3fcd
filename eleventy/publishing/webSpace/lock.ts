import { hostname } from 'node:os';
import { z } from 'zod';
import { isAlive } from '../../../data/folders/isAlive.ts';
import { utc } from '../Lock.ts';
import { PublishingError } from '../PublishingError.ts';
import type { Sftp } from './Sftp.ts';

/** A folder, since two processes cannot both create it. */
const lockName = '.collegium-lock';
const holderName = `${lockName}/holder`;

const holderSchema = z.object({
  by: z.string(),
  since: z.coerce.date(),
  computer: z.string(),
  pid: z.number(),
});

type Holder = z.infer<typeof holderSchema>;

/**
 * Milliseconds after which the lock of another computer counts as left. SFTP cannot end a lock with a connection. The first upload of a large site takes some minutes.
 */
const longest = 15 * 60_000;

const unlock = [`-rm ${holderName}`, `-rmdir ${lockName}`];

/**
 * Runs an action that no other publication of the same web space runs at the same time.
 *
 * @throws PublishingError that says who publishes at the moment
 */
export async function locked<Result>(
  sftp: Sftp,
  holder: { readonly by: string; readonly time: Date },
  action: () => Promise<Result>,
): Promise<Result> {
  await take(sftp, holder);
  try {
    return await action();
  } finally {
    // If the host is gone, the lock counts as left after a while.
    await sftp.run(unlock).catch(() => undefined);
  }
}

async function take(
  sftp: Sftp,
  { by, time }: { readonly by: string; readonly time: Date },
): Promise<void> {
  const me: Holder = { by, since: time, computer: hostname(), pid: process.pid };
  const lock = [`mkdir ${lockName}`, await sftp.write(holderName, JSON.stringify(me))];
  try {
    await sftp.run(lock);
  } catch (error) {
    const other = holderIn(await sftp.read(holderName));
    if (other && isPublishing(other)) {
      throw new PublishingError(`${other.by} has been publishing since ${utc(other.since)}`);
    }
    await sftp.run(unlock);
    if (!other) throw error;
    await sftp.run(lock);
  }
}

function isPublishing({ since, computer, pid }: Holder): boolean {
  if (computer === hostname() && !isAlive(pid)) return false;
  return Date.now() - since.getTime() < longest;
}

function holderIn(json: string | undefined): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(json ?? ''));
  } catch {
    return undefined;
  }
}
