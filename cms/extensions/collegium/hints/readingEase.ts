import { readingFormulas, type Language } from '../../../../locales/languages.ts';

/** The result for a shorter text would depend on single words. */
const fewestWords = 100;

/**
 * Returns how easy a text is to read: from 0, such as a law, to 100, such as a book for children.
 *
 * @returns undefined for a text of fewer than 100 words
 */
export function readingEase(text: string, language: Language): number | undefined {
  const sentences = partsOf(text, language, 'sentence').length;
  const words = partsOf(text, language, 'word');
  if (words.length < fewestWords) return undefined;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const [start, perWord, perSyllable] = readingFormulas[language];
  const ease =
    start - (perWord * words.length) / sentences - (perSyllable * syllables) / words.length;
  return Math.round(Math.min(100, Math.max(0, ease)));
}

function partsOf(text: string, language: Language, granularity: 'sentence' | 'word'): string[] {
  return [...new Intl.Segmenter(language, { granularity }).segment(text)]
    .filter(({ segment, isWordLike }) => isWordLike ?? /\p{L}/u.test(segment))
    .map(({ segment }) => segment);
}

/** An estimate: neighbouring vowels are one syllable. */
function syllablesOf(word: string): number {
  return Math.max(1, word.match(/[aeiouyäöüàâéèêëîïôùûœ]+/giu)?.length ?? 0);
}
