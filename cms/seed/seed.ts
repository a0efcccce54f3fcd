import { embeddedFolder } from '../../data/settings/embeddedProjects.ts';
import { membersHomeOf } from '../../data/routes/memberPages.ts';
import { parseSite } from '../../data/model/site.ts';
import { folderSource } from '../../data/sources/folder.ts';
import type { Secrets } from '../secrets.ts';
import { Vocabulary } from '../schema/Vocabulary.ts';
import { applyAccess } from './applyAccess.ts';
import { addLanguages, applyContent } from './applyContent.ts';
import { applyFlows, flowsFor } from './applyFlows.ts';
import { applyMembersContent } from './applyMembersContent.ts';
import { applyPresets, presetsFor } from './applyPresets.ts';
import { applySchema } from './applySchema.ts';
import { applyVocabulary } from './applyVocabulary.ts';
import { applyPeople, type Account } from './applyPeople.ts';
import { seedClient } from './client.ts';
import { layout } from './layout.ts';
import { nameAdministrators } from './nameAdministrators.ts';
import { noteProject } from './noteProject.ts';

interface SeedOptions {
  /** The embedded project that it is filled with. */
  readonly project: string;
  readonly secrets: Secrets;
  /** Where the secrets are kept, for messages. */
  readonly secretsFile: string;
  /** The address that `npm run dev` has. */
  readonly previewUrl: string;
  /** Whether there is an editor and a member for trying out. */
  readonly demo: boolean;
  /** Where Directus puts files, by its name there. */
  readonly storage: string;
  /** Whether who sees data of other people needs a second factor. */
  readonly secondFactor: boolean;
}

/**
 * Makes a Directus the backend of the website: schema, words, access and, where none was ever
 * put, the content of an embedded project. It can run any number of times.
 *
 * @returns the accounts that were made here, as far as they are still there
 * @throws CmsError if the seed's own account is gone, or another project's content is there
 */
export async function seed(
  url: string,
  { project, secrets, secretsFile, previewUrl, demo, storage, secondFactor }: SeedOptions,
): Promise<Account[]> {
  const client = await seedClient(url, secrets.seedToken, secretsFile);
  const folder = embeddedFolder(project);
  const site = parseSite(await folderSource(folder).read());
  const wanted = layout(previewUrl);
  const vocabulary = new Vocabulary();
  const flows = flowsFor(wanted, vocabulary);
  const lists = presetsFor(vocabulary);
  await applySchema(client, wanted, vocabulary);
  await noteProject(client, project);
  await applyVocabulary(client, vocabulary);
  await applyAccess(client, wanted, { buildToken: secrets.buildToken, storage, secondFactor });
  const hasMembers = membersHomeOf(site) !== undefined;
  const { passwords } = secrets;
  const accounts = await applyPeople(client, { passwords, demo, hasMembers });
  await addLanguages(client);
  if (hasMembers) await applyMembersContent(client, demo);
  await applyContent(client, site, folder);
  if (hasMembers) await nameAdministrators(client);
  // Last, so that filling in the content sets nothing off.
  await applyFlows(client, flows);
  await applyPresets(client, lists);
  return accounts;
}
