import { membersHomeOf } from '../../data/routes/memberPages.ts';
import { words } from '../../data/fields/words.ts';
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
import { forgetExtensions } from './forgetExtensions.ts';
import { hideUnused } from './hideUnused.ts';
import { layout } from './layout.ts';
import { nameAdministrators } from './nameAdministrators.ts';
import { noteProject } from './noteProject.ts';
import { expectOlderData, noteVersion } from './noteVersion.ts';
import { readSite } from './readSite.ts';

interface SeedOptions {
  /** The content that fills Directus, and the name of an embedded project. */
  readonly content: { readonly name: string | undefined; readonly folder: string };
  readonly secrets: Secrets;
  /** The path of the file with the secrets, for messages. */
  readonly secretsFile: string;
  /** The address of `npm run dev`. */
  readonly previewUrl: string;
  /** The preview's address for the visual editor; undefined if editors' browsers can't reach it. */
  readonly editorUrl: string | undefined;
  /** True to create the demo accounts. */
  readonly demo: boolean;
  /** The name of Directus' storage location for files. */
  readonly storage: string;
  /** True if accounts that can read other people's data need a second factor. */
  readonly secondFactor: boolean;
}

/**
 * Sets up a Directus as the backend of the website: schema, words, access rights, and the content of a
 * project in collections that were never filled. Can run any number of times.
 *
 * @returns the demo accounts that still exist
 * @throws CmsError if the seed's own account is gone, or another project's content is there
 * @throws NewerData if a newer version has written the data
 * @throws WrongContent if the content has mistakes
 */
export async function seed(
  url: string,
  {
    content,
    secrets,
    secretsFile,
    previewUrl,
    editorUrl,
    demo,
    storage,
    secondFactor,
  }: SeedOptions,
): Promise<Account[]> {
  const client = await seedClient(url, secrets.seedToken, secretsFile);
  await expectOlderData(client);
  const { folder } = content;
  const site = await readSite(folder);
  const wanted = layout(previewUrl);
  const vocabulary = new Vocabulary();
  const flows = flowsFor(wanted, vocabulary);
  const lists = presetsFor(wanted, vocabulary);
  const hasMembers = membersHomeOf(site) !== undefined;
  vocabulary.refer(words('Übersicht', 'Overview'), 'overview');
  vocabulary.refer(words('Handbuch', 'Handbook'), 'handbook');
  await applySchema(client, await hideUnused(client, wanted, { site, hasMembers }), vocabulary);
  await noteProject(client, content.name ?? site.project.name);
  await applyVocabulary(client, vocabulary);
  await applyAccess(client, wanted, { buildToken: secrets.buildToken, storage, secondFactor });
  const { passwords } = secrets;
  const accounts = await applyPeople(client, { passwords, demo, hasMembers });
  await addLanguages(client);
  if (hasMembers) await applyMembersContent(client, demo);
  await applyContent(client, site, { folder, editorUrl });
  if (hasMembers) await nameAdministrators(client);
  // Last, so that filling the content does not start a flow.
  await applyFlows(client, flows);
  await applyPresets(client, lists);
  await forgetExtensions(client);
  await noteVersion(client);
  return accounts;
}
