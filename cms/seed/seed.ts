import { fileURLToPath } from 'node:url';
import { parseSite } from '../../data/model/site.ts';
import { folderSource } from '../../data/sources/folder.ts';
import { Vocabulary } from '../schema/words.ts';
import { applyAccess } from './applyAccess.ts';
import { applyContent } from './applyContent.ts';
import { applySchema } from './applySchema.ts';
import { applyVocabulary } from './applyVocabulary.ts';
import { signIn } from './client.ts';
import { layout } from './layout.ts';

const embedded = fileURLToPath(new URL('../../data/embedded/association', import.meta.url));

/**
 * Makes a Directus the backend of the website: schema, words, access and, where none was ever
 * put, the embedded association's content. It can run any number of times.
 */
export async function seed(url: string, buildToken: string): Promise<void> {
  const client = await signIn(url);
  const wanted = layout();
  const vocabulary = new Vocabulary();
  await applySchema(client, wanted, vocabulary);
  await applyVocabulary(client, vocabulary);
  await applyAccess(client, wanted, buildToken);
  await applyContent(client, parseSite(await folderSource(embedded).read()), embedded);
}
