import { z } from 'zod';
import { publicationSchema } from '../Publication.ts';

/** A file of the published site that web servers do not serve: it begins with a dot. */
export const stateName = '.collegium-published.json';

/** A record of the last publication, kept here because web space without a shell has none. */
const stateSchema = z.object({
  version: z.literal(1),
  /** The last ten, the visible one at the end. */
  publications: z.array(publicationSchema),
  /** A hash of each file, by path. */
  hashes: z.record(z.string(), z.string()),
  /** Scripts and pictures of the publication before, which the next one deletes. */
  kept: z.array(z.string()),
});

export type State = z.infer<typeof stateSchema>;

/** Reads a state. Without one, or with a damaged one, the next publication uploads all files. */
export function readState(json: string | undefined): State {
  try {
    return stateSchema.parse(JSON.parse(json ?? ''));
  } catch {
    return { version: 1, publications: [], hashes: {}, kept: [] };
  }
}
