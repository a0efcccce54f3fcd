import { saysNothing } from '../../../../contract/richText/vagueWords.ts';
import type { Language } from '../../../../locales/languages.ts';
import { excludingWords } from './excludingWords.ts';
import { hint, type Hint, type HintName } from './hint.ts';
import { readingEase } from './readingEase.ts';

/** The texts of a page in one language, as an editor has written them so far. */
export interface Texts {
  readonly title: string;
  readonly description: string;
  /** HTML */
  readonly body: string;
}

/** Search engines show about as many characters. */
export const longestTitle = 60;
export const longestDescription = 155;
const shortestDescription = 50;

/** Amstad and Flesch call texts below it "very difficult": those of universities and laws. */
const leastEase = 30;

/** The heading of a page, above its text. */
const rankOfTitle = 1;

/** Finds hints in the order of the form. They block nothing. */
export function findHints({ title, description, body }: Texts, language: Language): Hint[] {
  const text = new DOMParser().parseFromString(body, 'text/html').body;
  return [
    ...longer('longTitle', title, longestTitle),
    ...longer('longDescription', description, longestDescription),
    ...(description !== '' && description.length < shortestDescription
      ? [hint('shortDescription', description.length)]
      : []),
    ...skippedHeadings(text),
    ...undescribedPictures(text),
    ...vagueLinks(text),
    ...(language === 'de' ? excluding([title, description, wordsOf(text)].join('\n')) : []),
    ...hardToRead(text, language),
  ];
}

function longer(name: HintName, text: string, max: number): Hint[] {
  return text.length > max ? [hint(name, text.length)] : [];
}

function skippedHeadings(text: HTMLElement): Hint[] {
  let above = rankOfTitle;
  return [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading) => {
    const rank = Number(heading.tagName.slice(1));
    const isSkipped = rank > above + 1;
    above = rank;
    return isSkipped ? [hint('skippedHeading', wordsOf(heading))] : [];
  });
}

function undescribedPictures(text: HTMLElement): Hint[] {
  const count = text.querySelectorAll('img:not([alt]), img[alt=""]').length;
  return count > 0 ? [hint('undescribedPicture', count)] : [];
}

function vagueLinks(text: HTMLElement): Hint[] {
  return [...text.querySelectorAll('a[href]')]
    .map(wordsOf)
    .filter(saysNothing)
    .map((words) => hint('vagueLink', words));
}

function excluding(text: string): Hint[] {
  return excludingWords(text).map(({ word, better }) =>
    hint('excludingWord', `${word}: ${better}`),
  );
}

function hardToRead(text: HTMLElement, language: Language): Hint[] {
  // Without a line break, the last sentence of a paragraph and the first of the next would be one.
  const blocks = [...text.querySelectorAll('p, li')].map(wordsOf);
  const ease = readingEase(blocks.join('\n'), language);
  return ease !== undefined && ease < leastEase ? [hint('hardToRead', ease)] : [];
}

function wordsOf({ textContent }: Element): string {
  return textContent.replaceAll(/\s+/g, ' ').trim();
}
