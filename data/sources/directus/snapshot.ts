import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RawContent } from '../../model/rawContent.ts';

/** The content as it was at the last successful read. */
export interface Snapshot {
  readonly taken: Date;
  readonly content: RawContent;
}

/** Written beside its place first, so that an interrupted read leaves the last one whole. */
export async function writeSnapshot(file: string, content: RawContent): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}.partial`;
  await writeFile(partial, JSON.stringify({ taken: new Date(), content }));
  await rename(partial, file);
}

/** The snapshot, or undefined if there is none that can be read. */
export async function readSnapshot(file: string): Promise<Snapshot | undefined> {
  try {
    const { taken, content } = JSON.parse(await readFile(file, 'utf8')) as {
      taken: string;
      content: RawContent;
    };
    return { taken: new Date(taken), content };
  } catch {
    return undefined;
  }
}

/** For example "3 hours". */
export function ageOf({ taken }: Snapshot, now = new Date()): string {
  const minutes = Math.max(0, Math.round((now.getTime() - taken.getTime()) / 60_000));
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
