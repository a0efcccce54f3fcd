import { fileURLToPath } from 'node:url';
import { parseSite } from '../../data/model/site.ts';
import { folderSource } from '../../data/sources/folder.ts';
import { Vocabulary } from '../schema/words.ts';
import { applyAccess } from './applyAccess.ts';
import { applyContent } from './applyContent.ts';
import { applyFlows, flowsFor } from './applyFlows.ts';
import { applySchema } from './applySchema.ts';
import { applyVocabulary } from './applyVocabulary.ts';
import { signIn } from './client.ts';
import { layout } from './layout.ts';

const embedded = fileURLToPath(new URL('../../data/embedded/association', import.meta.url));

/**
 * Makes a Directus the backend of the website: schema, words, access and, where none was ever
 * put, the embedded association's content. It can run any number of times.
 *
 * @param previewUrl the address that `npm run dev` has
 */
export async function seed(
  url: string,
  { buildToken, previewUrl }: { readonly buildToken: string; readonly previewUrl: string },
): Promise<void> {
  const client = await signIn(url);
  const wanted = layout(previewUrl);
  const vocabulary = new Vocabulary();
  const flows = flowsFor(wanted, vocabulary);
  await applySchema(client, wanted, vocabulary);
  await applyVocabulary(client, vocabulary);
  await applyAccess(client, wanted, buildToken);
  await applyContent(client, parseSite(await folderSource(embedded).read()), embedded);
  // Last, so that filling in the content sets nothing off.
  await applyFlows(client, flows);
}
