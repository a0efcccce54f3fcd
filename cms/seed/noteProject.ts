import { createItem, readItems } from '@directus/sdk';
import { defaultProject } from '../../data/settings/embeddedProjects.ts';
import { CmsError } from '../environment.ts';
import type { Client } from './client.ts';
import { seedRecord } from './layout.ts';

/** Beside the names of collections, none of which begins so. */
const prefix = 'project:';

/**
 * Notes whose content a Directus is filled with. Whoever forgets to name the project at a later start
 * would find another's logo, consents and mails in it, piece by piece as versions bring new collections.
 *
 * @throws CmsError where it is another project's
 */
export async function noteProject(client: Client, project: string): Promise<void> {
  const seeded = await client.request(readItems(seedRecord, { limit: -1 }));
  const names = seeded.map(({ collection }) => String(collection));
  const noted = names.find((name) => name.startsWith(prefix))?.slice(prefix.length);
  // An earlier version knew one project, and noted nothing.
  const filledWith = noted ?? (names.includes('pages') ? defaultProject : undefined);
  if (filledWith !== undefined && filledWith !== project) {
    throw new CmsError(
      `PROJECT: expected ${filledWith}, which this Directus was filled with, found ${project}; set PROJECT=${filledWith}, or another CMS_DATA_DIR.`,
    );
  }
  if (noted === undefined) {
    await client.request(createItem(seedRecord, { collection: prefix + project }));
  }
}
