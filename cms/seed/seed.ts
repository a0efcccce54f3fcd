import { loadContent } from '../../data/loadContent.ts';
import { Vocabulary } from '../schema/words.ts';
import { applyAccess } from './applyAccess.ts';
import { applyContent } from './applyContent.ts';
import { applySchema } from './applySchema.ts';
import { applyVocabulary } from './applyVocabulary.ts';
import { signIn } from './client.ts';
import { layout } from './layout.ts';

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
  const { site, folder } = await loadEmbedded();
  await applyContent(client, site, folder);
}

function loadEmbedded() {
  return loadContent({
    contentDir: undefined,
    directus: undefined,
    project: 'association',
    siteUrl: 'http://localhost',
    outDir: 'dist',
    port: 8080,
  });
}
