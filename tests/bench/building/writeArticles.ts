import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleLanguages, type SampleLanguage } from '../../../stories/sampleLanguages.ts';
import type { Language } from '../../../locales/languages.ts';
import { dice } from '../dice.ts';

const association = 'data/embedded/association';

/** The average length of news by professional associations. */
const wordsPerArticle = 635;

/** Sentences of the association's own texts, from which articles are made. */
type Sentences = Readonly<Record<SampleLanguage, readonly string[]>>;

interface ArticleFile {
  readonly translations: readonly { readonly language: Language; readonly body?: string }[];
}

/**
 * Writes the embedded association with generated articles, as a folder for `CONTENT_DIR`. The same
 * number gives the same files.
 *
 * @param count the number of articles in all languages together: one in three languages counts as
 * three
 */
export async function writeArticles(folder: string, count: number): Promise<void> {
  await cp(association, folder, { recursive: true });
  const sentences = await readSentences();
  const news = join(folder, 'news');
  await mkdir(news, { recursive: true });
  for (let index = 0; index * sampleLanguages.length < count; index += 1) {
    const inLanguages = sampleLanguages.slice(0, count - index * sampleLanguages.length);
    const record = {
      date: dateOf(index),
      section: 'news',
      translations: inLanguages.map((language) => article(index, language, sentences[language])),
    };
    await writeFile(join(news, `artikel-${index}.json`), JSON.stringify(record));
  }
}

/** The sentences of the news in each language, without those that contain a link or an address. */
async function readSentences(): Promise<Sentences> {
  const files = await readdir(join(association, 'news'));
  const records = await Promise.all(
    files
      .sort()
      .map(
        async (name) =>
          JSON.parse(await readFile(join(association, 'news', name), 'utf8')) as ArticleFile,
      ),
  );
  const inLanguage = (language: SampleLanguage) =>
    records
      .flatMap(({ translations }) => translations)
      .filter((entry) => entry.language === language)
      .flatMap(({ body = '' }) => body.match(/(?<=<p>)[^<]+?[.!?](?=[\s<])/g) ?? [])
      .filter((sentence) => sentence.split(' ').length > 6);
  return { de: inLanguage('de'), en: inLanguage('en'), fr: inLanguage('fr') };
}

function article(index: number, language: SampleLanguage, sentences: readonly string[]) {
  const { oneOf } = dice(index * 31 + sampleLanguages.indexOf(language));
  const sentence = () => oneOf(sentences);
  const title = sentence()
    .split(' ')
    .slice(0, 7)
    .join(' ')
    .replace(/[,.;:!?–]+$/, '');
  return {
    language,
    slug: `artikel-${index}`,
    title: `${title} (${index + 1})`,
    description: sentence(),
    lead: sentence(),
    body: body(sentence),
  };
}

/** Paragraphs of three sentences, with a heading or a list now and then. */
function body(sentence: () => string): string {
  const parts: string[] = [];
  let words = 0;
  while (words < wordsPerArticle) {
    const [first, second, third] = [sentence(), sentence(), sentence()];
    const text = [first, second, third].join(' ');
    words += text.split(' ').length;
    if (parts.length % 4 === 3) parts.push(`<h2>${first.split(' ').slice(0, 5).join(' ')}</h2>`);
    parts.push(
      parts.length % 7 === 5
        ? `<ul><li>${first}</li><li>${second}</li><li>${third}</li></ul>`
        : `<p>${text}</p>`,
    );
  }
  return parts.join('');
}

/** Two articles a day, back from a day in 2026. */
function dateOf(index: number): string {
  const day = Date.UTC(2026, 10, 1) - Math.floor(index / 2) * 86_400_000;
  return new Date(day).toISOString().slice(0, 10);
}
