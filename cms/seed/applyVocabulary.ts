import { createTranslations, deleteTranslations, readTranslations } from '@directus/sdk';
import { inDirectusLanguages, type Vocabulary } from '../schema/Vocabulary.ts';
import type { Client } from './client.ts';

/** Creates and updates the custom translations that notes and choices refer to. */
export async function applyVocabulary(client: Client, vocabulary: Vocabulary): Promise<void> {
  const existing = await client.request(
    readTranslations({ fields: ['id', 'key', 'language', 'value'], limit: -1 }),
  );
  const found = new Map(existing.map((entry) => [`${entry.language} ${entry.key}`, entry]));
  const wanted = [...vocabulary.entries].flatMap(([key, words]) =>
    inDirectusLanguages(words).map(({ language, text }) => ({
      key,
      language,
      value: asMessage(text),
    })),
  );
  const changed = wanted.filter(
    ({ key, language, value }) => found.get(`${language} ${key}`)?.value !== value,
  );
  const outdated = changed.flatMap(({ key, language }) => {
    const entry = found.get(`${language} ${key}`);
    return entry ? [entry.id] : [];
  });
  if (outdated.length > 0) await client.request(deleteTranslations(outdated));
  if (changed.length > 0) await client.request(createTranslations(changed as never));
}

/**
 * Directus' interface reads a translation as a message with placeholders. A single text with other braces, such
 * as `{{link}}`, would keep it from translating all others.
 */
function asMessage(text: string): string {
  return text.replaceAll(/[{}]/g, "{'$&'}");
}
