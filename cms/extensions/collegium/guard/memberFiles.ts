import { InvalidPayloadError } from '@directus/errors';
import { memberCollections } from '../../../../contract/members/content.ts';
import { membersFolder } from '../../../../contract/files.ts';
import type { Database, Meta, Register } from '../directus.ts';
import { idIn } from './idIn.ts';

/**
 * Requires that the files of members' documents are in the members' folder. Everybody can read a file in
 * the website's folder, even if it belongs to a members' document, and nobody can read one in any other
 * folder. Also applies to administrators.
 */
export function keepMembersFilesInPlace({ filter }: Register): void {
  const { documents } = memberCollections;
  for (const action of ['create', 'update']) {
    filter(`${documents}.items.${action}`, async (payload, _meta, { database }) => {
      const id = idIn((payload as { readonly file?: unknown }).file);
      if (id !== undefined && !(await isMembers(database, id)))
        throw new InvalidPayloadError(elsewhere);
      return payload;
    });
  }

  filter('files.update', async (payload, meta, { database }) => {
    const { folder } = payload as { readonly folder?: unknown };
    const leaves = folder !== undefined && folder !== membersFolder;
    if (leaves && (await isAttached(database, meta))) throw new InvalidPayloadError(attached);
    return payload;
  });

  async function isAttached(database: Database, { keys }: Meta): Promise<boolean> {
    for (const file of keys as readonly string[]) {
      if (await database(documents).where({ file }).first('id')) return true;
    }
    return false;
  }
}

async function isMembers(database: Database, id: string): Promise<boolean> {
  const file = await database<{ id: string; folder: string | null }>('directus_files')
    .where({ id })
    .first('folder');
  return file?.folder === membersFolder;
}

const elsewhere = {
  reason:
    'Die Datei eines Dokuments für Mitglieder muss im Ordner „Members“ liegen. / The file of a members’ document must be in the folder Members',
};

const attached = {
  reason:
    'Die Datei gehört zu einem Dokument für Mitglieder und bleibt in deren Ordner. / The file belongs to a members’ document, and stays in their folder',
};
