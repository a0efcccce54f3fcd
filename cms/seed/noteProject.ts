import { createItem, readItems } from '@directus/sdk';
import { defaultProject } from '../../data/settings/embeddedProjects.ts';
import { CmsError } from '../environment.ts';
import type { Client } from './client.ts';
import { seedRecord } from './seedRecord.ts';

/** A prefix that no collection has. */
const prefix = 'project:';

/**
 * Records the project whose content fills this Directus. If the operator forgets to name the project at a
 * later start, this Directus would otherwise get another project's logo, consents and mails, whenever a version adds
 * collections.
 *
 * @throws CmsError if it contains another project's content
 */
export async function noteProject(client: Client, project: string): Promise<void> {
  const seeded = await client.request(readItems(seedRecord, { limit: -1 }));
  const names = seeded.map(({ collection }) => String(collection));
  const noted = names.find((name) => name.startsWith(prefix))?.slice(prefix.length);
  // An earlier version supported only one project, and recorded nothing.
  const filledWith = noted ?? (names.includes('pages') ? defaultProject : undefined);
  if (filledWith !== undefined && filledWith !== project) {
    throw new CmsError(
      `PROJECT: expected ${filledWith}, which this Directus was filled with, found ${project}; set PROJECT=${filledWith}, the PROJECT_DIR of ${filledWith}, or another CMS_DATA_DIR.`,
    );
  }
  if (noted === undefined) {
    await client.request(createItem(seedRecord, { collection: prefix + project }));
  }
}
