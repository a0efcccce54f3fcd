import { z } from 'zod';
import { utc } from './Lock.ts';

/** A publication, as it is stored in a file of its release that web servers do not serve. */
export const publicationSchema = z.object({
  number: z.number(),
  time: z.iso.datetime(),
  by: z.string(),
  /** The numbers of pages, compared with what visitors saw before. */
  pages: z.object({ added: z.number(), changed: z.number(), removed: z.number() }),
});

export type Publication = z.infer<typeof publicationSchema>;

export interface Publications {
  /** From the oldest to the newest. */
  readonly publications: readonly Publication[];
  /** The number of the publication that visitors see. */
  readonly visible: number | undefined;
}

/**
 * Reads the lines that `target.sh` lists: a line with the visible number, then publications as JSON. Leaves out other
 * lines, such as one that a full disk has cut.
 */
export function readPublications(lines: string): Publications {
  const [, visible] = /^visible (\d+)$/m.exec(lines) ?? [];
  return {
    visible: visible === undefined ? undefined : Number(visible),
    publications: lines.split('\n').flatMap((line) => {
      try {
        return [publicationSchema.parse(JSON.parse(line))];
      } catch {
        return [];
      }
    }),
  };
}

/** A publication in one line. */
export function printed({ number, time, by, pages }: Publication): string {
  const { added, changed, removed } = pages;
  const changes = `${added} added, ${changed} changed, ${removed} removed`;
  return `${number}  ${utc(new Date(time))}  ${by}  pages: ${changes}`;
}
