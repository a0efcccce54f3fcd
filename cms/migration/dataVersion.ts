import { compareVersions } from '../../data/settings/compareVersions.ts';
import { version as collegium } from '../../data/settings/version.ts';
import { installedDirectus } from '../backup/installedDirectus.ts';
import { CmsError } from '../environment.ts';

type Program = 'collegium' | 'directus';

/** The versions that have written the data of an installation last. Data of 0.1.0 have no note of them. */
export type DataVersion = Readonly<Record<Program, string | undefined>>;

/** Returns the versions of this code, which the seed notes. */
export const ownVersion = (): Readonly<Record<Program, string>> => ({
  collegium,
  directus: installedDirectus(),
});

/** A prefix that no collection has. */
const prefix = (program: Program) => `version:${program}:`;

/** The name of the note in the seed's record (../seed/seedRecord.ts). */
export const noteOf = (program: Program, version: string) => prefix(program) + version;

/** Finds the versions among the names in the seed's record. */
export function versionIn(notes: readonly string[]): DataVersion {
  const noted = (program: Program) =>
    notes.find((note) => note.startsWith(prefix(program)))?.slice(prefix(program).length);
  return { collegium: noted('collegium'), directus: noted('directus') };
}

/** The data are newer than this code: Directus must not run with them. */
export class NewerData extends CmsError {}

/** @throws NewerData */
export function assertNotNewer(data: DataVersion): void {
  const own = ownVersion();
  const names = { collegium: 'Collegium', directus: 'Directus' } as const;
  for (const program of ['collegium', 'directus'] as const) {
    const found = data[program];
    if (found === undefined || compareVersions(found, own[program]) <= 0) continue;
    throw new NewerData(
      `CMS_DATA_DIR: expected data of ${names[program]} ${own[program]} or older, found data that ${names[program]} ${found} has written; update Collegium, or restore the backup from before the upgrade (docs/operating.md, section Upgrades).`,
    );
  }
}
