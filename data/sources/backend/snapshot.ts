import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { kindNames } from '../../kinds/index.ts';
import type { RawContent } from '../../model/rawContent.ts';
import { StagedFolder } from '../../folders/StagedFolder.ts';

/** The content of the last successful read. */
export interface Snapshot {
  readonly taken: Date;
  readonly content: RawContent;
  /** The folder of the files that the content refers to. */
  readonly files: string;
}

/**
 * Stores content together with its files: a later read may replace the files and then fail.
 *
 * @param folder the folder of the one snapshot, which is replaced as a whole
 * @param files the folder of the files that the content refers to
 */
export async function writeSnapshot(
  folder: string,
  content: RawContent,
  files: string,
): Promise<void> {
  const staged = await StagedFolder.beside(folder);
  try {
    const record = JSON.stringify({ taken: new Date(), content });
    await writeFile(join(staged.folder, 'content.json'), record);
    await cp(files, join(staged.folder, 'files'), { recursive: true });
    await staged.publish();
  } finally {
    await staged.discard();
  }
}

const recordSchema = z.object({
  taken: z.coerce.date(),
  content: z.record(z.string(), z.array(z.unknown())),
});

/** The snapshot. Undefined if there is none that can be read. */
export async function readSnapshot(folder: string): Promise<Snapshot | undefined> {
  const text = await readFile(join(folder, 'content.json'), 'utf8').catch(() => '');
  const { data, success } = recordSchema.safeParse(parsed(text));
  if (!success) return undefined;
  return { taken: data.taken, content: complete(data.content), files: join(folder, 'files') };
}

/** A snapshot of an older version may lack newer kinds. */
function complete(content: Readonly<Record<string, readonly unknown[]>>): RawContent {
  const kinds = kindNames.map((name) => [name, content[name] ?? []]);
  // The model checks the records, as with any source.
  return Object.fromEntries(kinds) as RawContent;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
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
